import type { KnowledgeEntry } from './knowledge-entry.ts';
import { cdc, fda, ods } from './sources.ts';

/** Every vitamin of the catalogue. Recommended amounts and upper limits are those of the NIH fact sheet named on the entry. */
export const vitamins: KnowledgeEntry[] = [
  {
    id: 'vitamin-a',
    category: 'Vitamins',
    question: 'What is vitamin A and beta-carotene good for?',
    answer:
      'Vitamin A helps support normal eyesight, the immune system and skin, and beta-carotene is the orange plant form the body can turn into it. Sweet potato, carrots, collards and liver bring plenty. NIH advises 900 mcg RAE a day for men and 700 for women; the upper limit for ready-made vitamin A (retinol) is 3,000 mcg. Too much retinol can harm the liver and an unborn baby, so pregnant women should ask first. People who smoke or used to smoke should stay away from high-dose beta-carotene. It does not go with acne medicine such as isotretinoin.',
    keywords: ['retinol', 'retinyl palmitate', 'carotene', 'carotenoid', 'night vision', 'orange vegetables'],
    sources: [ods('VitaminA', 'Vitamin A and carotenoids')],
  },
  {
    id: 'vitamin-c',
    category: 'Vitamins',
    question: 'What does vitamin C do, and how much is enough?',
    answer:
      'Vitamin C helps the body make collagen, take up iron from plants and run a normal immune system. NIH advises 90 mg a day for men and 75 mg for women, with 35 mg more for people who smoke; the upper limit is 2,000 mg. Oranges, guava, peppers, acerola cherry and greens bring it easily. Daily use may shorten a cold a little, and starting once you are sick has not helped. Large amounts can upset the belly. Ask first if you have had kidney stones or kidney disease, have iron overload, or are having chemotherapy.',
    keywords: ['ascorbic acid', 'acerola', 'ester c', 'citrus', 'sodium ascorbate', 'vit c', 'collagen'],
    sources: [ods('VitaminC', 'Vitamin C')],
  },
  {
    id: 'vitamin-d',
    category: 'Vitamins',
    question: 'What does vitamin D do, and how much do adults need?',
    answer:
      'Vitamin D helps the body take up calcium for bones and supports muscles, nerves and the immune system. NIH advises 15 mcg (600 IU) a day up to age 70 and 20 mcg (800 IU) after that; the upper limit is 100 mcg (4,000 IU) unless a doctor says otherwise. Sun, fatty fish, fortified milk and egg yolk are the sources. Darker skin makes less of it, so a blood test is worth asking for. Very high amounts raise calcium and can harm kidneys and heart. Ask first with kidney stones, kidney disease, steroids, thiazide water pills, orlistat or some statins.',
    keywords: [
      'd3',
      'cholecalciferol',
      'sunshine vitamin',
      'melanin',
      'dark skin',
      'vit d',
      'sunlight',
      'bones',
      'vitamin d low',
      'low vitamin d',
      'how much d3',
    ],
    sources: [ods('VitaminD', 'Vitamin D')],
  },
  {
    id: 'vitamin-e',
    category: 'Vitamins',
    question: 'What is vitamin E for, and is more better?',
    answer:
      'Vitamin E is an antioxidant that helps protect cells and supports the immune system, and more is not better. NIH advises 15 mg a day for adults, which nuts, seeds, greens and plant oils cover; the upper limit is 1,000 mg from supplements. Large studies found that vitamin E pills do not protect the heart, and one found more prostate cancer in men who took a lot. It can add to blood thinners and may get in the way of chemotherapy or radiation. With warfarin, aspirin every day, or surgery ahead, ask before you take more than your food brings.',
    keywords: ['tocopherol', 'alpha-tocopherol', 'antioxidant', 'skin oil', 'scar', 'vit e'],
    sources: [ods('VitaminE', 'Vitamin E')],
  },
  {
    id: 'vitamin-k',
    category: 'Vitamins',
    question: 'What does vitamin K do, and what is the matter with warfarin?',
    answer:
      'Vitamin K helps blood clot normally and supports bones, and it works against warfarin. NIH counts 120 mcg a day as enough for men and 90 mcg for women, and collards, kale, spinach and turnip greens give that in one serving. If you take warfarin (Coumadin), a sudden change in vitamin K can make your blood too thick or too thin: keep your greens about the same each week, and do not start a supplement, a multivitamin with K or a greens powder before your clinic knows. Some antibiotics and cholesterol binders change how much K you get.',
    keywords: [
      'k1',
      'phytonadione',
      'phylloquinone',
      'coumadin',
      'inr',
      'clotting',
      'leafy greens',
      'blood thinner',
    ],
    sources: [ods('VitaminK', 'Vitamin K')],
  },
  {
    id: 'vitamin-k2',
    category: 'Vitamins',
    question: 'What is vitamin K2 (MK-7), and why is it sold with vitamin D3?',
    answer:
      "Vitamin K2 is the form of vitamin K found in natto, cheese, eggs and meat, and MK-7 is the kind in most capsules. It is paired with D3 because both take part in how the body handles calcium. It may help support bones; NIH calls the research on bones and arteries unsettled, and the FDA turned down a claim about K2 and osteoporosis. It works against warfarin just as leafy greens do, even in small amounts, so people on that medicine need their clinic's word first. Nobody has set an upper limit.",
    keywords: ['menaquinone', 'menaquinone-7', 'd3 k2', 'mk7', 'arteries', 'calcium', 'natto'],
    sources: [ods('VitaminK', 'Vitamin K')],
  },
  {
    id: 'thiamin-b1',
    category: 'Vitamins',
    question: 'What is thiamin (vitamin B1) for?',
    answer:
      'Thiamin, or vitamin B1, helps turn food into energy and supports nerves and the heart. NIH advises 1.2 mg a day for men and 1.1 mg for women. Pork, beans, brown rice and enriched bread bring it, so most people have enough. People who drink heavily, older adults, and those who take the water pill furosemide, live with diabetes or have had weight loss surgery run low more often. No harm is known from high amounts and no upper limit is set. Numb feet, weakness or confusion need a doctor and not only a vitamin.',
    keywords: ['thiamine', 'b-1', 'benfotiamine', 'b complex', 'nerve', 'alcohol'],
    sources: [ods('Thiamin', 'Thiamin')],
  },
  {
    id: 'riboflavin-b2',
    category: 'Vitamins',
    question: 'What is riboflavin (vitamin B2) for, and why is my urine bright yellow?',
    answer:
      'Riboflavin, or vitamin B2, helps turn food into energy and supports healthy cells, and what the body does not need turns urine bright yellow. That color is harmless. NIH advises 1.3 mg a day for men and 1.1 mg for women; milk, eggs, lean meat, mushrooms and enriched cereal bring it. People who eat no meat or milk run low more easily. It is also studied for migraine, with mixed results. No upper limit is set. If you get bad headaches often, let a doctor look at the cause first.',
    keywords: ['b-2', 'yellow pee', 'neon urine', 'b complex', 'headache vitamin', 'bright yellow'],
    sources: [ods('Riboflavin', 'Riboflavin')],
  },
  {
    id: 'niacin-b3',
    category: 'Vitamins',
    question: 'What is niacin (vitamin B3), and why does it make people flush?',
    answer:
      'Niacin, or vitamin B3, helps turn food into energy, and the nicotinic acid form widens small blood vessels, which brings a hot, red, itchy flush. Niacinamide does not flush. NIH advises 16 mg a day for men and 14 mg for women; the upper limit from supplements is 35 mg. Much larger amounts are a medicine for cholesterol that only a doctor should run: they can raise blood sugar, hurt the liver and let blood pressure fall too low. Ask first if you have diabetes, gout, liver disease or an ulcer, or take medicine for sugar, pressure or cholesterol.',
    keywords: [
      'nicotinic acid',
      'niacinamide',
      'nicotinamide',
      'flush',
      'flushing',
      'b-3',
      'hot face',
      'red face',
    ],
    sources: [ods('Niacin', 'Niacin')],
  },
  {
    id: 'vitamin-b6',
    category: 'Vitamins',
    question: 'What is vitamin B6 for, and can I take too much?',
    answer:
      'Vitamin B6 helps the body use protein and make messengers for the brain, and yes, too much over months can hurt the nerves. NIH advises 1.3 mg a day up to age 50, then 1.7 mg for men and 1.5 mg for women; the upper limit is 100 mg. Chickpeas, tuna, chicken, potatoes and bananas bring it. Tingling or numb hands and feet can come from too much, so add up everything you take. Ask first if you take medicine for seizures, tuberculosis, or theophylline for the lungs. For morning sickness, let your midwife or doctor guide you.',
    keywords: ['pyridoxine', 'pyridoxal', 'p5p', 'b-6', 'neuropathy', 'tingling', 'nausea', 'b complex'],
    sources: [ods('VitaminB6', 'Vitamin B6')],
  },
  {
    id: 'folate-b9',
    category: 'Vitamins',
    question: 'What is folate or folic acid, and who needs it?',
    answer:
      'Folate, or vitamin B9, helps make DNA and red blood cells, and anybody who could become pregnant needs 400 mcg of folic acid a day, says CDC. Too little in the first weeks raises the chance of serious birth defects of the brain and spine, so it has to be there before the test turns positive. NIH advises 400 mcg DFE for adults and 600 in pregnancy; the upper limit for folic acid is 1,000 mcg. Greens, beans and enriched grain bring it. It can hide a B12 shortage. With methotrexate or seizure medicine, talk to your doctor before you take it.',
    keywords: [
      'b9',
      'methylfolate',
      '5-mthf',
      'mthfr',
      'l-methylfolate',
      'spina bifida',
      'trying for a baby',
      'neural tube',
    ],
    sources: [ods('Folate', 'Folate'), cdc('folic-acid/about/index.html', 'About folic acid')],
  },
  {
    id: 'vitamin-b12',
    category: 'Vitamins',
    question: 'What does vitamin B12 do, and who runs low?',
    answer:
      'Vitamin B12 keeps nerves and blood cells healthy, and people over 50, vegans, and those on metformin or acid reducers run low most often. So do people after stomach surgery or with pernicious anemia. NIH advises 2.4 mcg a day; there is no upper limit because more has not been found to harm. Meat, fish, eggs, milk and fortified cereal bring it. If you already have enough, more brings no extra energy. Numb feet, a sore tongue, poor balance or a foggy head call for a blood test before you start, because a supplement can hide the answer.',
    keywords: [
      'cobalamin',
      'methylcobalamin',
      'cyanocobalamin',
      'b-12',
      'b12 shot',
      'sublingual',
      'pernicious anemia',
      'numbness',
    ],
    sources: [ods('VitaminB12', 'Vitamin B12')],
  },
  {
    id: 'biotin',
    category: 'Vitamins',
    question: 'Does biotin help hair and nails, and is it true that it changes blood tests?',
    answer:
      'Biotin may help support hair and nails in the few people who lack it, and yes, it can make blood tests read wrong. Shortage is rare; 30 mcg a day is enough for adults, and eggs, nuts, fish and sweet potato bring it. Hair products hold a hundred times that. The FDA warns that biotin can falsely change tests for heart attack, thyroid, vitamin D and hormones, with harm to patients. Tell the doctor and the lab that you take it before any blood test, also in an emergency room. Some seizure medicines lower biotin.',
    keywords: [
      'vitamin b7',
      'vitamin h',
      'hair growth',
      'nails',
      'troponin',
      'lab test',
      'thyroid test',
      'edges',
      '10000 mcg',
      'make hair grow',
    ],
    sources: [
      ods('Biotin', 'Biotin'),
      fda(
        'medical-devices/in-vitro-diagnostics/biotin-interference-troponin-lab-tests-assays-subject-biotin-interference',
        'Biotin interference with troponin lab tests',
      ),
    ],
  },
  {
    id: 'pantothenic-acid-b5',
    category: 'Vitamins',
    question: 'What is pantothenic acid (vitamin B5)?',
    answer:
      'Pantothenic acid, or vitamin B5, helps turn food into energy and build fats the body needs. It is in almost every food, so a shortage is very rare; NIH counts 5 mg a day as enough for adults. Beef, chicken, mushrooms, avocado, potatoes and whole grain are good sources. It is added to many B complexes and energy mixes, where it may help support normal energy metabolism, but more than enough brings nothing that you would feel. Clashes with medicines are not known, and no upper limit is set; very large amounts can cause loose stools.',
    keywords: ['b-5', 'pantethine', 'calcium pantothenate', 'panthenol', 'b complex'],
    sources: [ods('PantothenicAcid', 'Pantothenic acid')],
  },
  {
    id: 'choline',
    category: 'Vitamins',
    question: 'What is choline for?',
    answer:
      "Choline helps support memory, muscle control, normal fat transport in the liver, and a baby's growing brain. NIH counts 550 mg a day as enough for men and 425 mg for women, with 450 mg in pregnancy and 550 mg when nursing; the upper limit is 3,500 mg. Most Americans get less. Two eggs bring about 300 mg, and beef, chicken, fish, soybeans and potatoes add to it. Many prenatal vitamins hold little or none, so read the label. Very high amounts cause a fishy smell, sweating, vomiting and low blood pressure.",
    keywords: ['choline bitartrate', 'eggs', 'lecithin', 'prenatal', 'baby brain', 'phosphatidylcholine'],
    sources: [ods('Choline', 'Choline')],
  },
];
