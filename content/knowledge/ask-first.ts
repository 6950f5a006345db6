import type { KnowledgeEntry } from './knowledge-entry.ts';
import { cdc, fda, medlinePlus, nccih, niddk, ods, odsProfessional } from './sources.ts';

const mixing = fda(
  'consumers/consumer-updates/mixing-medications-and-dietary-supplements-can-endanger-your-health',
  'Mixing medications and dietary supplements',
);
const wisely = nccih('using-dietary-supplements-wisely', 'Using dietary supplements wisely');

/** Who should ask before the first capsule, and why. Single pairs of medicine and ingredient stand in content/interactions.ts. */
export const askFirst: KnowledgeEntry[] = [
  {
    id: 'pregnancy',
    category: 'Ask first',
    question: 'Which supplements can I take while I am pregnant?',
    answer:
      'A prenatal vitamin that your doctor or midwife picked is the usual one, and everything else should wait until they have said yes. Folic acid, iron, iodine, vitamin D and choline matter most. Herbs, diet products, high-dose vitamin A, and anything to cleanse, slim or sleep are not for pregnancy unless your team agrees; most have never been studied there. Teas count too. Bring the labels of what you took before you knew. You know your body: if something feels wrong, say so, say it again, and bring somebody along.',
    keywords: [
      'pregnant',
      'expecting',
      'prenatal',
      'baby',
      'first trimester',
      'morning sickness',
      'with child',
      'midwife',
    ],
    sources: [
      odsProfessional('Pregnancy', 'Dietary supplements and life stages: pregnancy'),
      cdc('folic-acid/about/index.html', 'About folic acid'),
    ],
  },
  {
    id: 'trying-to-conceive',
    category: 'Ask first',
    question: 'What should I take when we are trying for a baby?',
    answer:
      'Folic acid comes first: CDC advises 400 mcg a day for anybody who could become pregnant, begun at least a month before. A plain prenatal vitamin covers it. See a doctor or midwife early if you have sickle cell trait or disease, diabetes, high pressure, fibroids, seizures or a baby who had a birth defect, since you may need something different. Herbs sold for fertility have little behind them, and some, such as holy basil, may work against you. For men, sleep, weight, heat and smoking matter more than any pill.',
    keywords: ['fertility', 'conceive', 'get pregnant', 'ttc', 'ovulation', 'sperm', 'preconception'],
    sources: [cdc('folic-acid/about/index.html', 'About folic acid'), ods('Folate', 'Folate')],
  },
  {
    id: 'nursing',
    category: 'Ask first',
    question: 'Which supplements are all right while breastfeeding?',
    answer:
      'Ask your doctor, midwife or lactation counselor about each one, because what you take can reach the milk and most herbs have not been studied there. Many mothers go on with their prenatal vitamin. Iodine, choline and B12 matter while nursing, and babies who drink breast milk are usually given vitamin D drops by the pediatrician. Fenugreek, moringa and blessed thistle are old helpers for milk with little proof; nursing often, and help with the latch, do more. Sage and peppermint may lower milk. Say no to diet and cleansing products.',
    keywords: [
      'breastfeeding',
      'nursing',
      'milk supply',
      'lactation',
      'postpartum',
      'newborn',
      'breast milk',
    ],
    sources: [
      cdc(
        'breastfeeding-special-circumstances/hcp/diet-micronutrients/maternal-diet.html',
        'Maternal diet and breastfeeding',
      ),
      wisely,
    ],
  },
  {
    id: 'children',
    category: 'Ask first',
    question: 'Can my child take these supplements?',
    answer:
      "Ask the pediatrician first, for every product: ours are made for adults unless the label says otherwise. Children are smaller and their limits are far lower, so half an adult pill is not a child's dose. Most children who eat a mixed plate need none, apart from vitamin D drops for babies and what a doctor orders. Melatonin, herbs, weight and muscle products are not for children without a doctor. Honey is never for a baby under 12 months. Iron and gummies look like candy and can do great harm, so keep all of it locked up.",
    keywords: [
      'kids',
      'toddler',
      'baby',
      'son',
      'daughter',
      'grandchild',
      'pediatrician',
      'year old',
      'infant',
    ],
    sources: [
      nccih(
        'children-and-the-use-of-complementary-health-approaches',
        'Children and complementary health approaches',
      ),
      cdc('botulism/prevention/index.html', 'Preventing botulism'),
    ],
  },
  {
    id: 'teenagers',
    category: 'Ask first',
    question: 'Are protein, creatine and pre-workout products all right for teenagers?',
    answer:
      'Food, sleep and training do the work for a teenager, and pre-workouts, fat burners and muscle builders are not for them. Pre-workouts can hold several cups of coffee in one scoop, and some muscle products have held hidden steroids or SARMs, which the FDA warns against. Doctors for children advise against creatine before 18 because it has hardly been studied there. A protein shake is only food, and chocolate milk does as well. A teen who wants to look different may need a kind talk; ask the doctor or coach about it. Athletes can fail a drug test on a tainted product.',
    keywords: [
      'teen',
      'high school',
      'football',
      'athlete',
      'sarms',
      'steroids',
      'bulk',
      'gym',
      'sixteen',
      'my son',
      'protein powder',
    ],
    sources: [
      fda(
        'consumers/consumer-updates/fda-warns-use-selective-androgen-receptor-modulators-sarms-among-teens-young-adults',
        'FDA warns of SARMs among teens and young adults',
      ),
      ods('ExerciseAndAthleticPerformance', 'Dietary supplements for exercise and athletic performance'),
    ],
  },
  {
    id: 'older-adults',
    category: 'Ask first',
    question: 'What should older adults know before taking supplements?',
    answer:
      'After 65 the body handles things more slowly and the medicine list is longer, so a pharmacist should look over every supplement. Vitamin B12, vitamin D, calcium and protein are the ones that most often run low. Iron is rarely needed without a blood test. Ginkgo, fish oil, garlic and vitamin E can add to blood thinners; sleep herbs and melatonin can lead to falls. Begin with one, in the lowest amount. If food has become hard, because of teeth, money or an empty house, say so: there are meals and people for that.',
    keywords: ['senior', 'elder', 'elderly', 'grandmother', 'over 65', 'my mother', 'aging', 'seniors'],
    sources: [
      {
        title: 'Dietary supplements for older adults, National Institute on Aging',
        url: 'https://www.nia.nih.gov/health/vitamins-and-supplements/dietary-supplements-older-adults',
      },
      wisely,
    ],
  },
  {
    id: 'many-medicines',
    category: 'Ask first',
    question: 'I take several medicines. Can I add a supplement?',
    answer:
      "Not before your pharmacist has looked at the whole list, because supplements can make medicines too strong, too weak or slow to work. St. John's wort, ginkgo, berberine, turmeric capsules, vitamin K, potassium, iron, calcium and fiber are the ones that most often matter. Put everything in a bag, pills and bottles, teas and roots, and take it in; many pharmacies do this for free. Never stop or change a medicine to make room for a supplement. Watch closely in the first weeks, and bring your readings of pressure or sugar.",
    keywords: [
      'interaction',
      'interactions',
      'prescriptions',
      'mix with medicine',
      'meds',
      'polypharmacy',
      'with my pills',
      'mess with medication',
      'medication',
      'on prescriptions',
      'with my medication',
    ],
    sources: [mixing, wisely],
  },
  {
    id: 'blood-thinners',
    category: 'Ask first',
    question: 'I take a blood thinner. Which supplements need care?',
    answer:
      "Nearly all of them need a word with your clinic first, because a small change can mean bleeding or a clot. Vitamin K and greens powders work against warfarin. Fish oil, vitamin E, garlic, ginkgo, ginger and turmeric capsules, dong quai and others may make bleeding easier with warfarin, Eliquis, Xarelto, Plavix or aspirin. St. John's wort can make some of them fail. Glucosamine, CoQ10, cranberry and bee pollen have been reported to change warfarin. Do not start, stop or switch on your own, and tell them what you already take.",
    keywords: [
      'warfarin',
      'coumadin',
      'eliquis',
      'xarelto',
      'plavix',
      'anticoagulant',
      'aspirin',
      'afib',
      'clot',
      'inr',
    ],
    sources: [mixing, ods('VitaminK', 'Vitamin K'), nccih('ginkgo', 'Ginkgo: usefulness and safety')],
  },
  {
    id: 'pressure-medicine',
    category: 'Ask first',
    question: 'I take blood pressure medicine. What should I watch for?',
    answer:
      'Watch for three things: supplements that raise pressure, those that may push it too low, and those that raise potassium. Licorice, bitter orange, yohimbe, ephedra and much caffeine raise it. Hibiscus, hawthorn, beetroot and garlic may add to your pills, so ask and measure. Potassium pills and salt substitutes can be dangerous with lisinopril, losartan and spironolactone. Many cold pills and ibuprofen raise pressure too. Keep taking your medicine even when the numbers look good; that is the medicine working.',
    keywords: [
      'lisinopril',
      'losartan',
      'amlodipine',
      'water pill',
      'pressure pills',
      'hctz',
      'metoprolol',
      'ace inhibitor',
      'high blood pressure pills',
      'stay away from',
    ],
    sources: [
      mixing,
      ods('Potassium', 'Potassium'),
      nccih('licorice-root', 'Licorice root: usefulness and safety'),
    ],
  },
  {
    id: 'diabetes-medicine',
    category: 'Ask first',
    question: 'I take medicine for diabetes. What should I watch for?',
    answer:
      'The main worry is that your sugar could go too low, so ask before anything sold for blood sugar. Berberine, chromium, alpha-lipoic acid, bitter melon, fenugreek, gymnema, cinnamon capsules, ginseng and aloe may add to insulin or sugar pills. High-dose niacin can raise sugar. Fiber is fine for most, and your doctor may want to follow your doses. Metformin can bring vitamin B12 down over the years, so ask for a blood test. Check your meter more often in the first weeks of anything new, and know your signs of a low.',
    keywords: [
      'insulin',
      'metformin',
      'ozempic',
      'glipizide',
      'jardiance',
      'sugar pills',
      'low sugar',
      'diabetic',
      'drop my sugar',
    ],
    sources: [
      nccih('diabetes-and-dietary-supplements-what-you-need-to-know', 'Diabetes and dietary supplements'),
      ods('VitaminB12', 'Vitamin B12'),
    ],
  },
  {
    id: 'mood-medicine',
    category: 'Ask first',
    question: 'I take an antidepressant or medicine for nerves. What should I avoid?',
    answer:
      "Avoid St. John's wort, 5-HTP, tryptophan and SAMe with antidepressants unless your prescriber agrees, because together they can cause serotonin syndrome, which is dangerous. Calming herbs such as kava, valerian, ashwagandha and lemon balm can make you too drowsy with nerve or sleep medicine. MAO inhibitors clash with many things, from ginseng and bitter orange to aged foods. With lithium, do not change your salt, caffeine or water, and leave herbs that make you pass water alone. Do not stop your medicine suddenly; talk about what bothers you.",
    keywords: [
      'zoloft',
      'lexapro',
      'prozac',
      'ssri',
      'cymbalta',
      'depression pills',
      'xanax',
      'lithium',
      'wellbutrin',
      'anxiety medicine',
    ],
    sources: [mixing, nccih('st-johns-wort', "St. John's wort: usefulness and safety")],
  },
  {
    id: 'birth-control',
    category: 'Ask first',
    question: 'Can a supplement make my birth control fail?',
    answer:
      "Yes, St. John's wort can: it makes the pill, patch, ring and implant weaker, and women have become pregnant on it. Chasteberry and other herbs that act on hormones may get in the way too. Anything that gives you vomiting or strong diarrhea, such as a laxative tea, can keep a pill from being taken up. Ordinary vitamins and minerals are not known to do so. If you took St. John's wort, use a condom as well and ask your pharmacist for how long, and ask about a test if a period is late.",
    keywords: [
      'the pill',
      'contraceptive',
      'nexplanon',
      'depo',
      'iud',
      'patch',
      'pregnant on the pill',
      'plan b',
      'cancel out',
      'stop working',
      'the implant',
      'contraception',
    ],
    sources: [
      nccih('st-johns-wort', "St. John's wort: usefulness and safety"),
      nccih('chasteberry', 'Chasteberry: usefulness and safety'),
    ],
  },
  {
    id: 'thyroid',
    category: 'Ask first',
    question: 'I have a thyroid condition. Which supplements matter?',
    answer:
      'Iodine, kelp, sea moss, ashwagandha and biotin matter most, so ask before any of them. Seaweed can hold far too much iodine, which upsets the thyroid in both directions. Ashwagandha may raise thyroid hormone. Biotin makes thyroid blood tests read wrong; tell the lab. Calcium, iron, magnesium, chromium, soy and fiber keep levothyroxine from getting in, so take it alone with water on an empty stomach and keep those about four hours away. "Thyroid support" products have been found to hold real hormone. Do not change your tablet on your own.',
    keywords: [
      'synthroid',
      'levothyroxine',
      'hypothyroid',
      'graves',
      'goiter',
      'hashimoto',
      'underactive',
      'overactive',
    ],
    sources: [
      ods('Iodine', 'Iodine'),
      ods('Biotin', 'Biotin'),
      nccih('ashwagandha', 'Ashwagandha: usefulness and safety'),
    ],
  },
  {
    id: 'kidney-disease',
    category: 'Ask first',
    question: 'Which supplements should people with kidney disease avoid?',
    answer:
      'With kidney disease, take nothing new until your kidney team has seen the label. Weak kidneys cannot clear potassium, magnesium, phosphorus and vitamin A, so they build up. High-dose vitamin C can form stones, and creatine, protein powders and many herbs burden the kidneys or cloud the blood tests; horsetail, licorice, nettle, dandelion and star fruit are examples. Salt substitutes are potassium. Your team may give you vitamins made for kidney patients. On dialysis or with a new kidney the rules are stricter still, since herbs can undo transplant medicine.',
    keywords: [
      'ckd',
      'dialysis',
      'renal',
      'one kidney',
      'transplant',
      'gfr',
      'creatinine',
      'kidney failure',
      'bad kidneys',
    ],
    sources: [
      niddk(
        'kidney-disease/chronic-kidney-disease-ckd/healthy-eating-adults-chronic-kidney-disease',
        'Healthy eating for adults with chronic kidney disease',
      ),
      niddk('kidney-disease/keeping-kidneys-safe', 'Keeping kidneys safe: smart choices about medicines'),
    ],
  },
  {
    id: 'liver-disease',
    category: 'Ask first',
    question: 'Which supplements should people with liver disease avoid?',
    answer:
      'With hepatitis, cirrhosis, fatty liver or raised liver tests, ask your doctor before any supplement and leave the risky ones alone. Green tea extract, kava, black cohosh, high-dose niacin, vitamin A, red yeast rice, and some turmeric, ashwagandha and bodybuilding products have harmed livers. Iron and copper can build up. Manganese does too. "Liver cleanse" mixes hold many herbs at once, so nobody can tell which one hurt. Keep alcohol out, and stay under your doctor\'s limit for acetaminophen. Yellow eyes, dark urine, itching or a swollen belly need a doctor at once.',
    keywords: [
      'hepatitis',
      'cirrhosis',
      'fatty liver',
      'high liver enzymes',
      'hepatitis c',
      'alt',
      'jaundice',
    ],
    sources: [
      niddk('liver-disease', 'Liver disease'),
      {
        title:
          'Herbal and dietary supplements: LiverTox, National Institute of Diabetes and Digestive and Kidney Diseases',
        url: 'https://www.ncbi.nlm.nih.gov/books/NBK547852/',
      },
    ],
  },
  {
    id: 'before-surgery',
    category: 'Ask first',
    question: 'Should I stop supplements before surgery or dental work?',
    answer:
      "Tell the surgeon, the anesthesia team and the dentist everything you take, as early as you can; many ask that herbs and fish oil stop one to two weeks before. Garlic, ginkgo, ginseng, ginger and turmeric capsules, vitamin E and fish oil can make bleeding worse. Valerian, kava and ashwagandha can add to the anesthesia. St. John's wort changes many drugs. Some can change blood sugar or pressure on the table. Do not stop a prescribed medicine, a blood thinner above all, unless the team tells you, and ask when to start again.",
    keywords: [
      'operation',
      'anesthesia',
      'dentist',
      'tooth pulled',
      'procedure',
      'colonoscopy',
      'c-section',
      'going under',
    ],
    sources: [medlinePlus('surgery', 'Surgery'), wisely],
  },
  {
    id: 'cancer-care',
    category: 'Ask first',
    question: 'Can I take supplements during chemotherapy or radiation?',
    answer:
      "Ask your cancer team before anything, vitamins included, because some can weaken the care or make its side effects worse. Antioxidants such as high-dose vitamin C, vitamin E and selenium may protect cancer cells too. St. John's wort, turmeric, green tea extract and others change how chemotherapy drugs are handled. Probiotics can be risky when blood counts are low. Herbs that act like estrogen are a worry with breast and uterine cancer. No supplement takes the place of treatment, and waiting costs time you cannot buy back. A cancer dietitian can help you eat.",
    keywords: [
      'chemo',
      'radiation',
      'tumor',
      'oncologist',
      'breast cancer',
      'cancer',
      'tamoxifen',
      'survivor',
    ],
    sources: [
      {
        title: 'Complementary and alternative medicine, National Cancer Institute',
        url: 'https://www.cancer.gov/about-cancer/treatment/cam',
      },
      ods('VitaminC', 'Vitamin C'),
      ods('VitaminE', 'Vitamin E'),
    ],
  },
  {
    id: 'hormone-sensitive',
    category: 'Ask first',
    question: 'I have fibroids, endometriosis or had breast cancer. Which herbs act like hormones?',
    answer:
      "Red clover, soy isoflavones, dong quai, licorice, black cohosh, maca, raspberry leaf, ginseng and DHEA are the ones to ask about, since some of them act like estrogen at least in the laboratory. Nobody has shown that they feed these conditions in people, and nobody has shown that they do not. Soy as food is a different matter and is eaten freely by many. If you take tamoxifen, an aromatase inhibitor or hormones, your cancer or women's doctor should know every herb. The same goes for men who have prostate cancer.",
    keywords: [
      'estrogen',
      'endometriosis',
      'fibroids',
      'breast cancer',
      'phytoestrogen',
      'hormones',
      'ovarian',
      'soy',
    ],
    sources: [
      nccih('black-cohosh', 'Black cohosh: usefulness and safety'),
      nccih('soy', 'Soy: usefulness and safety'),
    ],
  },
  {
    id: 'bleeding-disorder',
    category: 'Ask first',
    question: 'I bruise easily or have a bleeding disorder. What should I avoid?',
    answer:
      'Stay away from supplements that make bleeding easier unless your blood doctor agrees. Fish oil, vitamin E, garlic, ginkgo, ginger and turmeric capsules, ginseng, bromelain, dong quai, evening primrose, black seed and feverfew are on that list. Their effect is small for most people and not small with hemophilia, von Willebrand disease, low platelets, a stomach ulcer or heavy periods. If you bruise for no reason, bleed long from small cuts or have had gums or nose bleeding often, ask for a blood test before you take any of these.',
    keywords: ['hemophilia', 'von willebrand', 'platelets', 'bruises', 'nosebleed', 'ulcer', 'bleed'],
    sources: [
      nccih('ginkgo', 'Ginkgo: usefulness and safety'),
      medlinePlus('bleedingdisorders', 'Bleeding disorders'),
    ],
  },
  {
    id: 'sickle-cell',
    category: 'Ask first',
    question: 'Which supplements should people with sickle cell disease be careful with?',
    answer:
      'Iron is the first one: people with sickle cell disease often have enough or too much from transfusions, so take it only when a blood test and your sickle cell doctor say so. High-dose vitamin C can make iron overload worse. Folic acid is often prescribed, and vitamin D and zinc are often low; let your clinic choose the amount. Anything that dries you out, such as water-pill herbs, laxative teas or much caffeine, can bring on pain. Sickle cell trait is different and rarely changes what you can take. No supplement takes the place of your medicines.',
    keywords: ['sickle', 'scd', 'trait', 'crisis', 'transfusion', 'hydroxyurea', 'ss', 'pain crisis'],
    sources: [cdc('sickle-cell/about/index.html', 'About sickle cell disease'), ods('Iron', 'Iron')],
  },
  {
    id: 'g6pd',
    category: 'Ask first',
    question: 'What should people with G6PD deficiency avoid?',
    answer:
      'Fava beans are the best known thing to avoid, along with some medicines, and high-dose vitamin C, bitter melon and henna are supplements to leave alone. G6PD deficiency is inherited, common in men of African, Mediterranean and Asian roots, and most people never notice it until something makes their red blood cells break down. Signs are sudden tiredness, yellow eyes and dark urine, which need a doctor the same day. Tell every doctor and pharmacist that you have it, and ask before any herb. A simple blood test shows whether you do.',
    keywords: ['favism', 'fava beans', 'hemolysis', 'enzyme deficiency', 'broad beans', 'dark urine'],
    sources: [medlinePlus('g6pddeficiency', 'G6PD deficiency'), ods('VitaminC', 'Vitamin C')],
  },
  {
    id: 'iron-overload',
    category: 'Ask first',
    question: 'Who should not take iron?',
    answer:
      'People with hemochromatosis, many transfusions, thalassemia, sickle cell disease or certain liver conditions should not take iron unless their doctor says so. Most men and women past menopause do not need it either, so choose a multivitamin without iron. Extra iron cannot leave the body easily and settles in the liver, heart and joints. Vitamin C pills help more of it in, and raw oysters are dangerous with iron overload. If relatives had it, or you are tired with sore knuckles and a high ferritin, ask for tests. Tired does not always mean low iron.',
    keywords: [
      'hemochromatosis',
      'ferritin high',
      'thalassemia',
      'too much iron',
      'transfusions',
      'iron free',
    ],
    sources: [medlinePlus('hemochromatosis', 'Hemochromatosis'), ods('Iron', 'Iron')],
  },
  {
    id: 'autoimmune-lupus',
    category: 'Ask first',
    question: 'I have lupus or another autoimmune condition. What should I avoid?',
    answer:
      'Avoid things sold to stir up the immune system unless your specialist agrees: echinacea, elderberry, ashwagandha, astragalus, alfalfa, spirulina, cordyceps and other mushrooms. Alfalfa sprouts and tablets have set off lupus. If you take methotrexate, azathioprine, steroids, a biologic or hydroxychloroquine, your pharmacist should see every bottle, and live probiotics need a yes from the doctor. Doctors often advise vitamin D and calcium along with steroids. Black women get lupus more often and younger, so joint pain, rashes and great tiredness deserve a proper look.',
    keywords: [
      'lupus',
      'rheumatoid',
      'multiple sclerosis',
      'autoimmune',
      'immune suppressed',
      'methotrexate',
      'crohn',
      'psoriasis',
      'immune herbs',
      'bad for lupus',
    ],
    sources: [medlinePlus('lupus', 'Lupus'), nccih('echinacea', 'Echinacea: usefulness and safety')],
  },
  {
    id: 'lab-tests',
    category: 'Ask first',
    question: 'Can supplements change my blood test results?',
    answer:
      'Yes, and biotin is the best known: it can make tests for heart attack, thyroid, vitamin D and hormones read wrong. Tell the doctor and the lab about every supplement, and ask how many days before the test to stop biotin; hair, skin and nail products hold a lot. Creatine raises creatinine, so kidneys can look worse than they are. High-dose vitamin C can disturb some sugar meters and stool tests. Folic acid can hide low B12. Iron darkens the stool. Bring the bottles or a list, to the emergency room as well.',
    keywords: [
      'lab work',
      'blood work',
      'biotin test',
      'troponin',
      'false result',
      'fasting labs',
      'physical',
      'throw off',
      'mess up blood work',
      'blood test',
    ],
    sources: [
      fda(
        'medical-devices/in-vitro-diagnostics/biotin-interference-troponin-lab-tests-assays-subject-biotin-interference',
        'Biotin interference with troponin lab tests',
      ),
      ods('Folate', 'Folate'),
    ],
  },
];
