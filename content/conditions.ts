import type { Condition } from './condition-types.ts';
import { healthSources as from } from './health-sources.ts';

/**
 * The condition pages: the sixteen of storefront §2 and the four more that the home page's grid links to.
 * Ingredients are those that the embedded catalogue sells in the page's collection. Every statement on an ingredient is
 * hedged; numbers and statements on communities come from the sources at the foot of each page.
 * For review by a licensed clinician before a live shop opens.
 */
export const conditions: Condition[] = [
  {
    slug: 'blood-sugar',
    title: 'Blood Sugar',
    heading: 'Steady blood sugar, meal by meal',
    line: 'Fiber, food and movement for even days',
    hero: 'advice',
    card: true,
    paragraphs: [
      'Diabetes touches many Black families. Genes are one part of it. Work, sleep and the food sold near home are another. Black adults hear the diagnosis more often than white adults, and many people do not know their number. Ask for an A1C test. If sickle cell trait runs in your family, say so first: some A1C methods read wrong with it, and the lab can use another. Half a plate of vegetables, with beans, fish or chicken beside it, does more for even sugar than any capsule.',
      'Fiber has the firmest record. Psyllium and glucomannan slow a meal down and may help support blood sugar already in the normal range. Cinnamon, gymnema, fenugreek and the mineral chromium have been studied too; the studies are small and disagree. Berberine looks stronger in some of them, and it changes how the body handles many medicines. For alpha-lipoic acid and bitter melon the evidence is mixed. People who are low in magnesium may do better with enough of it. No supplement replaces insulin, metformin or a meter.',
    ],
    habits: [
      {
        title: 'Walk after supper',
        text: 'Ten or fifteen minutes help your muscles use what you ate.',
      },
      {
        title: 'Water before sweet drinks',
        text: 'Sweet tea, soda and juice raise sugar fastest. Start by pouring half the glass.',
      },
      {
        title: 'Look at your feet every evening',
        text: 'Soles and between the toes. Show a sore that stays to your doctor within days.',
      },
    ],
    emergency:
      'Shaking, sweating, confusion or a reading below 70: take 15 grams of fast sugar, such as half a cup of juice, and check again after 15 minutes. Call 911 if the person passes out, has a seizure or cannot swallow. Call 911 too for high sugar with vomiting, fruity breath, deep fast breathing or confusion.',
    ask: [
      'I take insulin, metformin, a sulfonylurea or another diabetes medicine. Could this bring my sugar too low, and how often should I check?',
      'Does berberine clash with my statin, blood thinner, blood pressure or transplant medicine?',
      'Could sickle cell trait, anemia or kidney disease change my A1C?',
      'I am pregnant or nursing. Which of these must I leave alone?',
    ],
    sources: [
      from.cdcDiabetesRisk,
      from.niddkA1c,
      from.nccihDiabetes,
      from.odsChromium,
      from.medlineHypoglycemia,
    ],
  },
  {
    slug: 'heart-health',
    title: 'Heart Health',
    heading: 'Looking after your heart',
    line: 'Daily care for the muscle that never rests',
    hero: 'walk',
    card: true,
    paragraphs: [
      'Heart disease is the leading cause of death in this country, and Black adults often meet it at a younger age. That is no fault of yours or your family. Pressure rises earlier, good care is harder to reach, and years of strain add up. Much of the risk can still change: blood pressure, cholesterol, blood sugar, tobacco, sleep. Ask what your parents and grandparents had, and write it down. That page helps your doctor decide what to check, and when.',
      'Omega-3 from fish is the best-studied ingredient here. Two fish meals a week do much the same, and studies of the softgels are mixed. Plant sterols, taken with food, may help maintain cholesterol already in the normal range. CoQ10 and hawthorn have been used for a long time; some studies suggest modest support and others show none. Beetroot is rich in nitrate, which may help vessels relax for some hours. Vitamin D and vitamin K2 matter for bones; what they do for the heart is not settled. No supplement replaces a heart medicine.',
    ],
    habits: [
      {
        title: 'Walk most days',
        text: 'Thirty minutes, five days a week, in pieces if you like. Bring somebody along.',
      },
      {
        title: 'Season first, salt last',
        text: 'Onion, vinegar, pepper and smoked paprika go into the pot before the salt does.',
      },
      {
        title: 'Leave tobacco with help',
        text: 'Call 1-800-QUIT-NOW. It is free, and most people need more than one try.',
      },
    ],
    emergency:
      'Chest pain or pressure, pain in the arm, back or jaw, sudden shortness of breath or a cold sweat: call 911 now. Some people, women more often, feel only nausea or a tiredness out of nowhere. Do not drive yourself.',
    ask: [
      'I take a blood thinner such as warfarin, Eliquis, Plavix or daily aspirin. Are fish oil, CoQ10 and vitamin K2 safe beside it?',
      'I take a statin, a beta blocker, nitrates or digoxin. Does anything on this label change how they work?',
      'I have had an irregular heartbeat. Should I leave fish oil alone?',
      'Which numbers should we check this year, given my family?',
    ],
    sources: [
      from.cdcHeartDisease,
      from.cdcAgeAndDisparity,
      from.nccihOmega3,
      from.nccihCoq10,
      from.medlineHeartAttack,
    ],
  },
  {
    slug: 'blood-pressure',
    title: 'Blood Pressure',
    heading: 'Blood pressure, checked at home',
    line: 'Steady support beside less salt and a cuff at home',
    hero: 'kitchen',
    card: true,
    paragraphs: [
      'More than half of Black adults in this country live with high blood pressure, often from a younger age than their neighbors. It seldom hurts, so a cuff at home tells you more than how you feel. Measure at the same hour, seated, feet on the floor, and bring the list to your visits. Salt, stress, short sleep, money and family history all play a part. So does care that comes late. None of it is a mark against you, and a few points less already help.',
      'Sorrel, made from hibiscus flowers, has long been on our tables. Some studies suggest that hibiscus, garlic and omega-3 may help support blood pressure already in the normal range, but the evidence is limited and the effect is small. Magnesium and potassium help vessels work as they should; in studies, magnesium moved readings only slightly. Beetroot is rich in nitrate, which may help vessels relax for some hours. No supplement does what a prescribed medicine does. Never stop or change yours because of something you bought here.',
    ],
    habits: [
      {
        title: 'Same hour, same chair',
        text: 'Rest five minutes, sit back, arm at heart height. Take two readings and write both down.',
      },
      {
        title: 'Read the sodium line',
        text: 'Most adults should stay under 2,300 mg a day. Your doctor may name a lower number.',
      },
      {
        title: 'Rinse canned beans and greens',
        text: 'Water washes away a good part of the salt and leaves the fiber.',
      },
    ],
    emergency:
      'A reading higher than 180 over 120 with chest pain, trouble breathing, back pain, weakness, numbness, or trouble speaking or seeing: call 911. That high without any of these: wait a few minutes, measure again, and if it stays, call your doctor right away.',
    ask: [
      'I take a blood pressure pill, a water pill or digoxin. Could this bring my pressure too low, or my potassium too high?',
      'My kidneys are weak. Which of magnesium, potassium and beetroot should I leave alone?',
      'I am pregnant or trying. What should my pressure be, and which of these must I avoid?',
      'Could a pain pill, a cold medicine or licorice be raising my numbers?',
    ],
    sources: [
      from.cdcBloodPressure,
      from.nccihHypertension,
      from.odsMagnesium,
      from.odsPotassium,
      from.medlineBloodPressure,
    ],
  },
  {
    slug: 'cholesterol',
    title: 'Cholesterol',
    heading: 'Understanding your cholesterol',
    line: 'Fiber, plant sterols and good fats for the long run',
    hero: 'market',
    card: true,
    paragraphs: [
      'Your body makes cholesterol and needs some of it. When too much stays in the blood, it settles in the vessels. Nobody can feel that; only a blood test shows it. Black adults have high cholesterol no more often than white adults, yet fewer of those who could use a medicine are taking one. Many of us also inherit a raised lipoprotein(a), which the usual test leaves out. If heart trouble came early in your family, ask for that test once.',
      'Psyllium, a soluble fiber, and plant sterols have the firmest record. Taken daily with meals, both may help maintain cholesterol already in the normal range. Glucomannan fiber and garlic may help a little. Omega-3 from fish is studied mostly for triglycerides, another fat in the blood, and often at prescription amounts. Black seed oil and cinnamon have been tried in small studies, and the evidence is mixed. No supplement replaces a statin, and none should be added to one without asking.',
    ],
    habits: [
      {
        title: 'Beans three times a week',
        text: 'Red beans, black-eyed peas, lentils: all bring soluble fiber.',
      },
      {
        title: 'Change the fat in the pot',
        text: 'Use a liquid oil where butter or lard was. Season greens with smoked turkey and trim its skin.',
      },
      {
        title: 'Know your test date',
        text: 'Healthy adults every four to six years. Sooner with diabetes, heart disease or family history.',
      },
    ],
    emergency:
      'Cholesterol gives no warning of its own. Chest pain, sudden weakness on one side, a drooping face or trouble speaking means 911.',
    ask: [
      'I take a statin, ezetimibe or a blood thinner. Is any ingredient here a problem beside it?',
      'Should I have my lipoprotein(a) measured once?',
      'My triglycerides are high. Do I need prescription fish oil rather than a bottle from a shop?',
      'How many hours apart should I take fiber and my medicines?',
    ],
    sources: [
      from.medlineCholesterolLevels,
      from.cdcCholesterolCare,
      from.medlineLipoproteinA,
      from.nccihCholesterol,
      from.odsOmega3,
    ],
  },
  {
    slug: 'brain',
    title: 'Brain Health',
    heading: 'Memory and focus at every age',
    line: 'For names, recipes and stories worth keeping',
    hero: 'story',
    card: true,
    paragraphs: [
      'Older Black adults live with dementia more often than older white adults, and often hear about it later. The reasons are not all known. High blood pressure, diabetes, poor sleep, hearing loss and chances denied at school or work each play a part, and several of them can change. Losing keys is common. Getting lost on a street you know is a reason for a visit. Some causes may be simple ones: low vitamin B12, a slow thyroid, a medicine that clouds the mind.',
      "Vitamin B12, folate and vitamin B6 support the brain when the body runs short of them; extra does little for most people. Ginkgo was tested in large trials and did not slow memory loss. Lion's mane, bacopa and phosphatidylserine may support memory in small, short studies, and the evidence is thin. Omega-3 from fish is part of a good plate; studies of softgels are mixed. Lemon balm and L-theanine may bring a little calm. No supplement replaces a memory check, a hearing test or a good night.",
    ],
    habits: [
      { title: 'Keep your pressure in range', text: 'The vessels of the brain feel every point of it.' },
      { title: 'Stay among people', text: 'Choir, cards, church, a phone call a day. Company is exercise.' },
      { title: 'Have your hearing checked', text: 'Straining to hear tires the brain and empties the room.' },
    ],
    emergency:
      'A drooping face, a weak arm, slurred speech, sudden confusion, sudden trouble seeing or walking, or the worst headache of your life: these are signs of a stroke. Call 911 and note the time they began.',
    ask: [
      'I take warfarin, Eliquis, Plavix or daily aspirin. Are ginkgo and fish oil safe beside it?',
      'I have had seizures, or take medicine for seizures, mood, sleep or thyroid. What here should I avoid?',
      'Could one of my medicines be clouding my memory?',
      'Should we test my B12, my thyroid and my hearing?',
    ],
    sources: [from.cdcCognitiveDecline, from.medlineDementia, from.nccihGinkgo, from.odsB12, from.cdcStroke],
  },
  {
    slug: 'sleep',
    title: 'Sleep & Relaxation',
    heading: 'Sleep you can count on',
    line: 'Quiet evenings and a softer landing',
    hero: 'rest',
    card: true,
    paragraphs: [
      'Black adults are more likely than white adults to sleep less than seven hours. Night shifts, noise, worry and caring for everybody else take their share. Sleep apnea is often missed, too. When researchers tested Black adults in Jackson, Mississippi, about one in four had it, and only one in twenty of those had been told. Loud snoring, gasping and tired mornings deserve a sleep test, whatever your size. Good sleep supports mood, memory, blood pressure and blood sugar.',
      'Magnesium and glycine may help the body wind down, though trials are few and small. L-theanine, from tea leaves, and tart cherry have early studies behind them. Lemon balm and chamomile have quieted evenings for generations; the research is thin and mixed. Some ashwagandha extracts may help sleep in short studies, but they can upset the liver or the thyroid, and long use is not well studied. For sleepless nights that last, a talking program called CBT-I has the best record. No supplement replaces it.',
    ],
    habits: [
      { title: 'One bedtime, one waking time', text: 'Weekends too, within an hour.' },
      {
        title: 'Phone out of the bed',
        text: 'Let it sleep in the kitchen. A paper book is kinder to your eyes.',
      },
      { title: 'Coffee before noon', text: 'Caffeine stays in the body for many hours.' },
    ],
    emergency:
      'If the nights feel too dark to get through, call or text 988 at any hour. Call 911 for somebody who cannot be woken, or whose lips turn blue or gray in sleep.',
    ask: [
      'I take medicine for sleep, pain, mood, seizures or blood pressure. Could these make me too drowsy?',
      'My kidneys are weak. May I take magnesium at all?',
      'I have a thyroid, liver or autoimmune condition, or I am pregnant. Should I leave ashwagandha alone?',
      'I snore and wake up tired. Can I have a sleep test at home?',
    ],
    sources: [from.cdcSleep, from.nhlbiSleepApnea, from.nccihSleep, from.nccihAshwagandha, from.odsMagnesium],
  },
  {
    slug: 'stress',
    title: 'Stress & Mood',
    heading: 'Stress and mood: room to breathe',
    line: 'Gentle support for days when everybody needs you',
    hero: 'block',
    card: true,
    paragraphs: [
      'Family, work, money and the daily weight of unfairness wear on the body, and Black adults often carry more of it. Stress can raise pressure, shorten sleep and tighten the jaw. Being strong for everybody does not mean doing it alone. Talk to a friend, a pastor, a counselor who understands where you come from. If worry or sadness fills most days for two weeks, that is a health matter like any other. It deserves care, and asking for it takes strength.',
      'Some ashwagandha extracts may ease feelings of stress in short studies; leave it alone in pregnancy or with thyroid or liver trouble. L-theanine, found in tea, may soften a tense hour. Lemon balm, holy basil and chamomile are old evening cups with a little research behind them. Magnesium supports normal nerves, and people short of it may feel better with enough. Rooibos keeps nobody awake, which is reason enough to drink it at night. The evidence is mostly small. No supplement replaces counseling or a medicine that helps you.',
    ],
    habits: [
      { title: 'Breathe out slowly', text: 'In for four, out for six, ten times. Nobody has to see it.' },
      { title: 'Step outside once a day', text: 'Ten minutes of light and air, with or without a dog.' },
      { title: 'Say no once a week', text: 'One errand less can be an hour more of sleep.' },
    ],
    emergency:
      'Thoughts of ending your life or of hurting somebody? Call or text 988 at any hour; it is free. If there is danger right now, call 911.',
    ask: [
      'I take an antidepressant, a sedative, or medicine for seizures or thyroid. Do ashwagandha, lemon balm or holy basil clash with it?',
      'I am pregnant, trying or nursing. Which calming teas are safe?',
      'Could a thyroid problem, low iron or a medicine be behind how I feel?',
      'Where can I find a counselor that my plan pays for?',
    ],
    sources: [
      from.medlineStress,
      from.medlineDepression,
      from.nccihStress,
      from.nccihAshwagandha,
      from.odsMagnesium,
    ],
  },
  {
    slug: 'energy',
    title: 'Energy & Vitality',
    heading: 'Energy for the whole day',
    line: 'For early shifts, late shifts and the second wind',
    hero: 'movement',
    card: true,
    paragraphs: [
      'Being tired all the time is a sign to listen to, and no weakness. Short sleep, sleep apnea, low iron, low vitamin B12, a slow thyroid, high sugar, low mood and some medicines may all hide behind it. Low iron is common in women with heavy periods. About one in thirteen Black babies is born with sickle cell trait. Most people with it feel well, but very hard effort in heat can be risky. A few blood tests often say more than a month of guessing.',
      'Vitamin B12, folate and iron may lift tiredness when a test shows that you are low, and do little when you are not. Iron is no tonic: men, and women past their periods, should first find out why it fell. Caffeine works for some hours and can cost you sleep. American ginseng, cordyceps, maca and L-carnitine have small or mixed studies. Beetroot may help muscles use oxygen during exercise. Magnesium helps cells make energy. No supplement replaces sleep, and none tells you why you are tired.',
    ],
    habits: [
      {
        title: 'Breakfast with protein',
        text: 'Eggs, beans, yogurt or peanut butter hold longer than a pastry.',
      },
      { title: 'Morning light', text: 'A short walk after waking sets the clock for the night.' },
      {
        title: 'Drink before you thirst',
        text: 'On hot days most of all. With heart failure or dialysis, keep to the limit you were given.',
      },
    ],
    emergency:
      'Tiredness with chest pain, shortness of breath at rest, fainting, black stools or a racing heart that does not slow: call 911.',
    ask: [
      'Could we test my iron, B12, thyroid, blood sugar and blood count?',
      'I take metformin or an acid blocker. Could my B12 be low?',
      'I take a blood thinner, or medicine for pressure, sugar, thyroid or mood. Are ginseng and carnitine safe for me?',
      'I have sickle cell disease or have had many transfusions. May I take iron?',
    ],
    sources: [from.medlineFatigue, from.odsB12, from.odsIron, from.odsCarnitine, from.cdcSickleCell],
  },
  {
    slug: 'weight',
    title: 'Weight Management',
    heading: 'Weight, without shame',
    line: 'Honest help beside a full plate, never instead of it',
    hero: 'homeland',
    card: true,
    paragraphs: [
      'Weight is shaped by sleep, stress, medicines, hormones, shift work and what the store near home sells. Will is only one part. Black women and men have been given enough shame about it. A scale shows one number; strength, breath, blood pressure and blood sugar tell you more. If you want to weigh less, losing five percent may already help those numbers. For a person of two hundred pounds that is ten. Slow change tends to stay longer than fast change.',
      'Glucomannan and psyllium swell with water and may help you feel full, though studies of glucomannan show little or no change on the scale. For probiotics the studies disagree. Green tea, chromium and L-carnitine may help with a very small amount, if at all. Protein from peas keeps some people full until the next meal. Be careful with any pill that promises a fast loss: the FDA keeps finding hidden drugs in them. No supplement replaces food, movement, sleep, or a medicine you chose with your doctor.',
    ],
    habits: [
      { title: 'Vegetables first', text: 'Fill half the plate before the rest goes on.' },
      {
        title: 'Move in a way you like',
        text: 'Dance, garden, walk the mall. Add two days of strength, with cans if need be.',
      },
      { title: 'Guard your sleep', text: 'Short nights make most people hungrier the next day.' },
    ],
    emergency:
      'Fiber that sticks in the throat or chest, trouble breathing, or chest pain: call 911. Weight that falls without trying needs a doctor soon.',
    ask: [
      'Could one of my medicines be adding weight, and is there another?',
      'I take medicine for diabetes, blood pressure, thyroid or mood. Does this product clash with it?',
      'I use semaglutide or tirzepatide, or have had surgery on my stomach. Are swelling fibers safe for me?',
      'I have kidney disease. How much protein is right?',
    ],
    sources: [
      from.odsWeightLoss,
      from.cdcWeight,
      from.medlineWeightControl,
      from.fdaWeightLoss,
      from.odsCarnitine,
    ],
  },
  {
    slug: 'digestion',
    title: 'Digestive Health',
    heading: 'A comfortable, regular belly',
    line: 'Fiber, friendly bacteria and calming roots',
    hero: 'garden',
    card: true,
    paragraphs: [
      'Many Black adults digest milk less well after childhood. That is ordinary in most of the world, and yogurt, hard cheese or lactose-free milk often sit well. Most of us also eat about half the fiber a day calls for. Beans, okra, greens, sweet potatoes and fruit bring it back; go slowly, and drink water with it. One thing more. Black Americans have higher rates of colon cancer, so keep the screening at 45, or earlier if a parent, brother or sister had it.',
      'Psyllium may support regularity, and its evidence is the firmest on this page. Inulin from chicory and the fiber of baobab feed friendly bacteria, and may bring gas at first. Probiotics depend on the strain: what helps one belly may do nothing for another. Ginger may settle a queasy stomach. Chamomile and lemon balm are gentle cups that families have long trusted, with little research. Dandelion root is a traditional bitter. No supplement explains a change that lasts, so have it looked at.',
    ],
    habits: [
      { title: 'Add fiber slowly', text: 'One more serving a week, and a glass of water with it.' },
      { title: 'Walk after meals', text: 'Ten minutes move the belly along.' },
      { title: 'Do not rush, do not hold it', text: 'Same time each day, feet on a low stool.' },
    ],
    emergency:
      'Vomiting blood, black or bloody stools with dizziness, or sudden belly pain that does not let go: call 911. Fiber that sticks in the throat or chest: call 911.',
    ask: [
      'How many hours apart should I take fiber and my medicines?',
      'My immune system is weak, or I have a central line or a heart valve problem. Are probiotics safe for me?',
      'I have gallstones, ulcers or reflux, or take a blood thinner. Are ginger, chamomile and bitter roots all right?',
      'When is my colon screening due, and which test suits me?',
    ],
    sources: [from.niddkLactose, from.niddkFiber, from.nccihProbiotics, from.nccihGinger, from.cdcColorectal],
  },
  {
    slug: 'womens-health',
    title: "Women's Health",
    heading: "Women's health in every season",
    line: 'Iron, folate and care that listens',
    hero: 'sisters',
    paragraphs: [
      'Fibroids are more common in Black women and often start younger. Heavy periods may drain iron for years before anyone tests it. In pregnancy and the year after, Black women are about three times as likely to die as white women, and most of those deaths need not happen. You know your body. Say, "I am worried, and I want that written down." Bring somebody who will speak up with you. The change of life may come earlier and last longer, and that deserves help too.',
      'Iron and folate are the nutrients that women most often run short of. Folate matters before and early in pregnancy. Iron should follow a blood test, for too much can harm. Vitamin D, iodine and choline belong in a good prenatal. Cranberry may support a healthy urinary tract; for D-mannose the evidence is weaker. Red raspberry leaf and nettle are traditional, with little research. Biotin for hair is mostly untested in people who eat well. No supplement replaces a scan, a blood count or prenatal care.',
    ],
    habits: [
      {
        title: 'Count the pads and the days',
        text: 'One soaked each hour for some hours, or more than seven days, is heavy. Tell somebody.',
      },
      {
        title: 'Folic acid before a baby',
        text: '400 micrograms a day for anyone who could become pregnant.',
      },
      {
        title: 'A cuff while you are pregnant',
        text: 'Measure at home and ask at which number you should call.',
      },
    ],
    emergency:
      'Pregnant, or within a year after: a headache that will not stop, changes in sight, swelling of face or hands, chest pain, trouble breathing, heavy bleeding, a baby that moves less, or thoughts of harming yourself or the baby. Call 911 and say that you are or were pregnant. For dark thoughts call or text 988, or 1-833-852-6262 for mothers.',
    ask: [
      'Should we test my iron, my ferritin and my blood count before I take any?',
      'I am pregnant, trying or nursing. Which of these herbs must I leave alone?',
      'I take thyroid medicine, an antibiotic or a blood thinner. How many hours apart, or not at all?',
      'I have sickle cell disease or have had many transfusions. Is iron safe for me?',
    ],
    sources: [
      from.medlineFibroids,
      from.cdcMaternalDeaths,
      from.cdcMaternalSigns,
      from.odsIron,
      from.odsFolate,
    ],
  },
  {
    slug: 'mens-health',
    title: "Men's Health",
    heading: "Men's health, talked about plainly",
    line: 'Everyday nutrition for fathers, sons and uncles',
    hero: 'brothers',
    paragraphs: [
      'Black men are more likely than other men to get prostate cancer, to get it younger, and to die of it. Many experts suggest a talk about the PSA test by 45, or by 40 if your father or brother had it. High blood pressure also comes early and quietly. Plenty of men skip visits because nobody listened the last time. Bring somebody along, write down three questions, and stay until they are answered. Trouble with erections can be an early word from the heart, so say it.',
      'Saw palmetto is the best-known ingredient for the prostate, yet large trials found it no better than a dummy pill for urinary trouble. Pumpkin seed and lycopene, the red of tomatoes, may support a healthy prostate, with little proof so far. Zinc, selenium and vitamin D fill gaps; more than enough helps nobody. Maca and ashwagandha have small studies. Beetroot may help blood flow for some hours. The evidence is mixed throughout. No supplement replaces a cuff, a checkup or the talk about your PSA.',
    ],
    habits: [
      { title: 'One checkup a year', text: 'Put it on your birthday, so that it is never forgotten.' },
      { title: 'Lift and walk', text: 'Two days of strength and a walk most days.' },
      { title: 'Tell one man the truth', text: 'A brother, a barber, a pastor: somebody who asks back.' },
    ],
    emergency:
      'No urine at all, or an erection of four hours: go to an emergency room now. With sickle cell disease, ask your doctor for a shorter limit. Chest pain or trouble breathing: call 911. Thoughts of ending your life: call or text 988.',
    ask: [
      'I take a blood thinner. Is saw palmetto safe, and should I stop it before surgery or dental work?',
      'I take nitrates or a pill for erections. Could beetroot drop my pressure?',
      'I take medicine for the prostate or hormones. Does this product get in its way, or in the way of a PSA test?',
      'When should we begin PSA tests, given my family?',
    ],
    sources: [
      from.cdcProstate,
      from.medlineProstateScreening,
      from.nccihSawPalmetto,
      from.odsZinc,
      from.nccihAshwagandha,
    ],
  },
  {
    slug: 'immune',
    title: 'Immune Support',
    heading: 'Immune support through the seasons',
    line: 'From the family cupboard, in doses you can read',
    hero: 'generations',
    card: true,
    paragraphs: [
      'In most flu seasons from 2009 to 2022, Black adults went to the hospital with flu far more often than white adults. Fewer chances to get a vaccine, crowded work and other conditions explain much of it. Vaccines, washed hands, sleep and food do more for your defenses than any bottle. Immune cells are built from what you eat: beans, fish, eggs, greens, citrus. Vitamin D may run low, because darker skin makes it more slowly. With lupus or sickle cell disease, your own care plan comes first.',
      'Zinc, vitamin C and vitamin D help the immune system do its normal work. If you run low, getting enough matters; taking more may add little. Elderberry and echinacea have been in the cupboard for generations, and studies of both are small and mixed. Propolis, black seed oil and quercetin may support normal defenses, but research in people is early. Ginger with honey in hot water comforts a throat. No supplement replaces a vaccine, a test, or a doctor when you are short of breath.',
    ],
    habits: [
      { title: 'Wash for twenty seconds', text: 'After the bus, before the plate, and when you come home.' },
      {
        title: 'Ask about your shots',
        text: 'Flu, COVID-19, pneumonia, RSV, shingles: your pharmacist knows which are due.',
      },
      { title: 'Stay home when you are sick', text: 'Open a window, and mask near the elders.' },
    ],
    emergency:
      'Trouble breathing, chest pain, blue or gray lips or nails, or confusion: call 911. With sickle cell disease, a fever of 101 degrees or more is an emergency.',
    ask: [
      'I have lupus or another autoimmune condition, or take medicine that calms the immune system. Are elderberry and echinacea safe for me?',
      'I take warfarin, an antibiotic or thyroid medicine. How many hours apart must zinc be?',
      'I have kidney stones or kidney disease. How much vitamin C and vitamin D is too much?',
      'Which vaccines are due at my age?',
    ],
    sources: [from.cdcFlu, from.odsImmune, from.odsZinc, from.nccihElderberry, from.nccihEchinacea],
  },
  {
    slug: 'joint',
    title: 'Bone & Joint',
    heading: 'Bones and joints that carry you',
    line: 'For knees that climb stairs and hands that still braid',
    hero: 'movement',
    card: true,
    paragraphs: [
      'Black adults with arthritis report more severe pain than white adults do, and more days when it stops them. Heavy work and old injuries are part of it. So is pain that was not believed. You can ask for yours to be written in your chart. Movement is the help with the best record: walking, water, chair exercise, tai chi. Bones need calcium from food, some weight to carry, and vitamin D, which may run low because darker skin makes it more slowly.',
      'Glucosamine and chondroitin have been studied for years. Large trials disagree, and some people feel that they help. Turmeric and boswellia may support comfort in the knees; studies are small. Collagen with vitamin C and hyaluronic acid has early studies too, several of them paid for by makers. For omega-3 the evidence is mixed. Magnesium and vitamin D are needed for normal bones; taking more than you need adds nothing. No supplement rebuilds a worn joint, and three months are a fair trial.',
    ],
    habits: [
      { title: 'Move before you stiffen', text: 'Every half hour, stand up and turn the ankles and wrists.' },
      { title: 'Ten times up from a chair', text: 'Once a day. Strong thighs take load off the knees.' },
      { title: 'Make the floor safe', text: 'Loose rugs out, a light on the stairs, shoes that hold.' },
    ],
    emergency:
      'A joint that is suddenly hot, red and swollen, above all with fever, needs a doctor today. A hip that cannot carry you after a fall, or back pain with weak legs or lost bladder control: call 911.',
    ask: [
      'I take warfarin, Eliquis, Plavix or daily aspirin. Are turmeric, glucosamine and fish oil safe beside it?',
      'My liver, kidneys or gallbladder give me trouble, or I am allergic to shellfish. What should I leave out?',
      'How much ibuprofen or naproxen is safe with my blood pressure and kidneys?',
      'Should I have a bone density test or a vitamin D blood test?',
    ],
    sources: [
      from.cdcArthritis,
      from.medlineOsteoarthritis,
      from.nccihGlucosamine,
      from.nccihTurmeric,
      from.odsVitaminD,
    ],
  },
  {
    slug: 'eye',
    title: 'Eye Health',
    heading: 'Eyes for reading, driving and faces',
    line: 'Lutein, greens and a regular look inside the eye',
    hero: 'story',
    paragraphs: [
      'Glaucoma is more common in Black adults than in white adults. It starts earlier, and it takes sight from the edges without pain. Diabetes and high blood pressure can harm the eye just as quietly. A dilated exam, for which drops open the pupil, finds all of this while there is time. The National Eye Institute tells Black adults to begin at 40 rather than 60. Greens, orange vegetables and fish are good food for the eye. Sunglasses, and no smoke, protect it.',
      'Lutein and zeaxanthin, the yellow of marigolds and collards, gather at the center of the retina and may support it. The National Eye Institute tested both together with vitamin C, vitamin E, zinc and copper in people who already had macular disease; the result does not carry over to healthy eyes, and many formulas in shops hold smaller amounts. Omega-3 added nothing in that trial. Astaxanthin may ease tired eyes in small studies. No supplement lowers the pressure in the eye or replaces drops, a laser or an exam.',
    ],
    habits: [
      {
        title: 'Book the dilated exam',
        text: 'Every one to two years from 40, and every year with diabetes.',
      },
      { title: 'Rest your eyes: 20-20-20', text: 'Every 20 minutes look 20 feet away for 20 seconds.' },
      { title: 'Hat and sunglasses', text: 'Pick lenses that block 99 percent of UV or more.' },
    ],
    emergency:
      'Sudden loss of sight, a curtain or a shower of flashes, sudden double vision, or a red eye with strong pain: call 911 or go to an emergency room now. A chemical in the eye: rinse with water for 15 minutes first.',
    ask: [
      'I take a blood thinner. Is vitamin E at this amount safe for me?',
      'I smoke or used to. Should I avoid high amounts of beta-carotene?',
      'I take an antibiotic or thyroid medicine. How many hours apart must zinc be?',
      'What is the pressure in my eyes, and how often should I come?',
    ],
    sources: [from.neiGlaucoma, from.neiDilatedExam, from.neiAreds2, from.medlineMacular],
  },
  {
    slug: 'skin',
    title: 'Skin, Hair & Nails',
    heading: 'Skin, hair and nails, from the inside',
    line: 'Nourishment for crowns, coils and glow',
    hero: 'sisters',
    paragraphs: [
      'Dark skin has its own needs, and for a long time textbooks left it out. A rash may look purple, gray or brown instead of red, so point to it and say when it began. Spots left by a pimple or a burn fade slowly. Tight braids, heat and relaxers can thin the edges, and a spot at the crown that widens deserves an early visit. Skin cancer is rarer in Black people but often found late, on palms, on soles or under nails.',
      'Vitamin C and zinc help skin do its normal work. Collagen with hyaluronic acid may support moisture and firmness; studies are small, and makers paid for many of them. Biotin helps people who lack it, which is rare, and it may make heart and thyroid blood tests read wrong. Astaxanthin, vitamin E and rice ceramides have early studies on dryness. Sea moss and bee pollen are old favorites with hardly any research, and some people react to them. No supplement replaces a skin doctor, and no cream with mercury belongs in the house.',
    ],
    habits: [
      { title: 'Loosen the style', text: 'If it hurts, it pulls. Rest the edges between braids.' },
      { title: 'Cream on damp skin', text: 'Within minutes of the bath, plain and without perfume.' },
      { title: 'Sunscreen too', text: 'SPF 30 or more on face and hands, and shade at noon.' },
    ],
    emergency:
      'Swelling of the lips, tongue or face, hives all over, or trouble breathing after a food, a bee product or a supplement: call 911.',
    ask: [
      'I have a blood test soon. When should I stop biotin?',
      'My hair is thinning. Should we test my iron and my thyroid?',
      'I have a thyroid condition, take a blood thinner, or am pregnant. Is sea moss safe?',
      'Is this spot safe to watch, or should it be tested?',
    ],
    sources: [from.medlineSkin, from.medlineHairLoss, from.odsBiotin, from.odsZinc, from.fdaMercury],
  },
  {
    slug: 'respiratory',
    title: 'Respiratory Health',
    heading: 'Looking after your lungs',
    line: 'Herbs that families have long reached for to breathe easy',
    hero: 'walk',
    paragraphs: [
      'Asthma is more common in Black children and adults, and sends them to the hospital more often. Old housing, mold, traffic and smoke near home do part of the harm, and steady care is harder to reach. If you smoke and quitting takes several tries, be kind to yourself; it usually does. Use inhalers as prescribed, on good days too, and ask somebody to watch how you do it. Open a window when you cook or clean, and learn what sets your chest off.',
      'Mullein leaf and thyme are old chest teas, and hardly any studies have tested them in people. NAC thins mucus as a medicine in hospitals; for capsules at home the evidence is mixed. Quercetin and bromelain may support a normal response to pollen in small studies. Black seed oil has a few small trials. Peppermint feels cool, which is a feeling and not more air. Elderberry, propolis, ginger and honey comfort a throat. No supplement opens an airway. In an attack, use the rescue inhaler and get help.',
    ],
    habits: [
      {
        title: 'Find what sets it off',
        text: 'Dust, perfume, cold air, roaches, smoke: write it down for two weeks.',
      },
      {
        title: 'Quit with help',
        text: 'Call 1-800-QUIT-NOW. Patches or gum make it easier for most people.',
      },
      {
        title: 'Breathe out through pursed lips',
        text: 'Slowly, as if cooling soup. It calms a short breath.',
      },
    ],
    emergency:
      'Too short of breath to finish a sentence, lips or nails blue or gray, a rescue inhaler that does not help, or coughing up blood: call 911.',
    ask: [
      'I have asthma or COPD. Could NAC, propolis or a honey product tighten my chest?',
      'I take a blood thinner, nitroglycerin or lithium. Are NAC, bromelain, quercetin and black seed oil safe for me?',
      'I smoked for years. Should I have a lung scan from 50?',
      'Which vaccines protect my lungs?',
    ],
    sources: [from.nhlbiAsthma, from.medlineAsthma, from.nccihBromelain, from.nccihElderberry],
  },
  {
    slug: 'liver',
    title: 'Liver Support',
    heading: 'Looking after your liver',
    line: "Greens and bitter roots for the body's hardest worker",
    hero: 'advice',
    paragraphs: [
      'The liver works quietly and complains late. Hepatitis C has been found more often in Black adults than in white adults, and fewer have been given the tablets for it. Eight to twelve weeks of them clear it in nearly everyone, so every adult should be tested once, for hepatitis B as well. Fat in the liver comes with weight, diabetes and high cholesterol, and shrinks when those improve. Alcohol and too much acetaminophen harm the liver more than most people think. So do some herbs and supplements.',
      'Milk thistle is the best-known liver herb; trials are mixed, and the better ones mostly found little. Artichoke and dandelion are bitter plants that may support the flow of bile, with few studies. NAC is a hospital medicine after an acetaminophen overdose; capsules at home are another matter, and the evidence is thin. Choline, found in eggs, is a nutrient that the liver needs. Green tea as a drink is fine for most people, but strong extracts have harmed livers. Nothing in a bottle cleanses a liver. No supplement replaces a blood test, or fewer drinks.',
    ],
    habits: [
      { title: 'Count the drinks', text: 'Some days none. With liver disease, none at all.' },
      {
        title: 'Add up the acetaminophen',
        text: 'It hides in cold and pain medicines. Stay under the limit on the box, counting all of them.',
      },
      { title: 'Move most days', text: 'It helps clear fat from the liver before the scale shows anything.' },
    ],
    emergency:
      'Yellow eyes or skin, dark urine, or strong pain under the right ribs: see a doctor today. Confusion, vomiting blood or black stools: call 911. Too much acetaminophen: call Poison Help at 1-800-222-1222 at once, even if you feel well.',
    ask: [
      'I have liver disease, gallstones or a blocked bile duct. Should I leave every liver product alone?',
      'I take warfarin, nitroglycerin or diabetes medicine. Do milk thistle or NAC change how it works?',
      'Have I been tested for hepatitis B and C?',
      'Could one of my pills, teas or powders be hurting my liver?',
    ],
    sources: [
      from.cdcHepatitisC,
      from.medlineHepatitisC,
      from.medlineFattyLiver,
      from.nccihMilkThistle,
      from.nccihGreenTea,
    ],
  },
  {
    slug: 'urinary',
    title: 'Kidney & Urinary',
    heading: 'Kidneys and bladder, looked after early',
    line: 'Cranberry, gentle herbs and good hydration',
    hero: 'kitchen',
    paragraphs: [
      'Black Americans are almost four times as likely as white Americans to reach kidney failure. High blood pressure, diabetes and a gene called APOL1 explain much of it, and late testing adds to it. Kidneys give no early warning. Two simple tests do: a blood test called eGFR and a urine test for albumin. Ask for both each year if you have pressure, sugar, or family on dialysis. Labs now work out eGFR without race; ask whether yours does. If you may need a transplant, ask early to be listed.',
      'Cranberry is the best-studied ingredient here and may support a healthy urinary tract; studies are mixed, and it does not clear an infection. D-mannose did no better than a dummy sugar in a large recent trial. Nettle leaf, dandelion leaf, corn silk and marshmallow root are traditional, with little research. Saw palmetto and pumpkin seed are taken by men for the prostate, and the evidence is weak. With kidney disease, most herbs and minerals, potassium and magnesium too, may do harm unless your kidney doctor agrees. No supplement replaces that doctor.',
    ],
    habits: [
      {
        title: 'Water through the day',
        text: 'Pale yellow is about right. With heart failure or dialysis, keep to your limit.',
      },
      {
        title: 'Go easy on pain pills',
        text: 'Ibuprofen and naproxen can harm kidneys. Ask before daily use.',
      },
      { title: 'Do not hold it', text: 'Go when you need to, and take your time.' },
    ],
    emergency:
      'Fever or chills with pain in the back or side, blood in the urine, or burning while pregnant: see a doctor today. No urine at all, confusion, or swelling with trouble breathing: call 911.',
    ask: [
      'What are my eGFR and my urine albumin, and was race left out of the formula?',
      'I take a water pill, an ACE inhibitor, lithium or a blood thinner. Which of these herbs must I avoid?',
      'I take warfarin or have had kidney stones. Is cranberry safe for me?',
      'Should I be tested for the APOL1 gene?',
    ],
    sources: [
      from.niddkKidneyRace,
      from.medlineKidney,
      from.nccihCranberry,
      from.medlineUrinaryInfection,
      from.odsPotassium,
    ],
  },
  {
    slug: 'nutrition',
    title: 'Everyday Nutrition',
    heading: 'Filling the gaps in everyday nutrition',
    line: 'The basics that fill the gaps of a busy week',
    hero: 'garden',
    paragraphs: [
      "Our grandmothers' plates held greens, beans, okra, sweet potatoes, fish and cornmeal, and they hold up well. What changed is time, prices and which stores came to the neighborhood. On average, Black Americans have less vitamin D in the blood, since darker skin makes it more slowly. They also break fewer bones, so a low number alone may not mean harm. Calcium, potassium, magnesium and fiber run short in many homes. Food comes first, because it brings things that no capsule holds.",
      'A multivitamin with vitamin D, zinc and iodine may fill small gaps; studies show that it does little for people who eat well. Older adults and vegans may need vitamin B12. Folate matters for anyone who could become pregnant. Iron should follow a blood test. Powders of greens and moringa, and sea moss gel, bring some nutrients and are no swap for a plate. Pea protein may help when appetite is poor. Bee pollen has hardly any research and can set off allergies. More is not better, and no supplement replaces a meal.',
    ],
    habits: [
      { title: 'One more vegetable', text: 'Add it to what you cook anyway: rice, eggs, stew.' },
      { title: 'Frozen and canned count', text: 'Rinse off the salt, drain off the syrup.' },
      { title: 'Cook once, eat twice', text: 'Sunday beans are Tuesday soup.' },
    ],
    emergency:
      'A child who swallowed iron pills or vitamin gummies needs help at once, even without signs: call Poison Help at 1-800-222-1222. If the child is drowsy, vomits blood or is hard to wake, call 911.',
    ask: [
      'I take warfarin. How do I keep the vitamin K from greens steady?',
      'I have kidney disease. How much protein, potassium and magnesium is right for me?',
      'I take thyroid medicine or an antibiotic. How many hours apart must minerals be?',
      'Could a blood test tell us whether I need B12, iron or vitamin D?',
    ],
    sources: [from.odsBasics, from.odsMultivitamins, from.odsVitaminD, from.odsB12, from.medlineNutrition],
  },
];
