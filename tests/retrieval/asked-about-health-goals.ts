import type { Asked } from './asked.ts';

export const askedAboutHealthGoals = {
  'blood-pressure-nutrients': [
    ['anything natural for my pressure besides the pills', 'blood-pressure-habits'],
    ['what vitamin or herb good for high blood? my numbers been creeping up', 'blood-pressure-habits'],
    'which supplements support normal blood pressure',
  ],
  'blood-pressure-habits': [
    'what can I eat to bring my pressure to a better place without more pills',
    'is the DASH diet any good, and how do I season food with less salt',
    'do I need to buy a cuff and check my pressure at home?',
  ],
  'blood-pressure-black-adults': [
    'why do so many of us have high blood pressure',
    'My daddy and granddaddy both had hypertension. Does it run in black families?',
  ],
  'blood-sugar-nutrients': [
    'what do people take for healthy blood sugar, herbs and vitamins I mean',
    'supplements that may help support glucose already in normal range',
    ['somebody told me fiber and cinnamon are good for the sugars', 'cinnamon', 'fiber'],
  ],
  'blood-sugar-habits': [
    'doctor says I am prediabetic. what should my plate look like?',
    'how do i keep my sugar steady during the day',
    'is walking after dinner good for sugar',
  ],
  'blood-sugar-instead-of-medicine': [
    'I want to get off metformin and use herbs instead',
    'can i take something natural in place of my diabetes pills? they upset my stomach',
  ],
  'heart-health-nutrients': [
    'what are good vitamins for the heart',
    'which supplement helps support a healthy heart, CoQ10 or fish oil or something else',
  ],
  'heart-health-habits': [
    'what should I do every day to look after my heart',
    'heart disease runs in my family and I just turned 40. where do I start?',
  ],
  'cholesterol-nutrients': [
    'what supplements are there for cholesterol',
    ['does fiber or plant sterols do more for ldl', 'plant-sterols', 'psyllium'],
  ],
  'cholesterol-habits': [
    'which foods should I cut out for high cholesterol',
    'my bad cholesterol is up a little, what should i cook different',
  ],
  'joint-nutrients': [
    'my knees hurt going up the stairs. what do people take for joints',
    'supplement for stiff hands and arthuritis',
    ['glucosamine or turmeric or collagen for achy knees?', 'glucosamine', 'turmeric-curcumin', 'collagen'],
  ],
  'joint-bones': [
    'what is good for strong bones at my age, I am 62',
    'mama broke her hip. which vitamins help keep bones from getting brittle',
  ],
  'joint-habits': [
    'should I rest or exercise with bad knees',
    'my hands are stiff in the morning, what can i do besides pills',
  ],
  'brain-nutrients': [
    'which herbs are for memory and focus',
    'i got brain fog and cant concentrate in class, what supplements do people use',
  ],
  'brain-memory-changes': [
    'my mother keeps asking the same question and got lost driving to church',
    'is it normal to forget where I put things or is it dementia',
  ],
  'immune-nutrients': [
    'what should I take to keep my immune system strong this winter',
    'which vitamins and herbs support immunity',
  ],
  'immune-colds': [
    'I feel a cold coming on, what helps',
    ['does zinc or vitamin c shorten a cold? my nose is running', 'zinc', 'vitamin-c'],
  ],
  'digestion-nutrients': [
    'what can I take for gut health',
    'my belly is always off, which supplements are for digestion',
  ],
  'digestion-constipation': [
    'I been bound up all week, what will help me go',
    'how to get regular without harsh laxatives',
    'cant poop since i started the iron. what to do',
  ],
  'digestion-bloating': [
    'why does my stomach swell up after I eat beans and dairy',
    'so much gas lately, it is embarrassing. any advice',
  ],
  'sleep-nutrients': [
    'what do you have knowledge of for sleep, natural not pills',
    'cant sleep at night, which herb or vitamin do folks use',
    ['is magnesium or melatonin better to fall asleep', 'melatonin', 'magnesium'],
  ],
  'sleep-habits': [
    'how many hours should I sleep and how do I get a bedtime routine',
    'my husband snores loud and stops breathing. is that sleep apnea?',
    'i work night shift and cant sleep in the day',
  ],
  'stress-nutrients': [
    'my nerves are bad, is there a herb for calm',
    'what supplements do people take for stress and anxiety',
  ],
  'stress-habits': [
    'how can I relax without taking anything',
    'I take care of my mother and the kids and I am overwhelmed. How do I calm down?',
  ],
  'eye-nutrients': [
    'what vitamins are good for my eyes',
    ['are those AREDS eye vitamins for everybody or only macular degeneration', 'lutein-zeaxanthin'],
  ],
  'eye-exams': [
    'how often should a black man over 40 see the eye doctor',
    'glaucoma took my auntie sight, should I be worried',
  ],
  'mens-health-nutrients': [
    'what supplements should a man take, like for testosterone and energy',
    'vitamins for men over 50',
  ],
  'mens-health-prostate-check': [
    'when do I need to get my prostate checked? my father had prostate cancer',
    'what age should black men start the PSA test talk',
  ],
  'mens-health-enhancement-pills': [
    'are those gas station rhino pills any good for the bedroom',
    'royal honey for men, does it work and is it dangerous',
  ],
  'womens-health-nutrients': [
    'which vitamins does a woman need in her 30s',
    'what minerals and vitamins are most important for women',
  ],
  'womens-health-menopause': [
    'going through the change and these hot flashes wont let me sleep',
    ['is there anything natural for menopause symptoms', 'black-cohosh'],
  ],
  'womens-health-fibroids': [
    'can anything natural shrink my fibroids',
    'i have real heavy periods with clots and feel drained. what supplement stops it?',
  ],
  'skin-nutrients': [
    'what vitamins give you glowing skin and strong nails',
    'supplements for skin hair and nails, do they work',
  ],
  'skin-hair-thinning': [
    'my edges are gone from braids, how do I get them back',
    'hair coming out in the middle of my head, what should I do',
  ],
  'weight-nutrients': ['which diet pills really work to lose weight', 'does any supplement burn belly fat'],
  'weight-habits': [
    'how do I lose 30 pounds and keep it off',
    'I love soul food. can I slim down without giving it up?',
  ],
  'weight-hidden-drugs': [
    'bought a slimming tea off instagram and my heart is racing from it, could something be hidden in it?',
    'how to know if diet pills have hidden drugs in them',
  ],
  'energy-nutrients': [
    'which vitamins give you energy',
    'need something for energy in the afternoon that is not coffee',
  ],
  'energy-always-tired': [
    'I stay tired no matter how much I sleep, what tests should I ask for',
    'why am i always exhausted and weak',
  ],
  'respiratory-nutrients': [
    'what herbs are good for the lungs',
    'which supplement helps with mucus and easy breathing',
  ],
  'respiratory-asthma': [
    'my son has asthma, can I use herbs and skip the inhaler',
    'is there a natural inhaler for wheezing',
  ],
  'liver-nutrients': [
    'what supplements are good for the liver',
    ['which herbs support liver function', 'milk-thistle'],
  ],
  'liver-detox': [
    'I want to do a liver cleanse, which one is best',
    'do detox teas flush toxins out of your body',
  ],
  'urinary-nutrients': [
    ['what can I take for my bladder, I get infections a lot', 'cranberry'],
    ['cranberry or d-mannose for uti?', 'cranberry', 'd-mannose'],
  ],
  'urinary-kidneys': [
    'how do I protect my kidneys',
    'what tests show if your kidneys are healthy? sugar runs in my family',
  ],
  'nutrition-multivitamin': ['should I be taking a multivitamin every day', 'is one a day vitamin worth it'],
  'nutrition-food-first': [
    'can I get all my vitamins from food instead of supplements',
    'is it better to eat vegetables than take pills',
  ],
  'nutrition-black-adults': [
    'which vitamin do black people lack most',
    'are we as african americans low in certain nutrients',
  ],
} as const satisfies Asked;
