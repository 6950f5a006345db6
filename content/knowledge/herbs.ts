import type { KnowledgeEntry } from './knowledge-entry.ts';
import {
  ema,
  emaDocument,
  fda,
  lactMed,
  nccih,
  ods,
  odsProfessional,
  pubMed,
  pubMedCentral,
  sloanKettering,
} from './sources.ts';

/** Every herb of the catalogue, and those that people ask for though the store does not sell them. */
export const herbs: KnowledgeEntry[] = [
  {
    id: 'ashwagandha',
    category: 'Herbs',
    question: 'What is ashwagandha used for, and who should leave it alone?',
    answer:
      "Ashwagandha is a root from India's tradition that may help support calm under stress and sleep. Some small studies over two or three months look promising; nobody knows much about longer use. It can make you drowsy or upset the stomach, and in rare cases it has been tied to liver trouble. NIH says to avoid it when pregnant or nursing, and not to take it with thyroid or autoimmune conditions or before surgery unless a doctor agrees. Ask first if you take medicine for thyroid, sugar, pressure, seizures, sleep, or after a transplant.",
    keywords: [
      'withania',
      'indian ginseng',
      'winter cherry',
      'ksm-66',
      'sensoril',
      'cortisol',
      'adaptogen',
      'thyroid',
      'ashwaganda',
      'stress',
      'anxiety',
    ],
    sources: [nccih('ashwagandha', 'Ashwagandha: usefulness and safety')],
  },
  {
    id: 'hibiscus-sorrel',
    category: 'Herbs',
    question: 'Is hibiscus (sorrel) tea good for you?',
    answer:
      'Hibiscus, called sorrel in the Caribbean and bissap or zobo in West Africa, is a tart red flower drink that may help support blood pressure already in the normal range. Studies of the tea are small, and the effect they find is modest. Make it with little sugar, because the holiday recipe can hold as much as soda. If you take medicine for blood pressure or a water pill, ask first and measure more often, since the two may add up. It has not been studied enough in pregnancy, so leave strong teas and capsules alone then.',
    keywords: [
      'roselle',
      'agua de jamaica',
      'flor de jamaica',
      'zobo',
      'bissap',
      'karkade',
      'red drink',
      'sabdariffa',
    ],
    sources: [
      lactMed('NBK501882', 'Hibiscus'),
      pubMed('21480802', 'Hibiscus sabdariffa and hydrochlorothiazide'),
    ],
  },
  {
    id: 'hawthorn',
    category: 'Herbs',
    question: 'What is hawthorn, and is it for the heart?',
    answer:
      'Hawthorn is a shrub whose berries, leaves and flowers have long been taken for the heart, and it may help support normal circulation. Older studies in people with mild heart failure were hopeful, and two larger ones found no benefit. That makes it a poor stand-in for heart care. It can cause dizziness, stomach upset and palpitations. If you take digoxin, a beta blocker, nitrates, pressure medicine or anything for erections, ask your doctor before a first dose, because effects may add up. There is too little known for pregnancy or nursing.',
    keywords: ['crataegus', 'hawthorne berry', 'heart herb', 'palpitations', 'circulation'],
    sources: [nccih('hawthorn', 'Hawthorn: usefulness and safety')],
  },
  {
    id: 'garlic',
    category: 'Herbs',
    question: 'What can garlic supplements do?',
    answer:
      'Garlic may help support heart health as part of a good diet; NIH finds a small effect on cholesterol and blood pressure in some studies and none in others. Aged garlic has less smell. In food it suits nearly everybody. Capsules can cause breath and body odor, heartburn and gas, and they can make bleeding easier. Ask first if you take warfarin, another blood thinner or daily aspirin, and tell your surgeon or dentist ahead of time. Garlic pills can also weaken saquinavir, an HIV medicine. Raw garlic left on the skin can burn it.',
    keywords: ['allium', 'aged garlic', 'kyolic', 'allicin', 'odorless', 'bulb'],
    sources: [
      nccih('garlic', 'Garlic: usefulness and safety'),
      emaDocument(
        'herbal-monograph/final-european-union-herbal-monograph-allium-sativum-l-bulbus_en.pdf',
        'Garlic: herbal monograph',
      ),
    ],
  },
  {
    id: 'berberine',
    category: 'Herbs',
    question: 'What is berberine, and is it "nature\'s Ozempic"?',
    answer:
      'Berberine is a yellow compound from barberry and goldenseal, and no, it is not like Ozempic. It may help support blood sugar and cholesterol already in the normal range; NIH calls the studies on weight small and weak. It often upsets the belly. Berberine changes how the body handles many medicines, among them cyclosporine, blood thinners, statins and some for pressure, and it can add to sugar medicine, so a pharmacist should see your list first. It must not be used in pregnancy or while nursing, nor given to a baby: it can harm a newborn.',
    keywords: ['barberry', 'weight loss', 'glp-1', 'semaglutide', 'metformin', 'goldenseal', 'goldthread'],
    sources: [
      nccih('berberine-and-weight-loss-what-you-need-to-know', 'Berberine and weight loss'),
      sloanKettering('berberine', 'Berberine'),
    ],
  },
  {
    id: 'cinnamon',
    category: 'Herbs',
    question: 'Does cinnamon help blood sugar, and what is Ceylon cinnamon?',
    answer:
      'Cinnamon may help support blood sugar already in the normal range, but NIH says studies do not clearly show that it helps in diabetes. Two kinds are sold: cassia, which is in most kitchens and holds coumarin that can harm the liver in large amounts, and Ceylon, which holds very little. Sprinkling it on oatmeal suits nearly everybody. As a capsule, ask first if you take insulin or sugar pills, have liver disease, or take medicine that is hard on the liver. Leave large amounts alone in pregnancy.',
    keywords: ['cassia', 'cinnamomum verum', 'true cinnamon', 'coumarin', 'spice', 'glucose'],
    sources: [nccih('cinnamon', 'Cinnamon: usefulness and safety')],
  },
  {
    id: 'bitter-melon-cerasee',
    category: 'Herbs',
    question: 'What is bitter melon (cerasee) good for?',
    answer:
      'Bitter melon, known as cerasee or karela, is a vegetable and bush tea that may help support blood sugar already in the normal range. The studies are small and mostly weak. As food it is fine for most people; strong teas and extracts can cause belly pain and diarrhea. It can bring sugar too low together with insulin or sugar pills, so ask first and check more often. Do not take it in pregnancy, because it may bring on bleeding. People with G6PD deficiency should leave it alone, and children should not have the seeds.',
    keywords: ['cerasee', 'cerasse', 'karela', 'momordica', 'bitter gourd', 'bush tea', 'sugar', 'wash out'],
    sources: [
      sloanKettering('bitter-melon', 'Bitter melon'),
      nccih('diabetes-and-dietary-supplements-what-you-need-to-know', 'Diabetes and dietary supplements'),
    ],
  },
  {
    id: 'gymnema',
    category: 'Herbs',
    question: 'What is gymnema?',
    answer:
      'Gymnema is a leaf from India that dulls the taste of sweet for a short while and may help support blood sugar already in the normal range. Its Hindi name, gurmar, means sugar destroyer, which promises more than science has shown: the human studies are few and small. If you take insulin or another sugar medicine, do not start it on your own, because your sugar could go too low; ask your doctor and check your meter more. One case of liver injury has been reported. There is too little known for pregnancy, nursing or children.',
    keywords: ['gurmar', 'sugar destroyer', 'sweet cravings', 'sylvestre', 'glucose'],
    sources: [pubMed('34467577', 'Gymnema sylvestre and blood sugar in type 2 diabetes: review of studies')],
  },
  {
    id: 'fenugreek',
    category: 'Herbs',
    question: 'What is fenugreek used for?',
    answer:
      'Fenugreek is a curry seed that may help support blood sugar already in the normal range, and nursing mothers have long taken it for milk, with little proof. NIH finds the studies on both small or mixed. It smells of maple syrup, and so may your sweat. It can cause gas, diarrhea and dizziness, and people allergic to peanuts or chickpeas may react to it. In pregnancy, amounts larger than in food are not advised. Ask first if you take sugar medicine or warfarin, and keep it apart from other pills, since the fiber can slow them.',
    keywords: [
      'trigonella',
      'methi',
      'breast milk',
      'milk supply',
      'lactation',
      'maple syrup smell',
      'uluhaal',
    ],
    sources: [nccih('fenugreek', 'Fenugreek: usefulness and safety'), lactMed('NBK501779', 'Fenugreek')],
  },
  {
    id: 'turmeric-curcumin',
    category: 'Herbs',
    question: 'Does turmeric (curcumin) help joints, and what are its risks?',
    answer:
      'Turmeric, whose main compound is curcumin, may help support joint comfort; several studies of sore knees were encouraging, though many were small. As a spice it suits nearly everybody. Capsules can upset the stomach, and the highly absorbed ones, often with black pepper, have been tied to liver injury in some people: stop and call a doctor for dark urine, yellow eyes or great tiredness. It may add to blood thinners, so ask first, and pause before surgery as your surgeon says. In pregnancy keep it to food. Gallstones are a reason to ask as well.',
    keywords: [
      'curcuma',
      'curcuminoids',
      'golden milk',
      'inflammation',
      'yellow spice',
      'haldi',
      'arthritis',
      'tumeric',
      'knees',
    ],
    sources: [nccih('turmeric', 'Turmeric: usefulness and safety'), sloanKettering('turmeric', 'Turmeric')],
  },
  {
    id: 'boswellia',
    category: 'Herbs',
    question: 'What is boswellia (frankincense) taken for?',
    answer:
      'Boswellia, the resin known as Indian frankincense, may help support joint comfort and movement. A review of seven studies of sore knees, 545 people in all, was encouraging after four weeks or more and asked for better studies. The usual complaints are heartburn, nausea and loose stools. It may affect how other medicines are broken down and how blood clots, so ask first if you take a blood thinner or medicine that calms the immune system. There is too little known for pregnancy and nursing.',
    keywords: ['frankincense', 'serrata', 'resin', 'knees', 'inflammation', 'salai', 'sore knees'],
    sources: [pubMedCentral('PMC7368679', 'Boswellia for osteoarthritis: review of studies')],
  },
  {
    id: 'black-pepper-piperine',
    category: 'Herbs',
    question: 'Why is black pepper extract added to supplements?',
    answer:
      'Black pepper extract (piperine) is added because it makes the body take up more of other things, curcumin above all. In one study it raised curcumin in the blood about twenty times. That cuts both ways: it can also raise the level of medicines, among them some for seizures, pressure, infection and transplants. A shake of pepper on supper is no matter. If you take prescription medicine with a narrow dose, show the label to your pharmacist before you start a capsule with piperine, and leave it out in pregnancy.',
    keywords: ['piperine', 'bioperine', 'absorption', 'piper nigrum', 'pepper'],
    sources: [
      pubMed('9619120', 'Influence of piperine on curcumin in people'),
      nccih('turmeric', 'Turmeric: usefulness and safety'),
    ],
  },
  {
    id: 'ginger',
    category: 'Herbs',
    question: 'What is ginger good for?',
    answer:
      'Ginger may help support a settled stomach, and the best evidence NIH finds is for nausea in pregnancy. For travel sickness most studies found nothing, and for sore joints the results are mixed. Fresh in tea or food it suits nearly everybody. Larger amounts can cause heartburn, gas and a burning mouth. If you take a blood thinner, have gallstones, or are about to have surgery, ask before capsules. Pregnant? Talk to your midwife or doctor first. Vomiting that keeps water from staying down needs care the same day.',
    keywords: [
      'zingiber',
      'nausea',
      'upset stomach',
      'morning sickness',
      'queasy',
      'ginger tea',
      'motion sickness',
    ],
    sources: [nccih('ginger', 'Ginger: usefulness and safety')],
  },
  {
    id: 'elderberry',
    category: 'Herbs',
    question: 'What is elderberry for, and can it be dangerous?',
    answer:
      'Elderberry is a dark berry that families take in syrup to support the immune system in winter. A few small studies during colds and flu were encouraging; NIH says there is not enough to be sure. Raw or unripe berries, leaves and stems can make you very sick, so use cooked or manufactured products. Count the sugar in syrup and gummies. With lupus or another autoimmune condition, medicine that calms the immune system, or pregnancy, ask first. A syrup made with honey is never for a baby under one year.',
    keywords: ['sambucus', 'elderberries', 'syrup', 'flu', 'cold season', 'gummies', 'immune'],
    sources: [nccih('elderberry', 'Elderberry: usefulness and safety')],
  },
  {
    id: 'echinacea',
    category: 'Herbs',
    question: 'Does echinacea help with colds?',
    answer:
      'Echinacea is a purple coneflower that may help support the immune system; NIH calls its effect on colds slight at best and unclear. The products differ so much, by plant, part and strength, that studies are hard to compare. Most people feel nothing worse than a sour stomach. It can set off an allergy in people who react to ragweed, daisies or mums. Because it stirs the immune system, people with lupus, HIV, a transplant or medicine that calms immunity should ask their doctor before they touch it.',
    keywords: ['coneflower', 'purpurea', 'cold', 'flu', 'ragweed', 'immune herb'],
    sources: [nccih('echinacea', 'Echinacea: usefulness and safety')],
  },
  {
    id: 'chamomile',
    category: 'Herbs',
    question: 'What is chamomile tea good for?',
    answer:
      'Chamomile is a small daisy that people drink to unwind in the evening, and it may help support calm and sleep. NIH knows of a few small studies on anxiety and too few on sleep to judge. As tea it suits most people. It can cause allergy in those who react to ragweed, mums or daisies. Reports exist of it strengthening warfarin and raising cyclosporine, so ask first if you take a blood thinner, a transplant medicine or sleeping pills. For pregnancy little is known beyond a cup of tea.',
    keywords: ['matricaria', 'camomile', 'manzanilla', 'bedtime tea', 'relax', 'german chamomile'],
    sources: [nccih('chamomile', 'Chamomile: usefulness and safety')],
  },
  {
    id: 'lemon-balm',
    category: 'Herbs',
    question: 'What is lemon balm for?',
    answer:
      "Lemon balm is a mint with a lemon scent that has been used for centuries for nerves, sleep and a tight belly, and it may help support calm. Europe's medicines agency accepts it on that long use; modern studies are few and small. It can make you drowsy, so see how you feel before you drive. Do not pair it with sleeping pills, strong pain medicine or alcohol without asking. Because labs have seen it act on the thyroid, people with a thyroid condition should ask too. Little is known for pregnancy and nursing.",
    keywords: ['melissa', 'balm mint', 'nerves', 'tea', 'evening', 'officinalis'],
    sources: [ema('melissae-folium', 'Lemon balm leaf')],
  },
  {
    id: 'holy-basil-tulsi',
    category: 'Herbs',
    question: 'What is holy basil (tulsi)?',
    answer:
      'Holy basil, or tulsi, is a sacred plant of India that people take for stress and steady energy; it may help support calm. Human studies are small and short. Sugar may drop a little with it, clotting may slow, and it adds to drowsy medicine, so ask first if you take sugar pills, insulin, a blood thinner or a sedative, and stop before surgery when your surgeon tells you to. Animal studies raise a concern for fertility, so couples trying for a baby, and pregnant or nursing women, should leave extracts alone. Kitchen basil is another plant.',
    keywords: ['ocimum', 'tenuiflorum', 'sanctum', 'adaptogen', 'stress tea'],
    sources: [
      sloanKettering('holy-basil-01', 'Holy basil'),
      {
        title: 'Holy basil, MSD Manual, Professional Version',
        url: 'https://www.msdmanuals.com/professional/special-subjects/dietary-supplements/holy-basil',
      },
    ],
  },
  {
    id: 'ginkgo',
    category: 'Herbs',
    question: 'Does ginkgo help memory?',
    answer:
      'Ginkgo has not been shown to help memory in healthy people, and a large NIH study of more than 3,000 older adults found it made no difference to dementia. People still take the leaf extract hoping it may help support memory and circulation. It can cause headache, stomach upset and bruising. Ginkgo can make bleeding more likely, so with warfarin, Eliquis, Plavix, daily aspirin or surgery ahead it is a bad idea without your doctor. People with seizures should avoid it. The raw seeds are poisonous.',
    keywords: ['biloba', 'maidenhair', 'gingko', 'concentration', 'circulation', 'tinnitus', 'dementia'],
    sources: [nccih('ginkgo', 'Ginkgo: usefulness and safety')],
  },
  {
    id: 'bacopa',
    category: 'Herbs',
    question: 'What is bacopa?',
    answer:
      'Bacopa, or brahmi, is a marsh herb from India that may help support memory when it is taken daily for about three months. A review of six human studies found hints of better recall and nothing clear for other kinds of thinking. It often causes nausea, cramps and loose stools, less so with food. It may slow the heartbeat, act on the thyroid and change how other medicines are broken down, so ask first if you take heart, thyroid, mood, seizure or dementia medicine. Not enough is known for pregnancy.',
    keywords: ['brahmi', 'monnieri', 'water hyssop', 'memory herb', 'recall', 'studying'],
    sources: [pubMed('22747190', 'Bacopa monnieri and thinking: review of human studies')],
  },
  {
    id: 'lions-mane',
    category: 'Herbs',
    question: "What is lion's mane mushroom?",
    answer:
      "Lion's mane is a shaggy white mushroom, good to eat, that people take to support memory and focus. One small study of 30 older adults in Japan saw better scores while they took it and a loss after they stopped; the rest is mostly laboratory work. It is handled well by most people. Those with a mushroom allergy should leave it alone, and a rash or trouble breathing is a reason to stop and get help. Lab tests hint at slower clotting, so with a blood thinner or before surgery ask first.",
    keywords: ['hericium', 'mushroom', 'yamabushitake', 'lions main', 'nerve growth', 'nootropic'],
    sources: [
      pubMed('18844328', "Lion's mane in mild cognitive impairment: small trial"),
      pubMed('20637576', 'Hericenone B and platelets: laboratory study'),
    ],
  },
  {
    id: 'cordyceps',
    category: 'Herbs',
    question: 'What is cordyceps?',
    answer:
      'Cordyceps is a mushroom from Chinese tradition that people take to support energy and stamina. Human studies are few and small, and results in athletes are mixed. It can upset the stomach or dry the mouth. It stirs the immune system, so people with lupus, multiple sclerosis, rheumatoid arthritis or a transplant should not take it without their specialist. It may add to blood thinners and sugar medicine, so ask the pharmacist first and stop before surgery when you are told to. Leave it alone in pregnancy and with a mushroom allergy.',
    keywords: ['militaris', 'sinensis', 'mushroom', 'caterpillar fungus', 'endurance', 'stamina'],
    sources: [sloanKettering('cordyceps', 'Cordyceps')],
  },
  {
    id: 'american-ginseng',
    category: 'Herbs',
    question: 'What is the difference between American and Asian ginseng?',
    answer:
      'They are two cousins: American ginseng (Panax quinquefolius) is said to calm, Asian ginseng (Panax ginseng) to stir. Both are taken to support energy and the immune system, and NIH finds the evidence thin or mixed. Ginseng can cause headache, stomach upset and poor sleep; take it early in the day. Sugar may go too low with it, warfarin may change, and it can disturb pressure and mood medicine, MAO inhibitors above all. Ask first if you take any of these. Do not use it in pregnancy or while nursing.',
    keywords: ['panax', 'quinquefolius', 'korean ginseng', 'red ginseng', 'energy root', 'stamina'],
    sources: [
      nccih('asian-ginseng', 'Asian ginseng: usefulness and safety'),
      ods('ImmuneFunction', 'Dietary supplements for immune function and infectious diseases'),
    ],
  },
  {
    id: 'maca',
    category: 'Herbs',
    question: 'What is maca root used for?',
    answer:
      'Maca is a turnip-like root from Peru, eaten as food there, that people take to support energy, drive and comfort in menopause. A few small studies saw a little more desire; they are too few to be sure, and it has not been shown to raise testosterone. It suits most people in food amounts and can cause gas or poor sleep. If you have or had a condition that hormones feed, such as breast cancer, endometriosis or fibroids, ask first, because some products act a little like estrogen in the laboratory. Too little is known for pregnancy.',
    keywords: [
      'lepidium',
      'peruvian ginseng',
      'libido',
      'sex drive',
      'fertility',
      'stamina',
      'maca powder',
      'women',
      'for women',
    ],
    sources: [
      sloanKettering('maca', 'Maca'),
      {
        title:
          'Maca for improving sexual function: a systematic review, BMC Complementary and Alternative Medicine',
        url: 'https://doi.org/10.1186/1472-6882-10-44',
      },
    ],
  },
  {
    id: 'saw-palmetto',
    category: 'Herbs',
    question: 'Does saw palmetto help the prostate?',
    answer:
      'Saw palmetto is a small palm whose berry men take for the prostate, but high-quality studies found that it is no better than a dummy pill for bathroom trips. Some men still feel it may help support comfort. It is handled well by most, with now and then a sour stomach or headache. It does not seem to change the PSA test. Have a doctor check the prostate before you start, because the signs overlap with other things. Ask first with a blood thinner or surgery ahead. It is not for women who are pregnant or nursing.',
    keywords: [
      'serenoa',
      'bph',
      'enlarged prostate',
      'frequent urination',
      'peeing at night',
      'hair loss men',
    ],
    sources: [
      nccih('saw-palmetto', 'Saw palmetto: usefulness and safety'),
      pubMed('11489067', 'Bleeding in surgery and saw palmetto: case report'),
    ],
  },
  {
    id: 'pumpkin-seed',
    category: 'Herbs',
    question: 'What is pumpkin seed oil or extract for?',
    answer:
      "Pumpkin seed is a food rich in zinc, magnesium and plant oils, and men and women take its oil or extract to support the bladder and prostate. Europe's medicines agency accepts it for bathroom discomfort from long use, after a doctor has ruled out something serious; trials are few. Roasted seeds suit nearly everybody and are kind to the purse. It can upset the stomach a little. People allergic to squash, melon or cucumber should take care. Blood in the urine, fever or not being able to go needs a doctor.",
    keywords: ['cucurbita', 'pepitas', 'prostate', 'overactive bladder', 'pumpkin', 'nighttime bathroom'],
    sources: [ema('cucurbitae-semen', 'Pumpkin seed')],
  },
  {
    id: 'milk-thistle',
    category: 'Herbs',
    question: 'Does milk thistle help the liver?',
    answer:
      'Milk thistle, whose extract is called silymarin, may help support normal liver function, yet NIH finds the studies in hepatitis and fatty liver mixed and often weak. It has been used for two thousand years and is handled well by most; some get loose stools or nausea. People allergic to ragweed, daisies, marigolds or mums may react. It may bring blood sugar down, so with diabetes medicine ask first. If your liver tests are high, find out why before you buy anything. No herb undoes alcohol.',
    keywords: ['silymarin', 'silybum', 'hepatitis', 'fatty liver', 'enzymes', 'thistle'],
    sources: [nccih('milk-thistle', 'Milk thistle: usefulness and safety')],
  },
  {
    id: 'dandelion',
    category: 'Herbs',
    question: 'What is dandelion root or leaf used for?',
    answer:
      'Dandelion is a bitter green and root that people take to support digestion, the liver and water balance. NIH finds no good human studies for any of it. Young leaves are a fine salad, and the roasted root is a coffee without caffeine. It can upset the stomach and can set off ragweed or daisy allergy. It may act a little like a water pill and holds potassium, so with water pills, lithium, blood thinners, sugar medicine or kidney disease, ask first. Blocked bile ducts or gallstones are a reason to leave it alone.',
    keywords: [
      'taraxacum',
      'diuretic',
      'water retention',
      'bitter',
      'weed tea',
      'puffy',
      'coffee substitute',
    ],
    sources: [
      nccih('dandelion', 'Dandelion: usefulness and safety'),
      emaDocument(
        'herbal-monograph/final-community-herbal-monograph-taraxacum-officinale-weber-ex-wigg-folium_en.pdf',
        'Dandelion leaf: herbal monograph',
      ),
    ],
  },
  {
    id: 'artichoke-leaf',
    category: 'Herbs',
    question: 'What is artichoke leaf extract for?',
    answer:
      "Artichoke leaf extract comes from the big leaf of the artichoke plant and is taken for a full, gassy feeling after fatty food; it may help support digestion and normal cholesterol. Europe's medicines agency accepts it for indigestion on long use; trials on cholesterol are small. It can cause loose stools and heartburn. People who react to daisies, ragweed or mums should skip it, and so should anybody with gallstones or a blocked bile duct unless the doctor agrees. Little is known for pregnancy and nursing.",
    keywords: ['cynara', 'scolymus', 'bile', 'indigestion', 'bloated after eating', 'bitter'],
    sources: [emaDocument('herbal-summary/artichoke-leaf-summary-public_en.pdf', 'Artichoke leaf: summary')],
  },
  {
    id: 'green-tea',
    category: 'Herbs',
    question: 'Is green tea good for you, and is the extract the same?',
    answer:
      'Green tea as a drink suits most adults and may help support alertness and everyday health, but the concentrated extract is another matter. Extract pills have been tied to liver injury, mostly on an empty stomach, and NIH says to stop and call a doctor for belly pain, dark urine or yellow eyes. For weight loss the effect is too small to matter. A cup holds some caffeine. Large amounts can weaken nadolol, a blood pressure medicine. Tea also holds back iron, so drink it between meals if your iron is low. In pregnancy count the caffeine.',
    keywords: [
      'camellia',
      'matcha',
      'egcg',
      'catechins',
      'extract',
      'fat burner',
      'antioxidant tea',
      'lose weight',
      'weight loss',
    ],
    sources: [nccih('green-tea', 'Green tea: usefulness and safety')],
  },
  {
    id: 'cranberry',
    category: 'Herbs',
    question: 'Does cranberry help the bladder?',
    answer:
      'Cranberry may help support a healthy urinary tract, mostly in women who get bladder infections again and again; it does not clear an infection you already have. A review of 50 studies was encouraging for women and children with repeat trouble, and not for frail elders. Juice cocktails hold a lot of sugar, so look for unsweetened juice or a capsule. Very large amounts upset the stomach and may matter with kidney stones. Reports about warfarin conflict, so ask your clinic first. Fever, back pain or blood in the urine needs a doctor today.',
    keywords: [
      'vaccinium',
      'pacs',
      'proanthocyanidins',
      'uti',
      'bladder',
      'juice',
      'urinary',
      'cranberry pills',
      'bladder infections',
    ],
    sources: [
      nccih('cranberry', 'Cranberry: usefulness and safety'),
      {
        title: 'Cranberries and urinary tract infections: Cochrane review',
        url: 'https://doi.org/10.1002/14651858.CD001321.pub7',
      },
    ],
  },
  {
    id: 'nettle',
    category: 'Herbs',
    question: 'What is stinging nettle leaf used for?',
    answer:
      "Nettle leaf is a mineral-rich green that loses its sting when it is cooked or dried, and people take it to support joints, the urinary tract and spring sniffles. Europe's medicines agency accepts it for flushing the urinary tract and minor joint aches on long use only. The root is a different product, taken by men for the prostate. It can upset the stomach or cause a rash. It may act like a mild water pill and may add to pressure and sugar medicine, so ask first, and do not take it with heart or kidney swelling or in pregnancy.",
    keywords: ['urtica', 'stinging nettle', 'allergies', 'hay fever', 'diuretic', 'nettle tea'],
    sources: [ema('urticae-folium', 'Nettle leaf'), sloanKettering('nettle', 'Nettle')],
  },
  {
    id: 'corn-silk',
    category: 'Herbs',
    question: 'What is corn silk tea for?',
    answer:
      'Corn silk is the soft thread under the husk, and families have long steeped it to support the bladder and a good flow of water. That is tradition: there are hardly any studies in people. It is likely fine as an occasional tea. It may act like a mild water pill, and potassium, sugar or pressure may drop a little, so ask first if you take water pills, pressure or sugar medicine, lithium or a blood thinner, or have kidney disease. People allergic to corn should leave it. Burning or fever needs a urine test.',
    keywords: ['zea mays', 'stigma maydis', 'bladder tea', 'bedwetting', 'diuretic', 'grandmother tea'],
    sources: [ema('maydis-stigma', 'Corn silk')],
  },
  {
    id: 'marshmallow-root',
    category: 'Herbs',
    question: 'What is marshmallow root?',
    answer:
      "Marshmallow root is a garden herb full of a soft slime that coats the mouth, throat and stomach; the candy got its name from it and holds none today. It may help support a calm throat and belly. Europe's medicines agency accepts it for a dry cough and mild stomach irritation because of its long use, not because of strong studies. Take it half an hour to an hour away from medicines, as the coating may slow them. If you take sugar medicine or lithium, ask first. A cough over a week or with fever needs a doctor.",
    keywords: ['althaea', 'mucilage', 'dry cough', 'sore throat', 'soothing', 'demulcent'],
    sources: [ema('althaeae-radix', 'Marshmallow root')],
  },
  {
    id: 'horsetail',
    category: 'Herbs',
    question: 'What is horsetail herb, and is it good for hair?',
    answer:
      "Horsetail is an old fern-like plant rich in silica that is put into hair and nail mixes, though no good study shows that it makes hair grow. Europe's medicines agency accepts the tea only as a traditional help for flushing the urinary tract. It acts like a mild water pill and can use up vitamin B1 and potassium over time. Ask first if you take a water pill, lithium, digoxin or an HIV medicine, or have heart or kidney disease. It is not for pregnancy, nursing or children.",
    keywords: ['equisetum', 'silica', 'hair growth', 'nails', 'shavegrass', 'bottlebrush'],
    sources: [ema('equiseti-herba', 'Horsetail herb')],
  },
  {
    id: 'mullein',
    category: 'Herbs',
    question: 'What is mullein leaf taken for?',
    answer:
      "Mullein is a tall, soft-leaved plant that families have long steeped for coughs, and it may help support comfortable breathing. Europe's medicines agency accepts the flower for a sore throat with a dry cough on tradition alone; the leaf has hardly been studied. It does not clean the lungs or undo smoking. Strain the tea through a fine cloth or coffee filter, because the leaf hairs scratch the throat. Never smoke it. Too little is known for pregnancy and nursing. With asthma or COPD keep your inhalers, and see a doctor for a cough over three weeks.",
    keywords: ['verbascum', 'lungs', 'cough', 'smokers', 'mucus', 'lung cleanse', 'mullen'],
    sources: [ema('verbasci-flos', 'Mullein flower')],
  },
  {
    id: 'thyme',
    category: 'Herbs',
    question: 'Is thyme good for a cough?',
    answer:
      "Thyme is a kitchen herb whose tea or extract has long been taken for a chesty cough, and it may help support comfortable breathing. Europe's medicines agency accepts it for coughs with a cold on the strength of that use. In food it suits nearly everybody. Extracts can upset the stomach, and people who react to mint, oregano or celery may react to thyme. Thyme oil is strong and is not for swallowing. For a child, ask the pediatrician. A cough that lasts over a week, with fever or with short breath needs a doctor.",
    keywords: ['thymus vulgaris', 'cough', 'chest', 'phlegm', 'thymol', 'herb tea'],
    sources: [ema('thymi-herba', 'Thyme herb')],
  },
  {
    id: 'peppermint',
    category: 'Herbs',
    question: 'What is peppermint good for?',
    answer:
      'Peppermint may help support a comfortable belly; the best evidence NIH finds is for coated oil capsules in people with an irritable bowel, for a short time. Little is known about the leaf, though the tea is an old comfort after a meal. The oil can bring heartburn, because it loosens the valve at the top of the stomach, so people with reflux do better without it. Never put menthol or peppermint oil near the face of a baby or small child, because it can stop the breath. With cyclosporine or pressure pills, ask before oil capsules.',
    keywords: ['mentha', 'mint', 'ibs', 'irritable bowel', 'menthol', 'gas', 'cramps', 'tea'],
    sources: [nccih('peppermint-oil', 'Peppermint oil: usefulness and safety')],
  },
  {
    id: 'spearmint',
    category: 'Herbs',
    question: 'What is spearmint tea for?',
    answer:
      'Spearmint is the sweet garden mint, drunk after supper for a comfortable belly and fresh breath. Women with unwanted facial hair and polycystic ovaries have tried it: in one 30-day study of 42 women the tea changed hormone levels a little, and the hair itself did not change in that time. It is caffeine-free and suits most people as a drink. With reflux, kidney or liver disease, or when trying for a baby, keep to a cup or two and ask. It is milder than peppermint, since it has little menthol.',
    keywords: ['mentha spicata', 'pcos', 'facial hair', 'chin hair', 'mint tea', 'hormones'],
    sources: [pubMed('19585478', 'Spearmint tea and hormones in polycystic ovary syndrome: trial')],
  },
  {
    id: 'rose-petal',
    category: 'Herbs',
    question: 'Are rose petals in tea good for anything?',
    answer:
      "Rose petals give tea scent and a soft, slightly astringent taste, and beyond that little is known. Europe's medicines agency lists rose flower as a traditional rinse for a sore mouth and mild skin irritation, with no good trials and no known interactions. Use petals sold for eating, since florists' roses may carry pesticides. People who react to roses, apples or strawberries should go slowly. In pregnancy a cup now and then is a food; strong extracts have not been studied. Rose hips are another part, known for vitamin C.",
    keywords: ['rosa damascena', 'rose', 'flower tea', 'gulab', 'rosebud'],
    sources: [
      emaDocument(
        'herbal-monograph/final-community-herbal-monograph-rosa-gallica-l-rosa-centifolia-l-rosa-damascena-mill-flos_en.pdf',
        'Rose flower: herbal monograph',
      ),
    ],
  },
  {
    id: 'rooibos',
    category: 'Herbs',
    question: 'What is rooibos tea, and does it have caffeine?',
    answer:
      'Rooibos is a red bush tea from South Africa, and it has no caffeine. People drink it for its soft taste and its antioxidants, and it may help support a calm evening simply by taking the place of coffee. Studies in people are few. It has little tannin, so it holds back less iron than black tea does. Case reports of liver trouble are very rare and concern large amounts. If you are having cancer care, or have a condition that hormones feed, mention it to your care team. Sweeten it lightly if you watch your sugar.',
    keywords: ['red bush', 'aspalathus', 'african tea', 'caffeine free', 'herbal tea', 'redbush'],
    sources: [sloanKettering('rooibos-tea', 'Rooibos tea')],
  },
  {
    id: 'orange-peel',
    category: 'Herbs',
    question: 'What is orange peel in tea and bitters, and is it bitter orange?',
    answer:
      'Sweet orange peel is a flavor, dried from the fruit we all eat, and it is not the same as bitter orange. It brings scent and a little bitterness that may help support digestion; there is hardly any research. Bitter orange (Citrus aurantium) extract is another thing: it holds synephrine, can raise heart rate and blood pressure, and is sold in diet pills that people with heart trouble or MAO inhibitors must avoid. Read the Latin name. Citrus sinensis, or the sweet variety, is the kitchen kind. Allergy to citrus is a reason to skip it.',
    keywords: ['citrus sinensis', 'bitters', 'aurantium', 'zest', 'dulcis', 'synephrine'],
    sources: [nccih('bitter-orange', 'Bitter orange: usefulness and safety')],
  },
  {
    id: 'gentian',
    category: 'Herbs',
    question: 'What is gentian root in bitters?',
    answer:
      "Gentian is one of the most bitter roots there are, taken in drops before a meal to wake appetite and digestion. Europe's medicines agency accepts it for mild stomach upset and poor appetite because of long use; trials are few. Anybody with a stomach or bowel ulcer should leave it. It can cause headache in some people. It is not advised in pregnancy or while nursing, and not with high blood pressure that is not under control until a doctor has said yes. Many bitters are made with alcohol: read the label if you keep away from it.",
    keywords: ['gentiana lutea', 'bitters', 'appetite', 'digestive', 'before meals', 'tincture'],
    sources: [ema('gentianae-radix', 'Gentian root')],
  },
  {
    id: 'sage',
    category: 'Herbs',
    question: 'What is sage used for, and can it be too much?',
    answer:
      'Sage is a kitchen leaf whose tea has long been taken for a sore throat, sweating and digestion, and it may help support a calm throat. NIH finds small, early studies on hot flashes and memory and calls none of it settled. In food it suits nearly everybody. Large amounts or long use are not wise, because common sage holds thujone, which can bring on seizures. Do not use strong sage in pregnancy, and know that it may dry up milk. With seizures or sugar medicine, ask first.',
    keywords: ['salvia', 'officinalis', 'throat spray', 'night sweats', 'thujone', 'dry up milk'],
    sources: [nccih('sage', 'Sage: usefulness and safety'), lactMed('NBK501816', 'Sage')],
  },
  {
    id: 'raspberry-leaf',
    category: 'Herbs',
    question: 'What is red raspberry leaf tea, and can I drink it when pregnant?',
    answer:
      "Red raspberry leaf is a women's tea of long tradition for monthly cramps and late pregnancy, and whether you may drink it while pregnant is a question for your midwife or doctor. Studies are few and small; Europe's medicines agency does not recommend it in pregnancy because too little is known, and accepts it for cramps on tradition. For nursing there is no data. It can loosen the stool and holds tannins that bind iron, so keep it away from an iron pill. With a condition that hormones feed, ask first.",
    keywords: ['rubus idaeus', 'labor tea', 'womb', 'cramps', 'period', 'third trimester', 'midwife'],
    sources: [
      lactMed('NBK501785', 'Raspberry'),
      emaDocument(
        'herbal-monograph/final-community-herbal-monograph-rubus-idaeus-l-folium_en.pdf',
        'Raspberry leaf: herbal monograph',
      ),
    ],
  },
  {
    id: 'moringa',
    category: 'Herbs',
    question: 'What is moringa good for?',
    answer:
      'Moringa is the leaf of the drumstick tree, cooked like greens across Africa, India and the Caribbean, and it brings protein, iron, calcium and vitamins A and K. It may help support everyday nutrition. Claims about sugar, pressure and milk supply rest on small studies. The leaf suits most people as food; root and bark are not for eating, least of all in pregnancy. The vitamin K in it works against warfarin. If you take medicine for sugar, pressure or thyroid, ask first, and watch for loose stools with the powder.',
    keywords: [
      'oleifera',
      'malunggay',
      'drumstick tree',
      'miracle tree',
      'zogale',
      'green powder',
      'breast milk',
    ],
    sources: [lactMed('NBK501899', 'Moringa'), ods('VitaminK', 'Vitamin K')],
  },
  {
    id: 'black-seed-oil',
    category: 'Herbs',
    question: 'What is black seed oil (Nigella sativa) used for?',
    answer:
      'Black seed, also called black cumin or kalonji, is pressed into an oil that many families in Africa and the Middle East take for all-round wellness; thymoquinone is its best known compound. It may help support normal cholesterol, sugar and pressure: reviews of small studies found modest changes. It can upset the stomach, and the oil can cause a rash. It may add to blood thinners and to medicine for sugar and pressure, so ask first and stop before surgery when you are told to. Do not take it in pregnancy. It does not do all that its legend says.',
    keywords: ['nigella', 'kalonji', 'black cumin', 'thymoquinone', 'habbatus sauda', 'blackseed', 'prophet'],
    sources: [
      sloanKettering('nigella-sativa', 'Nigella sativa (black seed)'),
      pubMed('34073784', 'Black cumin (Nigella sativa): review of benefits and safety'),
    ],
  },
  {
    id: 'st-johns-wort',
    category: 'Herbs',
    question: "Can I take St. John's wort with other medicines?",
    answer:
      "Usually not: St. John's wort weakens more medicines than almost any other herb, so nobody should start it without a pharmacist. It speeds up how the liver clears birth control pills, warfarin, digoxin, HIV and transplant medicine, some heart, seizure and cancer medicine, and many more. With antidepressants, triptans or tramadol it can cause serotonin syndrome, which is dangerous. It also makes skin burn in the sun. Low mood deserves a doctor, and nobody should quit a prescribed medicine for an herb.",
    keywords: [
      'hypericum',
      'depression herb',
      'st johns',
      'birth control',
      'antidepressant',
      'serotonin',
      'mood',
    ],
    sources: [nccih('st-johns-wort', "St. John's wort: usefulness and safety")],
  },
  {
    id: 'valerian',
    category: 'Herbs',
    question: 'Does valerian root help sleep?',
    answer:
      "Valerian is a strong-smelling root that people take to fall asleep, and NIH finds the evidence inconsistent: some sleep better and many notice nothing. It may help support rest for a short time. It can cause headache, vivid dreams and a heavy head in the morning. Do not add it to alcohol, sleeping pills, strong pain medicine or other calming herbs, since drowsiness piles up. If you used it for weeks, come off slowly. Leave it alone in pregnancy, with liver trouble, and for children. Bad sleep over a month is worth a doctor's time.",
    keywords: ['valeriana', 'sleep herb', 'insomnia', 'root', 'stinky', 'knock out'],
    sources: [nccih('valerian', 'Valerian: usefulness and safety')],
  },
  {
    id: 'kava-kratom',
    category: 'Herbs',
    question: 'Are kava and kratom all right to use?',
    answer:
      'No, we would not choose either: kava has been tied to severe liver injury, and kratom to dependence, seizures and deaths. Kava is a Pacific drink for calm; NIH warns people with liver trouble, and all who drink alcohol or take medicine, to stay away. Kratom acts like an opioid in larger amounts; the FDA has not approved it for any use and warns against it. Neither mixes with alcohol, sleeping pills, opioids or mood medicine. If you use kratom and feel sick without it, a doctor or clinic can help you come off it kindly.',
    keywords: [
      'kava kava',
      'mitragyna',
      'opioid',
      'gas station heroin',
      'calm drink',
      'relaxation drink',
      'withdrawal',
    ],
    sources: [
      nccih('kava', 'Kava: usefulness and safety'),
      fda('news-events/public-health-focus/fda-and-kratom', 'FDA and kratom'),
    ],
  },
  {
    id: 'black-cohosh',
    category: 'Herbs',
    question: 'What is black cohosh?',
    answer:
      'Black cohosh is a North American root that women take for hot flashes and the change of life; studies disagree, and NIH cannot say that it works. It can cause stomach upset, rash, headache and heavy legs. In rare cases liver injury has been reported, so people with liver trouble should avoid it, and anybody with belly pain, dark urine or yellow eyes should stop and call a doctor. If you have had breast or uterine cancer, take tamoxifen or a statin, or are pregnant, ask first. It is not blue cohosh, which is dangerous.',
    keywords: [
      'menopause',
      'hot flashes',
      'actaea',
      'cimicifuga',
      'change of life',
      'night sweats',
      'women herb',
    ],
    sources: [nccih('black-cohosh', 'Black cohosh: usefulness and safety')],
  },
  {
    id: 'red-yeast-rice',
    category: 'Herbs',
    question: 'Is red yeast rice a natural statin?',
    answer:
      'In a way, and that is the trouble: some red yeast rice holds monacolin K, the same substance as the prescription drug lovastatin. The FDA counts such products as unapproved drugs, and the amount inside varies from none to a lot. It can harm muscles, liver and kidneys just as a statin can, more so together with a statin, grapefruit or some antibiotics, and some products hold a kidney poison called citrinin. Never use it in pregnancy. If a statin bothers you, tell your doctor; there are other doses and other medicines.',
    keywords: ['monacolin', 'lovastatin', 'cholesterol', 'natural statin', 'monascus', 'ryr'],
    sources: [nccih('red-yeast-rice', 'Red yeast rice')],
  },
  {
    id: 'licorice',
    category: 'Herbs',
    question: 'Is licorice root a problem for blood pressure?',
    answer:
      'Yes, real licorice root can raise blood pressure and lower potassium, enough to disturb the heart. That holds for tea, capsules and black candy made with true licorice, above all when they are taken every day. People with high blood pressure, heart or kidney disease should avoid it, and so should anybody on water pills, digoxin, steroids or pressure medicine. Large amounts in pregnancy can bring the baby early. Deglycyrrhizinated licorice (DGL) has the troublesome part taken out. Much American candy is only anise flavored: read the label.',
    keywords: ['glycyrrhiza', 'dgl', 'liquorice', 'black candy', 'glycyrrhizin', 'swelling', 'potassium'],
    sources: [nccih('licorice-root', 'Licorice root: usefulness and safety')],
  },
  {
    id: 'soursop',
    category: 'Herbs',
    question: 'Is soursop (graviola) good for cancer?',
    answer:
      "No, soursop has not been shown to help with cancer in people, and cancer care should not wait for it. The fruit, also called guanabana, is fine eating in the Caribbean and West Africa. The leaves, bark and seeds are the worry: taken often as tea or capsules they have been linked to nerve damage that looks like Parkinson's. It may also add to medicine for pressure and sugar, and it can disturb some heart scans. Enjoy the fruit now and then, count its sugar, and tell your doctor if you drink the leaf tea.",
    keywords: ['graviola', 'guanabana', 'annona', 'leaf tea', 'cancer tea', 'corossol', 'sour sop'],
    sources: [sloanKettering('graviola', 'Graviola')],
  },
  {
    id: 'yohimbe',
    category: 'Herbs',
    question: 'Is yohimbe bark all right for energy or the bedroom?',
    answer:
      'We would leave it alone: yohimbe, a West African bark, has been linked to heart attacks, seizures, a racing heart and dangerous blood pressure. The strength of products varies widely and labels are often wrong. NIH knows of no good proof that it helps in the bedroom or burns fat. It must not be mixed with MAO inhibitors, antidepressants, pressure medicine or stimulants, and it is not for people with heart, kidney, liver or anxiety trouble, or in pregnancy. A doctor can offer something with a known dose for erections.',
    keywords: ['yohimbine', 'bark', 'aphrodisiac', 'fat burner', 'erection', 'pre workout'],
    sources: [nccih('yohimbe', 'Yohimbe: usefulness and safety')],
  },
  {
    id: 'calming-herbs-how-long',
    category: 'Herbs',
    question: 'How long can calming herbs be taken?',
    answer:
      'Most calming herbs have been studied for only a few weeks to three months, so that is as far as anybody can honestly speak. Ashwagandha has data for up to about three months; for lemon balm, holy basil and chamomile extracts there is less. Take one at a time, the smallest amount on the label, and stop after some weeks to see whether you still need it. Stop at once for itching, dark urine, yellow eyes, a racing heart or a rash. If you cannot rest without it, that is a sign to see a doctor.',
    keywords: ['long term', 'every day', 'forever', 'cycle', 'break', 'adaptogens', 'months'],
    sources: [
      odsProfessional('Ashwagandha', 'Ashwagandha: is it helpful for stress, anxiety, or sleep?'),
      nccih('ashwagandha', 'Ashwagandha: usefulness and safety'),
    ],
  },
];
