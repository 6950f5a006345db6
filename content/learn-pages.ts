import type { LearnPage } from './condition-types.ts';
import { healthSources as from } from './health-sources.ts';

/**
 * The six pages under /learn (engagement §2.9): what a condition is, its numbers, food and habits, what each ingredient
 * may and may not do, and when to call somebody. Weight management also names products of the embedded catalogue with what
 * their labels say; a shop with other products changes that section.
 * For review by a licensed clinician before a live shop opens.
 */
export const learnPages: LearnPage[] = [
  {
    slug: 'blood-pressure',
    title: 'Blood Pressure',
    lead: 'What the two numbers mean, what moves them, and when to pick up the phone.',
    hero: 'advice',
    collection: 'blood-pressure',
    productCount: 12,
    sections: [
      {
        heading: 'What it is',
        paragraphs: [
          'Blood pressure is the push of blood against the walls of your vessels. When it stays high, doctors call it hypertension. For years it strains the heart, brain, eyes and kidneys without a sign. More than half of Black adults in the United States have it. Stress, salt, sleep and family history play a part, and so does care that comes late. It can be managed at any age.',
        ],
      },
      {
        heading: 'Numbers that matter',
        paragraphs: [
          'The top number counts while the heart beats. The bottom one counts while it rests.',
          'Sit for five minutes first: feet flat, back held, cuff on bare skin, arm at heart height. Take two readings a minute apart and write both down.',
        ],
        points: [
          'Normal: below 120 over 80.',
          'Elevated: 120 to 129, with the bottom number below 80.',
          'High: 130 or more on top, or 80 or more below, again and again.',
          'Dangerous: higher than 180 on top, or than 120 below.',
        ],
      },
      {
        heading: 'What food and habits do',
        paragraphs: [
          'The DASH way of eating lowers pressure for most people: vegetables, beans, fruit, nuts, fish and low-fat dairy. Stay under 2,300 mg of sodium a day; 1,500 mg does more. Most of it hides in canned soup, lunch meat, seasoning salt and take-out. Walking, less alcohol, a few pounds less and seven hours of sleep each help. If you snore, ask about sleep apnea.',
        ],
      },
      {
        heading: 'What supplements may and may not do',
        paragraphs: [
          'The National Institutes of Health find that effects are small at best, and that no supplement matches a medicine. These may help support a pressure already in the normal range:',
          'Some things push pressure up: licorice, cold medicines with a decongestant, and pain pills such as ibuprofen.',
        ],
        points: [
          'Hibiscus, the flower in sorrel: some studies suggest a small effect. The evidence is limited.',
          'Beetroot: its nitrate may relax vessels for some hours. The studies are short.',
          'Magnesium: may move readings slightly, mostly in people who get too little.',
          'Potassium: it may help, and food brings far more of it than a capsule. With weak kidneys too much is dangerous.',
          'Omega-3 and garlic: small effects in some studies, none in others.',
          'CoQ10 and hawthorn: the evidence is mixed, and for pressure mostly weak.',
        ],
      },
      {
        heading: 'When to call a doctor',
        paragraphs: [
          'Call your doctor if readings at home stay at 130 over 80 or above, or if a new product makes you dizzy. Ask first if you take any medicine for pressure, have kidney disease, or are pregnant. Never stop a medicine on your own. Feeling well may mean that it works.',
          'Call 911 for a reading higher than 180 over 120 together with chest pain, shortness of breath, back pain, weakness, numbness, a change in sight, or trouble speaking. That high without any of these: wait a few minutes, measure again, and if it stays, call right away.',
        ],
      },
    ],
    sources: [
      from.cdcBloodPressure,
      from.nhlbiDash,
      from.nccihHypertensionDigest,
      from.odsMagnesium,
      from.medlineBloodPressure,
    ],
  },
  {
    slug: 'cholesterol',
    title: 'Cholesterol',
    lead: 'A fat that your body needs, in an amount that your vessels can live with.',
    hero: 'market',
    collection: 'cholesterol',
    productCount: 12,
    sections: [
      {
        heading: 'What it is',
        paragraphs: [
          'Cholesterol is a waxy fat from which the body builds cells. LDL carries it into the vessels, where too much settles over the years. HDL carries some of it away. Triglycerides are another fat in the blood. You can feel none of them; one blood test shows them all.',
          'Black adults have high cholesterol no more often than white adults, yet fewer of those who could use a medicine are taking one. So ask plainly: "Do my numbers call for one?"',
        ],
      },
      {
        heading: 'Numbers that matter',
        paragraphs: [
          'These are goals for most healthy adults, in mg/dL. Yours may differ after a heart attack or with diabetes.',
          'Healthy adults are tested every four to six years, others more often.',
        ],
        points: [
          'Total: below 200.',
          'LDL: below 100.',
          'HDL: 40 or more for men, 50 or more for women.',
          'Triglycerides: below 150.',
          'Lipoprotein(a): once in a lifetime, above all when heart trouble came early in the family. Black adults tend to have more of it.',
        ],
      },
      {
        heading: 'What food and habits do',
        paragraphs: [
          "Soluble fiber carries cholesterol out through the gut. Find it in oats, beans, okra and apples. Cook with olive or canola oil where butter, lard or fatback was, and season greens with onion and smoked turkey. Eat fish twice a week and a handful of nuts most days. Walk, and leave tobacco. For some people LDL stays high however well they eat. It runs in families, and it is nobody's fault.",
        ],
      },
      {
        heading: 'What supplements may and may not do',
        paragraphs: [
          'Two ingredients have good evidence, and even they do less than a statin.',
          'Leave red yeast rice to your doctor. It may hold the same substance as a statin, in an amount that no label tells.',
        ],
        points: [
          'Psyllium: daily, with meals and water, it may lower LDL a little. The evidence is good.',
          'Plant sterols: about 2 grams a day with meals may lower LDL. The evidence is good.',
          'Glucomannan and garlic: small effects in some studies.',
          'Omega-3: may help with triglycerides at prescription amounts. It does little for LDL.',
          'Black seed oil and cinnamon: small studies, mixed results.',
          'CoQ10: does not change cholesterol. For muscle aches from statins the studies disagree.',
        ],
      },
      {
        heading: 'When to call a doctor',
        paragraphs: [
          'Ask your doctor or pharmacist before you add anything to a statin, ezetimibe or a blood thinner. Take fiber and medicines hours apart. Call about new muscle pain, dark urine or yellow eyes. Do not stop a statin alone; ask for another dose or another kind.',
          'Chest pain, pain in the arm or jaw, a drooping face, sudden weakness on one side or trouble speaking means 911.',
        ],
      },
    ],
    sources: [
      from.medlineCholesterolLevels,
      from.cdcCholesterolCare,
      from.medlineLipoproteinA,
      from.nccihCholesterol,
      from.nccihGarlic,
    ],
  },
  {
    slug: 'joint-health',
    title: 'Joint Health',
    lead: 'Why joints ache, what keeps them moving, and what is worth your money.',
    hero: 'walk',
    collection: 'joint',
    productCount: 12,
    sections: [
      {
        heading: 'What it is',
        paragraphs: [
          'Most joint pain in later life is osteoarthritis. The smooth cartilage wears thin, and the joint grows stiff and sore. Gout, lupus and rheumatoid arthritis are different, and each has medicines of its own, so it helps to know which one you have.',
          'Black adults with arthritis report more severe pain than white adults, and more days when it stops them. Say how bad it is on your worst day, and ask what comes next.',
        ],
      },
      {
        heading: 'Numbers that matter',
        paragraphs: ['Four numbers are worth keeping in mind.'],
        points: [
          'Morning stiffness: under 30 minutes is usual with wear. An hour or more points to inflammation.',
          'Movement: 150 minutes a week, and two days of strength.',
          'Vitamin D: most adults need 600 IU a day, 800 IU after 70. More may not help.',
          'Calcium: 1,000 to 1,200 mg a day, from food first.',
        ],
      },
      {
        heading: 'What food and habits do',
        paragraphs: [
          'Movement feeds cartilage. Walk, ride, swim or dance; begin with ten minutes. Strong thighs take load off the knees, and so does every pound less. Tai chi has good evidence for knees. Use warmth in the morning and cold after effort. Wear shoes that hold. A cane goes in the hand opposite the sore side. Eat fish, beans, greens and fruit.',
        ],
      },
      {
        heading: 'What supplements may and may not do',
        paragraphs: [
          'None of these rebuilds cartilage. Give one of them three months; if nothing changes, save your money.',
        ],
        points: [
          'Glucosamine and chondroitin: many trials, and they disagree. Some people feel better; whether the capsules did it is uncertain.',
          'Turmeric: may ease knees somewhat in small studies. Strong extracts with black pepper have, rarely, hurt the liver.',
          'Boswellia: may ease stiffness. The studies are few and small.',
          'Collagen: early studies suggest a little comfort. Makers paid for several of them.',
          'Omega-3: may help inflamed joints. For wear the evidence is thin.',
          'Vitamin D: bones need it. Extra may add nothing, and in trials it did not ease sore knees.',
          'Magnesium: needed for bones and muscles, with little research on joints.',
        ],
      },
      {
        heading: 'When to call a doctor',
        paragraphs: [
          'Ask first if you take warfarin, Eliquis, Plavix, daily aspirin or medicine for diabetes, are allergic to shellfish, or have liver, kidney or gallbladder trouble. Stop two weeks before surgery. Yellow eyes or dark urine: stop and call. Ibuprofen and naproxen can raise blood pressure and strain kidneys, so ask how much is safe for you.',
          'See somebody the same day for a joint that is suddenly hot, red and swollen, above all with fever. Call 911 when a hip cannot carry you after a fall, or when back pain comes with weak legs or lost bladder control.',
        ],
      },
    ],
    sources: [
      from.cdcArthritis,
      from.cdcActivity,
      from.medlineOsteoarthritis,
      from.nccihGlucosamine,
      from.odsVitaminD,
    ],
  },
  {
    slug: 'digestive-health',
    title: 'Digestive Health',
    lead: 'What a normal belly does, what soothes it, and what should be checked.',
    hero: 'garden',
    collection: 'digestion',
    productCount: 12,
    sections: [
      {
        heading: 'What it is',
        paragraphs: [
          'Digestion turns supper into fuel, with help from trillions of bacteria in the gut. Gas, a slow week and heartburn after a late plate are common. Many Black adults make less of the enzyme for milk sugar as they grow up. That is ordinary, and no allergy. Constipation often follows too little fiber, water or movement, or a medicine such as an opioid pain pill.',
        ],
      },
      {
        heading: 'Numbers that matter',
        paragraphs: ['Normal is wider than most people think.'],
        points: [
          'Regular: from three times a day to three times a week, if it comes easily.',
          'Fiber: 22 to 34 grams a day for most adults. Most of us eat about half.',
          'Screening of the colon: from 45, and earlier when it runs in the family. Black Americans have higher rates of colon cancer, and finding it early saves lives.',
          'Two weeks: a change that lasts longer should be looked at.',
        ],
      },
      {
        heading: 'What food and habits do',
        paragraphs: [
          'Beans, peas, greens, okra, oats, fruit and sweet potatoes with the skin bring fiber. Add a little each week, so that gas stays small, and drink water with it. If milk troubles you, try yogurt, hard cheese, lactose-free milk, or small amounts with a meal.',
          'Late suppers and fried plates bring heartburn; leave three hours before bed. Walk after meals. Go when you need to, with your feet on a low stool.',
        ],
      },
      {
        heading: 'What supplements may and may not do',
        paragraphs: [
          'Start one thing at a time, so that you know what helped. Fiber always goes with a full glass of water.',
        ],
        points: [
          'Psyllium: may support regularity. The evidence is good.',
          'Glucomannan: may do the same, with fewer studies. It swells fast, so never take it dry.',
          'Baobab and inulin: fibers that feed friendly bacteria. They may cause gas, and research is early.',
          'Probiotics: it depends on the strain. They may help after an antibiotic; for most other uses the evidence is mixed.',
          'Ginger: may settle a queasy stomach. Less is known about bloating.',
          'Chamomile and lemon balm: gentle cups with little research.',
          'Green tea and dandelion root: pleasant to drink. There is no evidence that anything cleanses the gut.',
        ],
      },
      {
        heading: 'When to call a doctor',
        paragraphs: [
          'Blood in the stool, weight you did not mean to lose, trouble swallowing, vomiting that goes on, pain at night: see a doctor soon. With a weak immune system, a central line or a heart valve problem, ask before any probiotic. With gallstones, ulcers or a blood thinner, ask before ginger, chamomile or bitter roots. Keep fiber and medicines two hours apart.',
          'Vomiting blood, black stools with dizziness, or sudden belly pain that does not let go means 911. So does fiber that sticks in the throat or chest.',
        ],
      },
    ],
    sources: [
      from.niddkLactose,
      from.niddkFiber,
      from.cdcColorectal,
      from.nccihProbiotics,
      from.medlineConstipation,
    ],
  },
  {
    slug: 'eye-health',
    title: 'Eye Health',
    lead: 'The quiet conditions, the one exam that finds them, and what lutein may do.',
    hero: 'story',
    collection: 'eye',
    productCount: 12,
    sections: [
      {
        heading: 'What it is',
        paragraphs: [
          'Four conditions take most sight in later life. Glaucoma harms the nerve of the eye and starts at the edges. Diabetes can harm the small vessels inside. Macular degeneration blurs the center. Cataracts cloud the lens, and an operation clears them. Most are silent at first.',
          'Black adults get glaucoma more often and earlier. It runs in families, so if you have it, tell your children and your brothers and sisters.',
        ],
      },
      {
        heading: 'Numbers that matter',
        paragraphs: ['One exam, with drops that open the pupil, finds most of it.'],
        points: [
          'Dilated exam: every one to two years from 40 for Black adults, every year with diabetes.',
          'Eye pressure: 10 to 21 is usual. Glaucoma can come with a usual number, so the nerve must be seen too.',
          'Screens: every 20 minutes, look 20 feet away for 20 seconds.',
          'Sunglasses: 99 percent of UV or more.',
        ],
      },
      {
        heading: 'What food and habits do',
        paragraphs: [
          'Greens, corn, eggs, orange vegetables and fish are good food for eyes. So is whatever keeps your blood pressure and blood sugar near their goals, because the vessels of the eye feel both. Do not smoke. Wear a hat, and safety glasses with tools. If you have drops for glaucoma, use them every day, also when nothing hurts. Ask for help if the bottle is hard to squeeze.',
        ],
      },
      {
        heading: 'What supplements may and may not do',
        paragraphs: [
          'The best evidence comes from AREDS2, a large trial by the National Eye Institute. Its daily mix was 500 mg of vitamin C, 400 IU of vitamin E, 80 mg of zinc, 2 mg of copper, 10 mg of lutein and 2 mg of zeaxanthin. It may slow one stage of macular degeneration, called intermediate. It has not been shown to help healthy eyes, glaucoma or cataracts. Many formulas in shops hold smaller amounts. Ask your eye doctor which one you need, if any.',
        ],
        points: [
          'Lutein and zeaxanthin alone: may support the center of the retina. The evidence is thinner.',
          'Beta-carotene: in high amounts it raises the risk of lung cancer for people who smoke or used to.',
          'Omega-3: added nothing in AREDS2. For dry eyes, studies disagree.',
          'Astaxanthin: small studies on tired eyes, no more.',
        ],
      },
      {
        heading: 'When to call a doctor',
        paragraphs: [
          'See an eye doctor soon for blurred or wavy lines, halos around lights, or night driving that gets harder. Ask a pharmacist first about vitamin E with a blood thinner, which may add to it, and about zinc with an antibiotic or thyroid medicine.',
          'Sudden loss of sight, a curtain, a shower of flashes or floaters, sudden double vision, or a red eye with strong pain: call 911 or go to an emergency room. Rinse a chemical out with water for 15 minutes first. Sudden loss of sight can be a stroke.',
        ],
      },
    ],
    sources: [from.neiGlaucoma, from.neiDilatedExam, from.neiAreds2, from.medlineMacular, from.odsOmega3],
  },
  {
    slug: 'weight-management',
    title: 'Weight Management',
    lead: 'What a scale can say, what helps, and what is really in our products.',
    hero: 'homeland',
    collection: 'weight',
    productCount: 50,
    hidden: true,
    sections: [
      {
        heading: 'What it is',
        paragraphs: [
          'Weight comes from food and movement, and also from genes, sleep, stress, medicines, hormones and the street you live on. It says little about character. Shame has never helped anybody lose a pound.',
        ],
      },
      {
        heading: 'Numbers that matter',
        paragraphs: ['Numbers are for planning, not for judging.'],
        points: [
          'BMI: 25 or more is called overweight, 30 or more obesity. It is a rough screen and cannot see muscle.',
          'Waist: above 35 inches for women or 40 for men, ask about heart and sugar.',
          'Five percent: losing this much may help blood pressure, cholesterol and blood sugar. At 200 pounds it is ten.',
          'Pace: one or two pounds a week tends to last.',
        ],
      },
      {
        heading: 'What food and habits do',
        paragraphs: [
          'Fill half the plate with vegetables. Drink water where soda was. Eat slowly, with somebody if you can. Walk most days and add two days of strength. Sleep seven hours, for short nights make most people hungrier. Keep the dishes you love, in smaller bowls.',
        ],
      },
      {
        heading: 'What supplements may and may not do',
        paragraphs: [
          'The NIH Office of Dietary Supplements finds little proof that any of them works for long.',
        ],
        points: [
          'Glucomannan: may help you feel full. Studies show little or no change in weight.',
          'Psyllium: may help fullness and regularity.',
          'Green tea: may help a very small amount, partly through caffeine.',
          'Chromium and L-carnitine: may have a very small effect, if any.',
          'Probiotics: studies disagree.',
          'Berberine: weak studies, and it may clash with many medicines.',
        ],
      },
      {
        heading: 'What our products hold',
        paragraphs: [
          'These amounts are for one serving, as the labels give them. None of them takes weight off by itself.',
        ],
        points: [
          'Full Plate Glucomannan Fiber: 1,000 mg of glucomannan from konjac root.',
          'Baobab Fiber: 7 g of psyllium husk and 3.5 g of baobab fruit.',
          'Lean & Strong Plant Protein: 20 g of protein and 3 g of fiber.',
          'Good Gut Probiotic: 50 billion CFU from 12 strains, with 150 mg of chicory inulin.',
          'Light Steep Green & Root Tea: 1,200 mg of green tea leaf and 500 mg of roasted dandelion root, with about 30 mg of caffeine.',
          'Steady Day Cinnamon & Chromium: 1,000 mg of Ceylon cinnamon bark and 200 mcg of chromium.',
          'Move It L-Carnitine Liquid: 1,500 mg of L-carnitine.',
          'Collard Greens Daily: 4 g of collard leaf and 2.5 g of kale and spinach.',
        ],
      },
      {
        heading: 'When to call a doctor',
        paragraphs: [
          'Ask first if you take medicine for diabetes, blood pressure, thyroid or mood, or a blood thinner; if you use semaglutide or tirzepatide; if you are pregnant or nursing; or if your kidneys, gut or swallowing give you trouble. Keep swelling fibers away from medicines, as the label says. Be careful with pills bought online: the FDA keeps finding hidden drugs in them. Call if weight falls without trying, or if eating feels out of control.',
          'Fiber that sticks in the throat, trouble breathing, or chest pain means 911.',
        ],
      },
    ],
    sources: [
      from.odsWeightLoss,
      from.cdcWeight,
      from.medlineWeightControl,
      from.nccihBerberine,
      from.fdaWeightLoss,
    ],
  },
];
