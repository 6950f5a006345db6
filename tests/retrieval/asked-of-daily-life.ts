import type { Asked } from './asked.ts';

/** Of food, the body, keeping and choosing, by the writers of the entries' own questions; the topics learn them. */
export const askedOfDailyLife = {
  'fat-soluble-vitamins': [
    "Do I urinate out whatever my body doesn't use?",
    "my cousin say you can't overdo vitamins cause you just pee em out, she right?",
  ],
  'synthetic-or-natural': [
    'how do I tell if my vitamin is synthetic',
    'natural or man made vitamin which better',
  ],
  'cooking-and-vitamins': [
    'raw or cooked vegetables which healthier',
    'microwaving broccoli destroy nutrients??',
  ],
  'frozen-canned-fresh': [
    'do canned green beans have any nutrition in em',
    'My food pantry gives mostly tins. How do I make the best of canned vegetables?',
  ],
  'resistant-starch': [
    "potato salad better for sugar than a hot baked potato because it's cold?",
    'green banana flour what does it do for the gut',
  ],
  'rice-grits-oats': [
    'quick grits vs stone ground',
    'whole wheat or multigrain bread, what is the difference',
  ],
  'plantain-yam-cassava': [
    'sweet potato vs white potato for sugar',
    'is green banana better than ripe plantain for mi sugar',
  ],
  'sugar-and-children': ['when can babies have sugar', 'can too much candy give a child adhd'],
  'cooking-oils': ['is lard better than crisco', 'bacon grease in my greens, how bad'],
  'fermented-foods': ['kimchi healthy or too salty', 'does sourdough bread have good bacteria still in it'],
  'fish-and-mercury': ['Which fish may a pregnant woman eat?', 'mercury in fish should i worry'],
  'red-meat-and-pork': ['lunch meat every day too much?', 'goat meat better than beef?'],
  'juice-and-smoothies': ['celery juice benefits real?', "what to put in a smoothie so it's not all sugar"],
  'organic-food': [
    'Does organic produce have more vitamins than ordinary produce?',
    'pesticides on fruit should i worry',
  ],
  'superfoods-adaptogens': ['which herbs are called adaptogens', 'who should not take adaptogens'],
  'tea-coffee-and-iron': ['coffee blocks iron true or false', 'calcium and iron at the same time ok'],
  'omega-3-6-9': [
    'Good evening. Kindly tell me which foods contain omega 6 and which contain omega 9.',
    'why do they sell 3-6-9 in one bottle',
  ],
  'milk-of-magnesia': [
    'does soaking in epsom salt really put magnesium in your body',
    "Doctor told me I'm low in magnesium. I got milk of magnesia at home, will that do?",
  ],
  'sleepy-after-eating': [
    'tired after lunch every day',
    'After Sunday dinner the whole family passes out on the couch, ha! What causes that?',
  ],
  'inflammation-food': ['inflamation foods to stay away from', 'Which foods cause the most inflammation?'],
  'bone-broth': [
    'how much salt is in bone broth',
    'I have high pressure. Can I still drink boxed broth every day?',
  ],
  'coconut-water': ['does coconut water have a lot of potassium', 'coconut water or gatorade after the gym'],
  'okra-water': [
    'My coworker soak okra in a jar overnight and drink it in the morning for her sugar. Does that work?',
    'okro water good for fertility?',
  ],
  'lemon-water': ['does lemon water ruin your teeth', 'Is lemon water good for the kidneys?'],
  'beet-carrot-prune-juice': [
    "I got a juicer for Mother's Day. Which is best for me, carrot, beet or what?",
    'does prune juice make you go',
  ],
  'milk-alternatives': ['is 2% better than whole milk', 'Which plant milk has the most calcium?'],
  'soda-habit': [
    'soda withdrawal headache how long',
    "My husband drinks six Pepsis a day and he's borderline diabetic. How can I get him off them?",
  ],
  'craving-sweets': [
    "Every night about nine o'clock I go hunting for cookies. What's behind that?",
    'is there a vitamin for sugar cravings',
  ],
  'kola-nut-bissy': [
    'My father chews obi at every naming ceremony, Igbo people call it oji. Is it good for his body?',
    'can you drink bissy while pregnant',
  ],
  'bitter-leaf-neem': [
    'Does dongoyaro work for malaria?',
    'can i take neem capsules while trying to get pregnant',
  ],
  'getting-up-to-pee': [
    'what helps a weak bladder at bedtime',
    'Why must I visit the toilet many times during the night although I drink nothing special?',
  ],
  'eyelid-twitch': [
    'what causes a muscle in the arm to flutter on its own',
    'Is a twitching eye from lack of magnesium?',
  ],
  'dizzy-on-standing': [
    'head rush every time i get off the couch',
    'Mama gets swimmy headed when she rises from her chair at church. What can we do for her?',
  ],
  'bruising-easily': [
    'My husband is 79 and the least little knock leaves him black and blue. Is it just thin skin?',
    'what vitamin are you low in if you bruise a lot',
  ],
  'night-sweats-hot': [
    'y am i burnin up every nite',
    'Mi body hot hot all the time, even inna the AC, what that mean?',
  ],
  'slow-metabolism': [
    'I eat like a bird and still pick up weight, is my metabolism broken',
    'Does cayenne or green tea rev the metabolism?',
  ],
  'belly-fat': [
    'Mi belly big and everything else slim, how mi fi flatten it?',
    'I had three children and this pouch hangs over my jeans no matter what, what takes it off',
  ],
  hangover: ['Are hangover pills worth the money?', 'Is it okay to take Tylenol for a headache from liquor'],
  'motion-sickness': ['does ginger work for the boat', 'i get nauseous reading my phone on the bus y'],
  'burning-tongue-bad-taste': [
    'What vitamin is low when your tongue is sore and red?',
    'Mi tongue a burn mi like seh mi nyam scotch bonnet, but mi nuh eat none. What cause it?',
  ],
  'hair-going-gray': [
    'Do those catalase pills really turn gray hair dark again?',
    "My beard is coming in white and I ain't but 36",
  ],
  'growing-taller': [
    'Does hanging from a bar add inches?',
    "im a girl 5'1 and wanna hoop in college, is there anything i can take to get height",
  ],
  'blood-or-plasma-donation': [
    'My protein was too low at the plasma place, what foods bring it up?',
    'Our church is having a blood drive Sunday and I want to do it right, what do I have for breakfast?',
  ],
  'jet-lag-night-shift': [
    'Flying to Lagos for two weeks, how do I get over the time change?',
    'graveyard shift got me all messed up',
  ],
  bedwetting: [
    'Mi likkle boy still a wet up di bed and him a go six, wha fi do?',
    'do those bed alarms work for kids',
  ],
  'left-in-heat': ['softgels all stuck together smh', 'pls are capsules still good after being in hot truck'],
  'fridge-or-not': [
    'Must I refrigerate flaxseed oil after I break the seal?',
    'icebox or cabinet for these?',
  ],
  'smell-or-color-changed': [
    'Is it normal that the powder went from green to kinda brown',
    'valerian smell like dirty feet is it spoiled',
  ],
  'mixing-powder': [
    'will baking kill the vitamins if I put it in muffins',
    'how do i get this powder to stop clumping',
  ],
  'opening-or-crushing': [
    'Half a gummy a day alright? A whole one is too much for me',
    'May a tablet of vitamin C be ground into powder?',
  ],
  'brewing-tea': [
    'one bag or two for a big mug',
    "Never made loose leaf before, I don't have one of those ball things, what do I do",
  ],
  'easy-open-caps': [
    'the cap just spins and clicks and nothing happens',
    'do you have easy open bottles for seniors',
  ],
  'which-one-first': [
    'My cart has eight things in it and my check only covers two, which do I keep',
    "what's the most important supplement for a person to take",
  ],
  'two-of-yours-together': [
    'I ordered the sleep blend and the calm blend, alright to take them the same night?',
    "stacking two of yall's blends ok?",
  ],
  'taking-a-break': [
    'been on the same multivitamin for six years, do I ever stop',
    'Is it bad to stop supplements all of a sudden or must I come off slowly',
  ],
  'pill-counting-organizer': [
    'How do you all remember to take this stuff every day',
    'Is it ok to take vitamins out of the bottle and put in organizer',
  ],
  'workplace-drug-test': [
    'does hemp seed oil show up on a urine test',
    'army basic in two months can I take ashwagandha',
  ],
  'homemade-no-label': [
    'Somebody brought me a bottle from back home and nothing is written on it, should I take it?',
    "My coworker sells sea moss gel out her kitchen, you think that's alright to eat",
  ],
  'buying-elsewhere': [
    'I seen this exact thing at the dollar store for way less, what am I paying for',
    'are cheap vitamins just as good',
  ],
  'empty-bottle-recycling': [
    'Got a drawer full of empty bottles, can you take them back?',
    'recycle bin or trash for the bottle',
  ],
} satisfies Asked;
