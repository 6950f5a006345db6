import type { KnowledgeEntry } from './knowledge-entry.ts';
import { fda, medlinePlus, ods } from './sources.ts';

/** Every mineral of the catalogue. Recommended amounts and upper limits are those of the NIH fact sheet named on the entry. */
export const minerals: KnowledgeEntry[] = [
  {
    id: 'magnesium',
    category: 'Minerals',
    question: 'What does magnesium do, and how much is too much?',
    answer:
      'Magnesium helps support muscles, nerves, bones, steady energy and normal blood pressure and sugar. NIH advises 400 to 420 mg a day for men and 310 to 320 mg for women, food included; the upper limit from supplements is 350 mg, because more can bring loose stools. Beans, nuts, greens and whole grain are the best sources. It has been studied for sleep, cramps and blood pressure, with small or mixed results. With kidney disease do not take it unless your kidney doctor says so. Keep it a few hours away from antibiotics, thyroid and bone medicine.',
    keywords: ['mag', 'leg cramps', 'charley horse', 'muscle', 'relax', 'oxide', 'sleep mineral', 'epsom'],
    sources: [ods('Magnesium', 'Magnesium')],
  },
  {
    id: 'magnesium-forms',
    category: 'Minerals',
    question: 'What is the difference between magnesium glycinate, citrate, taurate and oxide?',
    answer:
      'They all bring magnesium; the partner decides how well it dissolves and how it sits in your belly. Forms that dissolve well, such as citrate, glycinate and chloride, are taken up better than oxide. Citrate and oxide loosen the bowel more, which some people want. Glycinate, bound to the amino acid glycine, is often chosen because it is gentle. Taurate is bound to taurine. The label counts the magnesium itself, so compare that number and not the weight of the compound. Whichever you pick, count all sources together, and ask first with kidney disease.',
    keywords: [
      'bisglycinate',
      'which magnesium',
      'best form',
      'malate',
      'threonate',
      'chelated',
      'diarrhea',
      'absorbs best',
      'which kind',
    ],
    sources: [ods('Magnesium', 'Magnesium')],
  },
  {
    id: 'potassium',
    category: 'Minerals',
    question: 'What does potassium do, and why do pills hold so little?',
    answer:
      'Potassium helps the heart, muscles and kidneys work and supports normal blood pressure, and pills hold little (usually 99 mg at most) because large amounts at once can harm the gut and the heart. NIH counts 3,400 mg a day as enough for men and 2,600 mg for women, so food has to bring it: potatoes, beans, bananas, greens, coconut water. With kidney disease, or with lisinopril, losartan, spironolactone and medicines like them, potassium can build up without a warning. Then ask before any supplement, salt substitute or electrolyte drink.',
    keywords: [
      'banana',
      'salt substitute',
      'hyperkalemia',
      'k+',
      'cramps',
      'potassium citrate',
      'no salt',
      'high potassium',
    ],
    sources: [ods('Potassium', 'Potassium')],
  },
  {
    id: 'calcium',
    category: 'Minerals',
    question: 'How much calcium do I need, and which form is best?',
    answer:
      'Adults need about 1,000 mg of calcium a day, and women over 50 and everybody over 70 need 1,200 mg, food included. It builds bones and teeth and helps muscles and nerves. The upper limit is 2,500 mg up to age 50 and 2,000 mg after. Milk, yogurt, fortified soy milk, canned salmon, tofu and collards bring it. Carbonate is best with food; citrate works with or without. Take no more than 500 mg at once. It can cause constipation and gas. Keep it hours away from thyroid pills and antibiotics, and ask first with kidney stones.',
    keywords: [
      'carbonate',
      'citrate',
      'bones',
      'tums',
      'lactose',
      'osteoporosis',
      'milk',
      'teeth',
      'how much calcium',
    ],
    sources: [ods('Calcium', 'Calcium')],
  },
  {
    id: 'iron',
    category: 'Minerals',
    question: 'Who needs an iron supplement, and how do I take it?',
    answer:
      'People with low iron on a blood test need it: often women with heavy periods, pregnant women, blood donors and people on plant-based plates. NIH advises 18 mg a day for women from 19 to 50, 27 mg in pregnancy, and 8 mg for men and older women; the upper limit is 45 mg unless a doctor says more. Vitamin C helps it in; coffee, tea, milk and calcium hold it back. It can darken the stool and bind the belly. Men, and people with iron overload or sickle cell disease, should not take it untested. Lock it away from children.',
    keywords: [
      'anemia',
      'ferritin',
      'bisglycinate',
      'ferrous sulfate',
      'tired blood',
      'low blood',
      'gentle iron',
      'black stool',
      'how to take iron',
      'anemic',
      'low ferritin',
      'absorb iron',
    ],
    sources: [ods('Iron', 'Iron'), medlinePlus('anemia', 'Anemia')],
  },
  {
    id: 'iodine',
    category: 'Minerals',
    question: 'What is iodine for, and can I get too much?',
    answer:
      'Iodine is what the thyroid builds its hormones from, and yes, both too little and too much upset the thyroid. NIH advises 150 mcg a day for adults, 220 in pregnancy and 290 when nursing; the upper limit is 1,100 mcg. Iodized salt, milk, eggs, fish and seaweed bring it. Sea salt and seasoned salt mostly have none. Seaweed is hard to dose, because one batch can hold many times another. If you have any thyroid condition, take thyroid or heart rhythm medicine, or potassium-raising pressure pills, ask before iodine or kelp.',
    keywords: [
      'thyroid',
      'kelp',
      'seaweed',
      'potassium iodide',
      'goiter',
      'iodized salt',
      'hypothyroid',
      'underactive',
    ],
    sources: [ods('Iodine', 'Iodine')],
  },
  {
    id: 'zinc',
    category: 'Minerals',
    question: 'What does zinc do, and how much is too much?',
    answer:
      'Zinc supports the immune system, wound repair, taste and smell, and normal growth. NIH advises 11 mg a day for men and 8 mg for women; the upper limit is 40 mg. More than that for weeks can lower copper, weaken the immune system and upset the stomach. Beef, crab, oysters, beans, nuts and seeds bring it. Lozenges started within a day of a cold may shorten it a little. Take it with food if it makes you queasy. Take some antibiotics two hours before it or four to six hours after it, and ask if you take penicillamine.',
    keywords: [
      'lozenge',
      'gluconate',
      'picolinate',
      'zinc citrate',
      'immune',
      'taste',
      'acne',
      'testosterone',
      'nausea',
      'nauseous',
      'empty stomach',
    ],
    sources: [ods('Zinc', 'Zinc')],
  },
  {
    id: 'copper',
    category: 'Minerals',
    question: 'What is copper for, and why is it put beside zinc?',
    answer:
      'Copper helps the body make energy, blood vessels and connective tissue, and it is added to zinc because a lot of zinc over time drives copper out. NIH advises 900 mcg (0.9 mg) a day for adults; the upper limit is 10,000 mcg. Liver, shellfish, nuts, seeds, potatoes and cocoa bring it, so shortage is rare unless somebody takes much zinc, has had weight loss surgery or has celiac disease. Too much harms the liver. People with Wilson disease or liver disease must not add copper unless their doctor says so.',
    keywords: ['bisglycinate', 'copper gluconate', 'wilson disease', 'zinc balance', 'gray hair'],
    sources: [ods('Copper', 'Copper')],
  },
  {
    id: 'selenium',
    category: 'Minerals',
    question: 'What is selenium for?',
    answer:
      "Selenium supports the thyroid, the immune system and the cells' own protection, in tiny amounts. NIH advises 55 mcg a day for adults; the upper limit is 400 mcg. Fish, meat, eggs and bread cover it for most Americans, and one or two Brazil nuts can bring more than a day's worth. It has not been shown to protect from cancer; one large study in men found no benefit. Signs of too much are a garlic smell on the breath, a metal taste, brittle nails and hair loss. If you are having chemotherapy with cisplatin, ask first.",
    keywords: ['selenomethionine', 'brazil nuts', 'thyroid', 'antioxidant mineral', 'hair falling'],
    sources: [ods('Selenium', 'Selenium')],
  },
  {
    id: 'chromium',
    category: 'Minerals',
    question: 'Does chromium help with blood sugar?',
    answer:
      'Chromium is a trace mineral that may help support normal use of sugar, but NIH finds the studies in people with diabetes mixed and the effect small. About 35 mcg a day for men and 25 mcg for women counts as enough; no upper limit is set. Meat, whole grain, broccoli and grape juice bring it. Picolinate is the usual form. It may add to insulin, metformin and other sugar medicine, so ask first and check your meter more often. Keep it three to four hours away from levothyroxine. With kidney or liver disease, ask your doctor before you take it.',
    keywords: ['picolinate', 'sugar cravings', 'carb cravings', 'glucose', 'insulin', 'weight'],
    sources: [ods('Chromium', 'Chromium')],
  },
  {
    id: 'manganese',
    category: 'Minerals',
    question: 'What is manganese for?',
    answer:
      'Manganese helps build bone and cartilage and helps the body use sugar, fat and protein. NIH counts 2.3 mg a day as enough for men and 1.8 mg for women; the upper limit is 11 mg. Brown rice, nuts, beans, greens, pineapple, tea and spices bring plenty, so shortage is very rare. It is put into some joint mixes for cartilage, without much proof that extra helps. The liver clears it, so people with liver disease can build up too much, which harms the brain; they should ask before taking any. It is not the same thing as magnesium.',
    keywords: ['manganese gluconate', 'cartilage', 'trace mineral', 'magnesium or manganese'],
    sources: [ods('Manganese', 'Manganese')],
  },
  {
    id: 'electrolytes-sodium-chloride',
    category: 'Minerals',
    question: 'What are electrolytes, and who needs an electrolyte drink?',
    answer:
      'Electrolytes are minerals such as sodium, chloride, potassium and magnesium that keep water, nerves and muscles in balance, and water is enough for most days. A drink with electrolytes makes sense after more than an hour of hard sweat, on a very hot job, or after vomiting or diarrhea. The Daily Value for sodium is less than 2,300 mg, and most of us are past it by supper. With high blood pressure, heart failure, kidney disease, a water pill or lithium, ask first, because both the salt and the potassium in the cup count.',
    keywords: [
      'sodium',
      'chloride',
      'hydration',
      'sweat',
      'gatorade',
      'dehydrated',
      'sports drink',
      'salt',
      'running',
    ],
    sources: [
      fda('food/nutrition-education-resources-materials/sodium-your-diet', 'Sodium in your diet'),
      medlinePlus('fluidandelectrolytebalance', 'Fluid and electrolyte balance'),
    ],
  },
];
