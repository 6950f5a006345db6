import type { Asked } from './asked.ts';

export const askedAboutVitaminsAndMinerals = {
  'vitamin-a': ['what does beta carotene do', 'I smoke. is vitamin a ok for me?'],
  'vitamin-c': [
    'how much vit c should i take a day',
    'can too much vitamin c give you kidney stones',
    'is acerola cherry the same as ascorbic acid',
  ],
  'vitamin-d': [
    'how much vitamin d3 do I need, my skin is dark',
    'is 5000 iu of D a day too much?',
    'my doctor said my vitamin D was low. what is it good for',
  ],
  'vitamin-e': ['what is tocopherol good for', 'does vitamin e protect your heart'],
  'vitamin-k': [
    ['can I eat collard greens on coumadin', 'blood-thinners', 'greens-powder'],
    'what is vitamin k for in the body',
  ],
  'vitamin-k2': ['why is d3 always paired with k2', 'what is mk-7 menaquinone'],
  'thiamin-b1': ['what does b1 do', 'I drink a lot and heard I may be low on thiamine'],
  'riboflavin-b2': [
    'why is my pee neon yellow after my vitamins',
    'what is b2 good for, does it help headaches',
  ],
  'niacin-b3': [
    'my face got red and hot after taking niacin, what is that flush',
    'difference between niacinamide and nicotinic acid',
  ],
  'vitamin-b6': ['can too much b6 make my feet tingle', 'what is pyridoxine used for in the body'],
  'folate-b9': [
    'what is the difference between folate, folic acid and methylfolate',
    ['do I need folic acid before I get pregnant', 'trying-to-conceive'],
  ],
  'vitamin-b12': [
    ['do vegans need b12', 'vegan-vegetarian'],
    'my feet feel numb and I am on metformin, could it be b12',
    'are b12 drops under the tongue good for energy',
  ],
  biotin: [
    ['will biotin make my hair grow', 'skin-hair-thinning'],
    ['is it true hair gummies mess up your thyroid blood test', 'lab-tests'],
  ],
  'pantothenic-acid-b5': ['what is b5 for', 'can you be low in pantothenic acid'],
  choline: ['is there enough choline in my prenatal', 'what does choline do for the brain'],
  magnesium: [
    'what does mag do for the body',
    'I get charley horses at night, is magnesium good for leg cramps?',
    'how much magnesium is too much in a day',
  ],
  'magnesium-forms': [
    'glycinate or citrate, which magnesium wont run me to the bathroom',
    'which kind of magnesium absorbs best',
  ],
  potassium: [
    'why are potassium tablets only 99 mg',
    ['is salt substitute ok with lisinopril', 'pressure-medicine'],
    'which foods have potassium',
  ],
  calcium: ['how much calcium does a 60 year old woman need', 'calcium carbonate vs citrate which is better'],
  iron: [
    ['how should I take iron so it absorbs', 'with-food'],
    'the doctor says I am anemic with low ferritin. what kind of iron and when',
    'why did my stool turn black on iron pills',
  ],
  iodine: ['how much iodine do you need a day', 'do I get iodine from sea salt'],
  zinc: ['how much zinc a day is too much', ['does zinc make you nauseous on an empty stomach', 'with-food']],
  copper: ['why is there copper in my zinc tablets', 'what foods have copper and do I need it'],
  selenium: ['what is selenium used for', 'can you eat too many brazil nuts'],
  chromium: ['does chromium picolinate help with sugar cravings', 'what is chromium good for'],
  manganese: ['is manganese the same thing as magnesium', 'why is manganese in my joint pills'],
  'electrolytes-sodium-chloride': [
    'do I need an electrolyte drink after the gym',
    'what are electrolytes good for when you sweat a lot at work',
  ],
} as const satisfies Asked;
