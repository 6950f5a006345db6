import type { Asked } from './asked.ts';

export const askedAboutUsingSupplements = {
  'what-is-a-supplement': [
    'what counts as a supplement and what counts as a medicine',
    'are vitamins and herbs considered drugs or food',
  ],
  'fda-and-supplements': [
    'are these products fda approved',
    'who checks supplements before they go on the shelf',
  ],
  'fda-statement': [
    'why does the bottle say these statements have not been evaluated',
    'what is the little asterisk about the food and drug administration',
  ],
  'no-cures': ['which one of your products will cure my diabetes', 'why wont you just say it heals'],
  'read-supplement-facts': [
    'help me understand the back of the bottle',
    'what does serving size mean on the supplement label',
    'where do I find other ingredients and allergens on the facts panel',
  ],
  'percent-daily-value': ['it says 1,042% of the daily value, is that bad', 'what is dv on the label'],
  'no-daily-value-dagger': [
    'what is the cross symbol next to turmeric on the label',
    'why is there no percent for herbs',
  ],
  'units-iu-mcg-mg': ['how many mcg is 2000 iu of vitamin d', 'is mcg bigger than mg'],
  'proprietary-blend': [
    'why do they write proprietary blend and not list the amounts',
    'label says herbal complex 800 mg but not how much of each',
  ],
  'third-party-testing': [
    'what does usp verified mean',
    'how do I know there is no lead or mercury in it',
    'is your stuff lab tested by an outside lab',
  ],
  gmp: ['what is gmp certified', 'does made in a cgmp facility mean it works'],
  'natural-not-harmless': [
    'its all natural so it cant hurt me right',
    'are herbs harmless compared to medicine',
  ],
  'side-effects': [
    'I broke out in a rash after the new vitamins',
    'since I started the capsules my stomach hurts, what do I do now',
  ],
  'report-to-fda': [
    ['where can I report a supplement that made me sick', 'side-effects'],
    'what is medwatch',
  ],
  storing: [
    'do I keep my vitamins in the refrigerator',
    'left my gummies in a hot car, are they still good? where should they be kept',
  ],
  'expiry-date': [
    'my vitamins expired last year can I still use them',
    'how do I throw away old supplements',
  ],
  'with-food': ['do I take vitamins before or after I eat', 'which ones need fat to absorb'],
  timing: [
    'when is the best time of day to take my vitamins',
    'can I take calcium and iron at the same time',
    'morning or night for b vitamins',
  ],
  'how-long-until-it-works': [
    'how many weeks before I see results',
    'I have been on it ten days and feel nothing',
  ],
  'missed-or-double': [
    'I forgot my vitamins yesterday, should I take two today',
    'accidentally took my supplement twice',
  ],
  'too-much': [
    'can you overdo it with vitamins',
    'what is the upper limit for minerals and which ones are risky in high doses',
  ],
  'several-at-once': [
    'is it ok to mix five different supplements',
    'what supplements should not be taken together',
  ],
  'forms-capsule-gummy-liquid': [
    'are gummies as good as pills',
    'I cannot swallow big tablets. do you have liquid?',
  ],
  'spot-false-promises': [
    'how can you tell if a supplement is a scam',
    'ad says miracle with no side effects, should I trust it',
  ],
  'vegan-vegetarian': [
    'is the capsule made from animals, I am vegan',
    'I live ital, no meat or fish. what do I look for?',
  ],
  'halal-kosher': ['are your vitamins halal', 'does it contain pork gelatin, I am muslim'],
  'allergens-gluten': [
    'I have celiac, is there gluten in supplements',
    'which herbs should I skip with a ragweed allergy',
  ],
  alcohol: ['can I have wine with my vitamins', 'is it okay to drink rum while on herbal sleep pills'],
  'talk-to-doctor': [
    'how do I bring up herbs with my doctor without being brushed off',
    'what questions to ask the pharmacist about supplements',
  ],
} as const satisfies Asked;
