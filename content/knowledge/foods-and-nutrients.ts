import type { KnowledgeEntry } from './knowledge-entry.ts';
import {
  cdc,
  fda,
  medlinePlusMedicine,
  nationalEyeInstitute,
  nccih,
  nhlbi,
  ods,
  odsProfessional,
  pubMed,
  pubMedCentral,
  sloanKettering,
} from './sources.ts';

/** Oils, fibers, amino acids, carotenoids, bee and sea foods of the catalogue, and what people ask for beside them. */
export const foodsAndNutrients: KnowledgeEntry[] = [
  {
    id: 'omega-3-fish-oil',
    category: 'Foods and nutrients',
    question: 'What do omega-3 and fish oil do?',
    answer:
      'Omega-3 fats from fish, called EPA and DHA, help support the heart, brain and eyes, and eating fish twice a week is the best way to get them. Large studies of the capsules gave mixed answers: triglycerides are what they act on most clearly, while most healthy people saw little change for the heart. The FDA advises no more than 5 grams a day of EPA and DHA from supplements. They can cause fishy burps and loose stools. Ask first if you take a blood thinner, have had atrial fibrillation or are allergic to fish, and before surgery.',
    keywords: [
      'epa',
      'dha',
      'cod liver',
      'krill',
      'triglycerides',
      'salmon',
      'omega three',
      'fish pills',
      'sardines',
      'fish oil',
      'fish oil pills',
      'burps',
      'burp',
    ],
    sources: [ods('Omega3FattyAcids', 'Omega-3 fatty acids')],
  },
  {
    id: 'dha-algae',
    category: 'Foods and nutrients',
    question: 'Is there an omega-3 without fish?',
    answer:
      "Yes, oil from algae brings DHA, and often EPA, without any fish, because fish get theirs from algae in the first place. It suits vegans, people with a fish allergy and those who mind the smell. DHA helps support a baby's brain and eyes during pregnancy and nursing, and doctors often suggest it when the mother eats no fish; let yours pick the amount. Flax, chia and walnuts bring another omega-3, called ALA, of which the body turns only a little into DHA. With a blood thinner, ask first, as with fish oil.",
    keywords: [
      'algal oil',
      'vegan omega',
      'ala',
      'flaxseed',
      'chia',
      'fish allergy',
      'plant omega-3',
      'docosahexaenoic',
    ],
    sources: [ods('Omega3FattyAcids', 'Omega-3 fatty acids')],
  },
  {
    id: 'coenzyme-q10',
    category: 'Foods and nutrients',
    question: 'What is CoQ10 (ubiquinol), and should people on statins take it?',
    answer:
      'CoQ10 is something the body makes to help cells turn food into energy, and whether people on statins gain from it is not settled. It may help support heart and muscle energy. NIH finds that most studies of statin muscle aches saw no benefit. Ubiquinol is the form ready for use; both are better taken with food that has some fat. It can cause poor sleep or stomach upset. It may weaken warfarin and add to insulin or pressure medicine, so ask first, and tell your cancer team if you have one. Never quit a statin over aches: call.',
    keywords: ['q10', 'ubiquinone', 'coenzyme', 'muscle aches', 'statin', 'heart energy', 'co-q-10'],
    sources: [nccih('coenzyme-q10', 'Coenzyme Q10')],
  },
  {
    id: 'alpha-lipoic-acid',
    category: 'Foods and nutrients',
    question: 'What is alpha-lipoic acid for?',
    answer:
      'Alpha-lipoic acid is an antioxidant the body makes in small amounts, and it may help support normal use of sugar and healthy nerves. NIH finds that results in people with diabetes are mixed. It can cause nausea, rash or a strange smell of the urine. Together with insulin or sugar pills it could bring sugar too low, so ask first and check more often. It may also matter with thyroid medicine and chemotherapy. In very rare cases it has set off a condition in which the body attacks its own insulin. Numb or burning feet need a doctor.',
    keywords: ['ala', 'thioctic acid', 'r-lipoic', 'neuropathy', 'nerve pain', 'burning feet', 'antioxidant'],
    sources: [
      nccih('diabetes-and-dietary-supplements-what-you-need-to-know', 'Diabetes and dietary supplements'),
    ],
  },
  {
    id: 'n-acetylcysteine',
    category: 'Foods and nutrients',
    question: 'What is NAC (N-acetylcysteine)?',
    answer:
      'NAC is a form of the amino acid cysteine that helps the body build glutathione, one of its own antioxidants, and it can thin mucus. Doctors use it as a medicine in hospitals; capsules from a store are something else and may help support the liver and comfortable breathing. It smells of eggs and can cause nausea or loose stools. In some people with asthma it tightens the airways, so they should ask first. With nitroglycerin it can bring a bad headache and low pressure. Ask too with blood thinners, antibiotics or kidney stones.',
    keywords: [
      'acetylcysteine',
      'glutathione',
      'mucus',
      'cysteine',
      'antioxidant',
      'n-acetyl-l-cysteine',
      'lungs',
    ],
    sources: [
      odsProfessional('ImmuneFunction', 'Dietary supplements for immune function and infectious diseases'),
      {
        title: 'N-acetyl-L-cysteine: natural health product monograph, Health Canada',
        url: 'https://webprod.hc-sc.gc.ca/nhpid-bdipsn/dbImages/mono_nacetyllcysteine_english.pdf',
      },
    ],
  },
  {
    id: 'l-carnitine',
    category: 'Foods and nutrients',
    question: 'What does L-carnitine do?',
    answer:
      "L-carnitine helps cells burn fat for energy, and the body makes all that healthy people need from meat, milk and its own work. As a supplement it may help support energy during exercise, though NIH finds no clear gain for athletes and only a pound or two in weight studies. It can cause nausea, cramps, loose stools and a fishy body smell. People with seizures or kidney disease should not take it unless a doctor agrees, and those on thyroid medicine or a blood thinner should ask. Some seizure medicines and antibiotics lower the body's own supply.",
    keywords: [
      'acetyl-l-carnitine',
      'carnitine tartrate',
      'fat burning',
      'workout',
      'alcar',
      'muscle recovery',
    ],
    sources: [ods('Carnitine', 'Carnitine')],
  },
  {
    id: 'glycine',
    category: 'Foods and nutrients',
    question: 'What is glycine for?',
    answer:
      'Glycine is a small, sweet amino acid that the body makes and that collagen is full of; people take it at night because it may help support sleep. The studies are tiny: in one, people who slept too little felt a bit less tired the next day. It is handled well by most, with now and then a soft stool. If you take clozapine or other medicine for the mind, have kidney or liver disease, or are pregnant or nursing, ask first. Bone broth, chicken skin and gelatin bring it with supper.',
    keywords: ['amino acid', 'collagen', 'sleep', 'glycinate', 'bone broth', 'gelatin'],
    sources: [pubMed('22529837', 'Glycine and daytime performance after short sleep: small trial')],
  },
  {
    id: 'l-theanine',
    category: 'Foods and nutrients',
    question: 'What is L-theanine?',
    answer:
      'L-theanine is an amino acid from tea leaves that may help support a calm but clear mind. In a small study of 30 healthy adults, four weeks of it went with less stress and better sleep scores; larger studies are missing. With caffeine, some people find that it softens the jitters. It causes few complaints, mostly a headache now and then. Because it may bring pressure down a little and add to drowsy medicine, ask first if you take pills for pressure, sleep, nerves or seizures. Too little is known for pregnancy, nursing and children.',
    keywords: ['theanine', 'suntheanine', 'tea amino acid', 'calm focus', 'jitters', 'relax'],
    sources: [pubMedCentral('PMC6836118', 'L-theanine, stress and sleep in healthy adults: small trial')],
  },
  {
    id: 'taurine',
    category: 'Foods and nutrients',
    question: 'What is taurine?',
    answer:
      'Taurine is an amino acid that the body makes and that meat, fish and energy drinks bring; in some supplements it is the partner of magnesium. It helps bile, nerves and heart muscle do their work. Research on exercise, heart and aging is early, and nobody has set a recommended amount. By itself it is handled well in studies; an energy drink is another matter because of its caffeine and sugar. If you take lithium, pressure medicine or medicine for the mind, have kidney disease, or are pregnant, ask before you add it.',
    keywords: ['energy drink', 'magnesium taurate', 'red bull', 'amino acid'],
    sources: [
      ods('ExerciseAndAthleticPerformance', 'Dietary supplements for exercise and athletic performance'),
    ],
  },
  {
    id: 'phosphatidylserine',
    category: 'Foods and nutrients',
    question: 'What is phosphatidylserine?',
    answer:
      'Phosphatidylserine is a fat in the wall of brain cells, made today from soy or sunflower, that people take to support memory. The FDA looked at it and said that very limited and preliminary research suggests it may matter for thinking in the elderly, and that there is little scientific evidence behind it. It can cause stomach upset or poor sleep when it is taken late. If you take a blood thinner, or medicine for dementia, glaucoma or dry mouth, ask first. Those who avoid soy should read the label.',
    keywords: ['ps', 'sunflower lecithin', 'soy', 'memory', 'brain fat', 'cortisol', 'phosphatidyl serine'],
    sources: [
      fda(
        'food/nutrition-food-labeling-and-critical-foods/qualified-health-claims',
        'Qualified health claims',
      ),
    ],
  },
  {
    id: 'glucosamine',
    category: 'Foods and nutrients',
    question: 'Does glucosamine help knees?',
    answer:
      'Glucosamine is a building block of cartilage that may help support joint comfort, and NIH calls the evidence for sore knees uncertain, with some studies for and some against. People usually judge it after two or three months. Most is made from shrimp and crab shells, so check the label if you are allergic; some is made by fermentation. It can cause heartburn and loose stools and may raise sugar or eye pressure in some people. Reports of bleeding exist with warfarin: ask your clinic first. In pregnancy too little is known.',
    keywords: ['shellfish', 'cartilage', 'knees', 'arthritis pill', 'sulfate', 'glucosamin', 'hydrochloride'],
    sources: [
      nccih(
        'glucosamine-and-chondroitin-for-osteoarthritis-what-you-need-to-know',
        'Glucosamine and chondroitin for osteoarthritis',
      ),
    ],
  },
  {
    id: 'chondroitin',
    category: 'Foods and nutrients',
    question: 'What is chondroitin, and where does it come from?',
    answer:
      'Chondroitin is a part of cartilage that helps it hold water, and most of it comes from cattle, pigs, chicken or fish. It may help support joint comfort, usually beside glucosamine; NIH finds that the better studies of knees and hips saw little or no difference. Nausea and loose stools are the usual complaints. It may add to warfarin, so tell your clinic before you start. If you keep halal, kosher or vegetarian, look for the source on the label or ask us. Men with prostate cancer should talk to their doctor first.',
    keywords: ['cartilage', 'bovine', 'knees', 'joint pill', 'pork', 'chondroitin sulfate'],
    sources: [
      nccih(
        'glucosamine-and-chondroitin-for-osteoarthritis-what-you-need-to-know',
        'Glucosamine and chondroitin for osteoarthritis',
      ),
    ],
  },
  {
    id: 'collagen',
    category: 'Foods and nutrients',
    question: 'Do collagen peptides do anything for skin and joints?',
    answer:
      'Collagen peptides may help support skin that feels supple and joints that move well, on the word of small studies. A review of 26 of them found skin a little more moist and elastic after about two to three months, and noted that makers paid for many. Collagen is a protein, cut small so that it dissolves; the body breaks it down like any other. It comes from cattle, fish or chicken, so it is not for vegetarians, and not halal or kosher unless the label says so. With kidney disease ask how much protein is right for you.',
    keywords: [
      'peptides',
      'bovine',
      'marine collagen',
      'wrinkles',
      'bone broth',
      'vital proteins',
      'skin elasticity',
      'gelatin',
    ],
    sources: [pubMedCentral('PMC10180699', 'Effects of oral collagen for skin anti-aging: a review')],
  },
  {
    id: 'hyaluronic-acid',
    category: 'Foods and nutrients',
    question: 'What does hyaluronic acid do when you swallow it?',
    answer:
      'Hyaluronic acid is the slippery stuff that holds water in joints and skin, and taken by mouth it may help support both. The studies on knees and dry skin are small, and makers paid for most. Injections by a doctor are a different thing, and so is a skin serum. It is handled well by most people. Some is made from rooster combs and some by fermentation; ask or read the label if you avoid animal products. If you have or had cancer, or are pregnant or nursing, talk to your doctor first.',
    keywords: ['hyaluronan', 'sodium hyaluronate', 'ha', 'lubricate', 'dry skin', 'joint fluid'],
    sources: [
      {
        title: 'Oral hyaluronan relieves knee pain: a review, Nutrition Journal',
        url: 'https://doi.org/10.1186/s12937-016-0128-2',
      },
    ],
  },
  {
    id: 'bromelain',
    category: 'Foods and nutrients',
    question: 'What is bromelain?',
    answer:
      'Bromelain is a group of enzymes from the pineapple plant that helps break down protein, and people take it to support easy breathing, recovery after sport and digestion. NIH finds the studies small and mixed. It can upset the stomach and cause loose stools. People allergic to pineapple, latex, ragweed or papaya may react to it. It may make bleeding easier and raise the level of some antibiotics such as amoxicillin, so ask first if you take a blood thinner or an antibiotic, and stop before surgery when you are told to.',
    keywords: ['pineapple', 'enzyme', 'swelling', 'sinus', 'digestive enzyme', 'bruise'],
    sources: [nccih('bromelain', 'Bromelain: usefulness and safety')],
  },
  {
    id: 'quercetin',
    category: 'Foods and nutrients',
    question: 'What is quercetin used for?',
    answer:
      'Quercetin is a plant color in onions, apples, berries and tea that people take to support the airways and the immune system. NIH finds that in athletes it does little, and on allergy there are hardly any good human studies. It can cause headache and tingling, and very large amounts have hurt kidneys. It may change how the body handles blood thinners, cyclosporine, digoxin and some antibiotics, so ask the pharmacist first. In pregnancy, while nursing and with kidney disease leave it to what food brings.',
    keywords: ['flavonoid', 'allergy', 'onion', 'histamine', 'seasonal', 'sophora', 'hay fever'],
    sources: [
      ods('ExerciseAndAthleticPerformance', 'Dietary supplements for exercise and athletic performance'),
      pubMed('29127724', 'Safety aspects of the use of quercetin as a dietary supplement: review'),
    ],
  },
  {
    id: 'caffeine',
    category: 'Foods and nutrients',
    question: 'How much caffeine is too much?',
    answer:
      'For most adults the FDA cites 400 mg of caffeine a day as an amount not generally linked with harm, about two to three large mugs of coffee. It wakes you and may help support performance; it also raises the pulse and pressure for a while and steals sleep, so stop after lunch. Tea, cola, chocolate, pre-workouts and diet pills count too. Pregnant women are usually told to stay under 200 mg, and children do better with none. Ask first with rhythm trouble, anxiety, reflux, lithium, clozapine or theophylline. Pure powder is dangerous.',
    keywords: [
      'coffee',
      'jitters',
      'energy drink',
      'guarana',
      'tea',
      'stimulant',
      'pre workout',
      'yerba mate',
    ],
    sources: [
      fda(
        'consumers/consumer-updates/spilling-beans-how-much-caffeine-too-much',
        'How much caffeine is too much?',
      ),
    ],
  },
  {
    id: 'd-mannose',
    category: 'Foods and nutrients',
    question: 'What is D-mannose?',
    answer:
      'D-mannose is a simple sugar found in cranberries and other fruit that women take to support the bladder. The idea is that some germs stick to it in place of the bladder wall. The best trial so far, with 598 women, found it no better than a dummy powder for keeping infections from coming back. It can cause loose stools, and since it is a sugar, people with diabetes should ask first. It does not clear an infection: burning, fever or back pain needs a urine test. Pregnant women need to be seen the same day.',
    keywords: ['mannose', 'uti', 'bladder infection', 'sugar powder', 'urinary'],
    sources: [
      pubMed('38587819', 'D-mannose for prevention of recurrent urinary tract infection: randomized trial'),
    ],
  },
  {
    id: 'fiber',
    category: 'Foods and nutrients',
    question: 'Why is fiber good for me, and how much do I need?',
    answer:
      'Fiber feeds the gut, keeps you regular and full, and the soluble kind helps support normal cholesterol and sugar; the Daily Value is 28 grams. Most Americans get about half. Beans, peas, oats, okra, greens, berries, brown rice and nuts bring it for little money. Go up slowly over two weeks and drink more water, or gas will tell on you. Take medicines one to two hours apart from a fiber powder. If you have had a blockage, trouble swallowing or surgery of the gut, ask first. See a doctor when your bowel habit changes for weeks.',
    keywords: [
      'roughage',
      'dietary fiber',
      'fibre',
      'soluble',
      'regular',
      'beans',
      'whole grain',
      'foods with fiber',
      'most fiber',
      'grams',
    ],
    sources: [
      fda(
        'food/nutrition-food-labeling-and-critical-foods/questions-and-answers-dietary-fiber',
        'Questions and answers on dietary fiber',
      ),
      fda(
        'food/nutrition-facts-label/daily-value-nutrition-and-supplement-facts-labels',
        'Daily Value on labels',
      ),
    ],
  },
  {
    id: 'psyllium',
    category: 'Foods and nutrients',
    question: 'What is psyllium husk, and how do I take it?',
    answer:
      'Psyllium is the husk of a seed that swells in water, helps support regularity and has an FDA-allowed heart claim for its soluble fiber. Stir it into a full glass, drink at once and have another glass after. Without enough water it can swell in the throat and choke you, so people who have trouble swallowing or a narrow gut must not take it. Keep it apart from medicines, at least three hours from digoxin, aspirin-type medicine and nitrofurantoin. With sugar medicine check your meter more. Chest pain, vomiting or no stool means stop and call.',
    keywords: ['metamucil', 'ispaghula', 'husk', 'plantago', 'soluble fiber', 'bulk laxative', 'isabgol'],
    sources: [
      medlinePlusMedicine('a601104', 'Psyllium'),
      fda(
        'food/nutrition-food-labeling-and-critical-foods/questions-and-answers-dietary-fiber',
        'Questions and answers on dietary fiber',
      ),
    ],
  },
  {
    id: 'glucomannan',
    category: 'Foods and nutrients',
    question: 'What is glucomannan (konjac)?',
    answer:
      'Glucomannan is a very thirsty fiber from the konjac root that may help you feel full when it is taken with water before a meal. NIH finds that it has little to no effect on body weight. It swells fast: taken dry or with too little water it can block the throat or gut, so never take it just before lying down, and not at all with trouble swallowing or after stomach surgery. It can cause gas and loose stools. Take medicines one hour before or four hours after, and ask first with sugar medicine.',
    keywords: ['konjac', 'shirataki', 'appetite', 'fullness', 'amorphophallus', 'diet fiber'],
    sources: [ods('WeightLoss', 'Dietary supplements for weight loss')],
  },
  {
    id: 'inulin-prebiotics',
    category: 'Foods and nutrients',
    question: 'What are prebiotics such as inulin and chicory root?',
    answer:
      'Prebiotics are fibers that feed the friendly bacteria of the gut, and inulin from chicory root is the best known. The FDA counts inulin as a dietary fiber. It may help support regularity and a normal balance of bacteria. Onions, garlic, bananas, beans and oats bring prebiotics without a label. Too much too soon means gas, cramps and loose stools, most of all in people with an irritable bowel, so begin with a little. Those allergic to ragweed or daisies may react to chicory. Probiotics are the live bacteria themselves.',
    keywords: ['inulin', 'chicory', 'prebiotic', 'fos', 'gut bacteria', 'difference prebiotic probiotic'],
    sources: [
      fda(
        'food/nutrition-food-labeling-and-critical-foods/questions-and-answers-dietary-fiber',
        'Questions and answers on dietary fiber',
      ),
      ods('Probiotics', 'Probiotics'),
    ],
  },
  {
    id: 'probiotics',
    category: 'Foods and nutrients',
    question: 'What do probiotics do, and who should be careful?',
    answer:
      'Probiotics are live bacteria or yeasts that may help support a normal balance in the gut, and the effect depends on the strain, not just on how many billions. The best known use is beside an antibiotic; take the two a few hours apart. Gas in the first days is common. People whose immune system is weak, who are very ill, have a central line or a heart valve problem, and newborns born too early should not have them unless a doctor says so, because serious infections have happened. Yogurt and kefir with live cultures are a food way.',
    keywords: [
      'lactobacillus',
      'bifidobacterium',
      'acidophilus',
      'cfu',
      'good bacteria',
      'yogurt',
      'kefir',
      'yeast infection',
    ],
    sources: [
      ods('Probiotics', 'Probiotics'),
      nccih('probiotics-usefulness-and-safety', 'Probiotics: usefulness and safety'),
    ],
  },
  {
    id: 'protein-powder',
    category: 'Foods and nutrients',
    question: 'Do I need protein powder?',
    answer:
      "Most people do not, because food brings enough protein; a shake helps when appetite, teeth, time or age get in the way. Adults need roughly 50 grams a day on the label's scale, and older adults and people who lift often do better with more, spread over meals. Beans, eggs, fish, chicken, yogurt and peanut butter cost less. Powder is food, not medicine: read the label for sugar, caffeine, heavy-metal testing and allergens such as milk or soy. With kidney disease ask your kidney team or dietitian how much is right before you drink it.",
    keywords: ['whey', 'pea protein', 'shake', 'muscle', 'meal replacement', 'gains', 'plant protein'],
    sources: [
      ods('ExerciseAndAthleticPerformance', 'Dietary supplements for exercise and athletic performance'),
      fda(
        'food/nutrition-facts-label/daily-value-nutrition-and-supplement-facts-labels',
        'Daily Value on labels',
      ),
    ],
  },
  {
    id: 'plant-sterols',
    category: 'Foods and nutrients',
    question: 'What are plant sterols?',
    answer:
      'Plant sterols are waxy parts of nuts, seeds, oils and grains that look like cholesterol to the gut and take its place there, so less of it gets in. They may help support cholesterol already in the normal range, and the FDA allows a heart claim for enough of them in a diet low in saturated fat. Take them with meals. They can cause gas or loose stools and lower the uptake of beta-carotene a little. They are not for people with sitosterolemia, a rare inborn condition. Keep taking your statin, and tell your doctor what you add.',
    keywords: ['phytosterols', 'stanols', 'beta-sitosterol', 'ldl', 'benecol', 'cholesterol blocker'],
    sources: [
      {
        title: 'Health claim on plant sterols and the heart: 21 CFR 101.83, Code of Federal Regulations',
        url: 'https://www.ecfr.gov/current/title-21/section-101.83',
      },
      nhlbi('health/blood-cholesterol', 'Blood cholesterol'),
    ],
  },
  {
    id: 'beetroot-nitrate',
    category: 'Foods and nutrients',
    question: 'What is beetroot powder good for?',
    answer:
      'Beetroot brings nitrate, which the body turns into nitric oxide that relaxes blood vessels, and it may help support stamina and blood pressure already in the normal range. NIH finds that the juice may help with endurance in some people, less so in trained athletes. It can turn urine and stool pink or red, which is harmless. If you take nitroglycerin, pressure medicine or a pill for erections, ask first, because pressure may drop. Beets hold oxalate and potassium: with kidney stones or kidney disease ask before you take them daily. Mouthwash takes away the bacteria that make it work.',
    keywords: [
      'beets',
      'beet juice',
      'nitric oxide',
      'nitrate',
      'endurance',
      'red urine',
      'pink pee',
      'circulation',
    ],
    sources: [
      ods('ExerciseAndAthleticPerformance', 'Dietary supplements for exercise and athletic performance'),
    ],
  },
  {
    id: 'baobab',
    category: 'Foods and nutrients',
    question: 'What is baobab?',
    answer:
      "Baobab is the tart, chalky fruit of Africa's tree of life, dried and ground, and it brings fiber and some vitamin C. In Senegal it is the drink called bouye. It may help support regularity as other fibers do; beyond food value there is little human research. Stir it into water, porridge or smoothies. Begin with a small spoon, drink enough, and expect some gas at first. Take medicines a couple of hours apart from a large serving of fiber. If you watch potassium for your kidneys, ask your dietitian first.",
    keywords: ['adansonia', 'bouye', 'monkey bread', 'tree of life', 'african superfruit', 'bouy'],
    sources: [
      fda(
        'food/nutrition-food-labeling-and-critical-foods/questions-and-answers-dietary-fiber',
        'Questions and answers on dietary fiber',
      ),
      {
        title: 'Adansonia digitata L. (baobab): a review, Asian Pacific Journal of Tropical Biomedicine',
        url: 'https://doi.org/10.1016/S2221-1691(15)30174-X',
      },
    ],
  },
  {
    id: 'greens-powder',
    category: 'Foods and nutrients',
    question: 'Are greens powders as good as eating greens?',
    answer:
      'No, a powder of collard, kale, spinach or barley grass is a handy extra, but a plate of greens brings more fiber and fills you up. Powders may help support everyday nutrition with vitamins K, A and C, folate, potassium and lutein. The vitamin K is the catch: with warfarin (Coumadin) do not start one before your clinic knows. With kidney disease ask about potassium, and with stones about spinach, which is high in oxalate. Start with half a scoop if your belly is touchy. Cooked with smoked turkey and vinegar, the real thing is hard to beat.',
    keywords: [
      'collard',
      'collards',
      'kale',
      'spinach',
      'barley grass',
      'superfood',
      'athletic greens',
      'green drink',
      'leafy',
    ],
    sources: [ods('VitaminK', 'Vitamin K'), ods('VitaminA', 'Vitamin A and carotenoids')],
  },
  {
    id: 'spirulina',
    category: 'Foods and nutrients',
    question: 'What is spirulina?',
    answer:
      'Spirulina is a blue-green alga, sold as powder or tablets, that brings protein, iron and color. It may help support everyday nutrition; claims about cholesterol, sugar and allergy rest on small studies. Quality matters, since algae from open water can carry liver poisons and heavy metals: look for testing. It can cause an upset stomach or headache. People with PKU must avoid it, and those with lupus, another autoimmune condition, or medicine that calms the immune system or thins the blood should ask first. Its B12 is mostly a kind that people cannot use.',
    keywords: ['blue-green algae', 'arthrospira', 'chlorella', 'algae', 'superfood', 'green tablets'],
    sources: [pubMedCentral('PMC3136577', 'Spirulina in clinical practice: evidence from human studies')],
  },
  {
    id: 'sea-moss',
    category: 'Foods and nutrients',
    question: 'Is sea moss good for you?',
    answer:
      "Sea moss, or Irish moss, is a red seaweed that families in Jamaica, Grenada and Ireland boil to a gel, and it brings iodine and some minerals. It may help support everyday nutrition; the claim that it holds 92 of the body's minerals, or that it helps the thyroid, skin or the bedroom, has no good human studies behind it. How much iodine a spoon holds varies a lot, and too much upsets the thyroid just as too little does. With thyroid trouble, thyroid medicine, a blood thinner, kidney disease or pregnancy, ask first. Seaweed can carry heavy metals too.",
    keywords: [
      'irish moss',
      'chondrus',
      'gracilaria',
      'seamoss gel',
      '92 minerals',
      'dr sebi',
      'purple sea moss',
      'carrageenan',
    ],
    sources: [ods('Iodine', 'Iodine')],
  },
  {
    id: 'bladderwrack',
    category: 'Foods and nutrients',
    question: 'What is bladderwrack?',
    answer:
      "Bladderwrack is a brown seaweed, often paired with sea moss, and it is rich in iodine. Europe's medicines agency knows it only as a traditional aid in slimming, without proof. The iodine in a batch can vary many times over, and both goiter and an overactive thyroid have followed seaweed pills. People with any thyroid condition, on thyroid or heart rhythm medicine, or taking a blood thinner should leave it alone unless their doctor agrees. It is not for pregnancy, nursing or children. Seaweed can hold arsenic and other metals, so testing matters.",
    keywords: ['fucus', 'kelp', 'brown seaweed', 'rockweed', 'bladder wrack', 'thyroid'],
    sources: [
      ods('Iodine', 'Iodine'),
      {
        title: 'Bladderwrack, European Medicines Agency',
        url: 'https://www.ema.europa.eu/en/medicines/herbal/fucus',
      },
    ],
  },
  {
    id: 'tart-cherry',
    category: 'Foods and nutrients',
    question: 'Does tart cherry help sleep or sore muscles?',
    answer:
      'Tart cherry may help support sleep and recovery after hard exercise, on the word of small studies, most of them with the juice. The fruit holds a trace of melatonin and plenty of color compounds. NIH finds that it may help runners and lifters feel a bit less sore and may not. Juice holds much sugar: a glass can have as much as soda, so with diabetes count it or choose a powder. Large amounts loosen the bowel. For gout people swear by it; keep your gout medicine and ask your doctor. With a blood thinner, mention it.',
    keywords: ['prunus cerasus', 'montmorency', 'cherry juice', 'gout', 'soreness', 'sleepy girl'],
    sources: [
      ods('ExerciseAndAthleticPerformance', 'Dietary supplements for exercise and athletic performance'),
    ],
  },
  {
    id: 'bee-pollen',
    category: 'Foods and nutrients',
    question: 'Is bee pollen good for allergies?',
    answer:
      'There is no good evidence that bee pollen helps allergies, and in people with pollen allergy it can set off a severe reaction, even the first time. It is the pollen that bees pack into grains, with some protein, vitamins and color. Doctors have described swelling of the throat and loss of breath after a spoonful. People who react to pollen, ragweed, honey or bee stings, and those with asthma, should leave it alone. It may add to warfarin. It is not for pregnancy, nursing or small children.',
    keywords: ['pollen', 'hay fever', 'bee products', 'local pollen', 'superfood', 'honeybee'],
    sources: [
      pubMedCentral('PMC3394823', 'Severe allergic reaction after a bee pollen supplement: case report'),
      sloanKettering('propolis', 'Propolis and bee pollen'),
    ],
  },
  {
    id: 'propolis',
    category: 'Foods and nutrients',
    question: 'What is propolis?',
    answer:
      'Propolis is the resin, or bee glue, with which bees seal the hive, and people use it in drops and sprays to support a calm throat and the immune system. Laboratory findings are many and good human studies few. Its main risk is allergy: rash, sore mouth or worse, most of all in people who react to bees, honey, poplar trees, balsam of Peru or daisies. It may make bleeding easier, so ask first with a blood thinner or before surgery. Many tinctures hold alcohol. It is not for babies, and too little is known for pregnancy.',
    keywords: ['bee glue', 'resin', 'throat spray', 'hive', 'tincture', 'royal jelly'],
    sources: [
      pubMed('24201459', 'Propolis: properties, contact allergy and other unwanted effects'),
      sloanKettering('propolis', 'Propolis and bee pollen'),
    ],
  },
  {
    id: 'honey',
    category: 'Foods and nutrients',
    question: 'Is honey good for a cough, and who must not have it?',
    answer:
      'Honey may calm a cough at night, and babies under 12 months must never have it, because it can carry spores that cause infant botulism. For older children and adults a spoonful in warm tea or lemon water is a sweet old comfort. Raw or local honey is still sugar, so count every spoonful if you watch your blood sugar. There is no good proof that local honey helps with pollen allergy. People who react to bees or pollen should take care. A cough with fever, wheeze or lasting over three weeks needs a doctor.',
    keywords: [
      'raw honey',
      'local honey',
      'botulism',
      'infant',
      'sore throat',
      'baby',
      'sweetener',
      'manuka',
    ],
    sources: [
      cdc('botulism/prevention/index.html', 'Preventing botulism'),
      {
        title: 'Honey for acute cough in children: Cochrane review, PubMed Central',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6513626/',
      },
    ],
  },
  {
    id: 'astaxanthin',
    category: 'Foods and nutrients',
    question: 'What is astaxanthin?',
    answer:
      'Astaxanthin is the red pigment that algae make and that turns salmon and shrimp pink, and it may help support skin that is moist and supple. A review of eleven small studies found better moisture and elasticity and no clear change in wrinkles. It does not replace sunscreen, hats or shade, on dark skin either. It is handled well by most people and can redden the stool. It may bring pressure or sugar down a little and act on hormones, so ask first if you take medicine for those or a blood thinner. Little is known for pregnancy.',
    keywords: ['haematococcus', 'carotenoid', 'salmon pigment', 'sun', 'antioxidant', 'microalgae'],
    sources: [pubMedCentral('PMC8472736', 'Astaxanthin and human skin ageing: review and meta-analysis')],
  },
  {
    id: 'ceramides',
    category: 'Foods and nutrients',
    question: 'What are rice ceramides?',
    answer:
      'Ceramides are waxy fats that hold skin cells together and keep water in, and plant ceramides from rice or wheat may help support moist skin from the inside. The human studies are small and short, and makers ran many of them. A plain cream or petroleum jelly on damp skin has more behind it for ashy, dry skin and costs little. Ceramide capsules are handled well in studies. Those with celiac disease should check that the source is rice and not wheat. Too little is known for pregnancy and nursing. Itchy, cracked or bleeding skin needs a doctor.',
    keywords: ['phytoceramides', 'skin barrier', 'ashy', 'dry skin', 'moisturizer', 'oryza'],
    sources: [
      {
        title: 'Rice ceramides and skin barrier function: open-label study, Nutrients',
        url: 'https://doi.org/10.3390/nu14132737',
      },
    ],
  },
  {
    id: 'melatonin',
    category: 'Foods and nutrients',
    question: 'Is melatonin a good choice for sleep?',
    answer:
      'Melatonin, a hormone the brain makes at dark, may help with jet lag and a body clock that runs late; for ordinary bad sleep NIH finds the effect small. Start low and early in the evening, and only for a short time. Tests found that labels are often wrong, gummies above all. It can cause a heavy head, vivid dreams and dizziness, and elders may fall. With blood thinners, seizures, pressure, sugar or transplant medicine, and in pregnancy, ask first. For a child, talk to the pediatrician, and lock the gummies away.',
    keywords: [
      'sleep hormone',
      'gummies',
      'jet lag',
      'insomnia',
      'nightshift',
      'kids sleep',
      'melotonin',
      'melatonin gummies',
      'year old',
      'groggy',
      'how long',
    ],
    sources: [nccih('melatonin-what-you-need-to-know', 'Melatonin: what you need to know')],
  },
  {
    id: 'apple-cider-vinegar',
    category: 'Foods and nutrients',
    question: 'Does apple cider vinegar do anything?',
    answer:
      'A little, perhaps: in small studies a spoon of vinegar with a starchy meal softened the rise in sugar afterward, and the effect on weight was tiny. It will not melt fat, clean the blood or stand in for medicine. Straight vinegar burns the throat and wears away teeth, so dilute it in a glass of water, and gummies hold sugar. It can lower potassium and add to insulin, water pills and digoxin: ask first with any of these, with slow stomach emptying or with kidney disease. On greens and cucumbers it is simply good eating.',
    keywords: ['acv', 'vinegar', 'braggs', 'gummies', 'weight', 'morning shot'],
    sources: [
      pubMed('28292654', 'Vinegar and blood sugar after meals: review of trials'),
      medlinePlusMedicine('a682301', 'Digoxin'),
    ],
  },
  {
    id: 'creatine',
    category: 'Foods and nutrients',
    question: 'What is creatine, and does it hurt kidneys?',
    answer:
      'Creatine is stored in muscle for short, hard effort, and NIH finds it can help with repeated sprints and lifting; in healthy adults studies have not found kidney harm. It pulls water into muscle, so the scale goes up by a few pounds. It can cause cramps and stomach upset. It raises creatinine in blood tests, which can look like kidney trouble when it is not, so tell the doctor before a test. With kidney disease, pressure or water pills, or as a teenager, ask first. It is not a steroid. Food sources are meat and fish.',
    keywords: [
      'monohydrate',
      'gym',
      'muscle',
      'lifting',
      'kidney test',
      'gains',
      'creatinine',
      'bad for kidneys',
    ],
    sources: [
      ods('ExerciseAndAthleticPerformance', 'Dietary supplements for exercise and athletic performance'),
    ],
  },
  {
    id: 'cbd',
    category: 'Foods and nutrients',
    question: 'Do you sell CBD, and is it all right to take?',
    answer:
      'The FDA says that CBD may not be sold as a dietary supplement, so you will not find it described as one here. It has approved one CBD medicine, for rare seizure conditions, by prescription. CBD can harm the liver, make people drowsy, and change the level of many medicines, among them blood thinners, seizure medicine and some for the heart. Labels are often wrong, and some hold THC that shows on a drug test. It is not for pregnancy, nursing or children. If you already use it, tell your doctor and pharmacist.',
    keywords: ['cannabidiol', 'hemp oil', 'thc', 'weed', 'delta 8', 'drug test', 'marijuana'],
    sources: [
      fda(
        'consumers/consumer-updates/what-we-know-and-dont-know-about-cbd',
        'What we know, and do not know, about CBD',
      ),
    ],
  },
  {
    id: 'colloidal-silver',
    category: 'Foods and nutrients',
    question: 'Is colloidal silver good for the immune system?',
    answer:
      'No, silver has no job in the body, and NIH and the FDA warn against taking colloidal silver. It can turn the skin blue-gray for good, a change called argyria, and it can block antibiotics and thyroid medicine. The FDA said back in 1999 that such products are not recognized as effective for anything. Vitamin C, vitamin D, zinc, sleep and vaccines are a better use of your money for the immune system. If you have been taking silver, stop and mention it to your doctor. Silver dressings that a clinic puts on a wound are another matter.',
    keywords: ['silver water', 'argyria', 'blue skin', 'nano silver', 'ionic silver', 'silver drops'],
    sources: [
      fda(
        'consumers/consumer-updates/should-you-use-colloidal-silver-products',
        'Should you use colloidal silver products?',
      ),
    ],
  },
  {
    id: 'lutein-zeaxanthin',
    category: 'Foods and nutrients',
    question: 'What are lutein and zeaxanthin?',
    answer:
      'Lutein and zeaxanthin are yellow plant pigments that collect in the middle of the eye, where they filter blue light. They may help support normal eyesight as we age. In a large NIH study they took the place of beta-carotene in the formula for people who already have age-related macular degeneration; for eyes without it, benefit has not been shown. Greens, corn, egg yolk and orange peppers bring them; the capsules are usually from marigold. They are handled well in studies. If you have macular degeneration, let your eye doctor pick the formula.',
    keywords: ['marigold', 'macular', 'carotenoids', 'blue light', 'eye vitamin', 'areds2', 'vision'],
    sources: [
      nationalEyeInstitute(
        'eye-health-information/clinical-trials/age-related-eye-disease-studies-aredsareds2/about-areds-and-areds2',
        'About AREDS and AREDS2',
      ),
      ods('VitaminA', 'Vitamin A and carotenoids'),
    ],
  },
  {
    id: 'lycopene',
    category: 'Foods and nutrients',
    question: 'What is lycopene?',
    answer:
      "Lycopene is the red pigment of tomatoes, watermelon, pink grapefruit and guava, and a cousin of beta-carotene. Tomatoes cooked with a little oil give up the most. It is an antioxidant and may help support men's everyday health; studies that followed men for years gave mixed answers, and the FDA found the evidence for a claim about the prostate too weak. Food amounts suit nearly everybody, and very large amounts can tint the skin orange. If you are having cancer care or take blood thinners, ask before you take it as a capsule.",
    keywords: ['tomato', 'watermelon', 'prostate', 'carotenoid', 'red pigment', 'ketchup'],
    sources: [
      {
        title: 'Prostate cancer, nutrition and dietary supplements (PDQ), National Cancer Institute',
        url: 'https://www.cancer.gov/about-cancer/treatment/cam/patient/prostate-supplements-pdq',
      },
      ods('VitaminA', 'Vitamin A and carotenoids'),
    ],
  },
];
