import type { Asked } from './asked.ts';

/** Of orders, medicines and families, by the writers of the entries' own questions; the topics learn them. */
export const askedOfOrdersAndFamilies = {
  'start-a-return': [
    'what address do returns go to',
    'ok so i changed my mind on the order, box still taped shut, what i gotta do to get it back to yall',
  ],
  'exchange-instead': [
    'Instead of my money back I would like another product of the same price. Is that possible?',
    "My husband can't swallow those horse pills. Let me trade em for the liquid.",
  ],
  'wrong-item-send-back': [
    'yall mistake so why should i have to go stand in line at the post office',
    'I ordered turmeric and a jar of collagen arrived. Do I ship the collagen back or throw it out?',
  ],
  'late-or-stuck-parcel': [
    'Where my vitamins at?? they was posed to be here friday',
    'My order is late. Do I get my shipping money back?',
  ],
  'address-mistake': [
    'Somebody else got my package, they sent me a picture of a blue door and my door is red',
    'My zip code has a typo. Can you correct it before it leaves?',
  ],
  'signature-and-pickup': [
    'My son will be at the house, can he take the delivery?',
    'People steal packages round here. I want the man to hand it to Miss Earline next door.',
  ],
  'foreign-card-payment': [
    'My bank is in Jamaica, it is a Visa debit. Does the store accept it?',
    'apple pay or google pay accepted?',
  ],
  'payment-declined': [
    'card keep getting denied and i know i got money in there',
    'The payment failed but my bank shows a pending charge of 48 dollars.',
  ],
  'statement-name': [
    'does it say vitamins or does it say something else when my husband opens the credit card bill',
    'Under which designation will the debit be entered on my account?',
  ],
  'code-not-working': [
    'I signed up and everything and at the end it still wanted full price. Why?',
    'The system informs me the voucher has already been redeemed, although I have never ordered before.',
  ],
  'notify-when-back': [
    'Do you reserve items for customers?',
    "I'd be grateful if you would send word as soon as the capsules are again available.",
  ],
  'email-not-recognized': [
    'Still waiting on the code you were supposed to send to my inbox.',
    'I asked for the reset link four times and my mailbox is empty. Where is it?',
  ],
  'shared-account': [
    'Can I add my daughter to my login so she can order for me?',
    'hide my orders from my mom',
  ],
  'press-school-interview': ['would yall donate to our church raffle', 'how do i cite this website'],
  'large-print-accessibility': [
    'My grandmother is blind. How can she shop here?',
    'Do you have a catalog in big letters you can mail to me?',
  ],
  'which-herbs-before-surgery': [
    'garlic capsules before an operation, how many days ahead do I quit em',
    'Hysterectomy is on the 14th. I got turmeric, vitamin E, garlic and a calcium. Which of those four has to go?',
  ],
  'antibiotics-and-supplements': [
    'They gave me Cipro for my bladder and I take calcium and iron every morning, how many hours between',
    'do I need probiotic when on antibiotic',
  ],
  'acid-reducers-b12': [
    'which vitamins does acid reflux medicine steal',
    'My mama took that purple pill near ten years and now her B12 come back low. Is them two things connected?',
  ],
  'statins-and-supplements': [
    'Grapefruit and my cholesterol pill, somebody explain',
    'Can I take fish oil together with atorvastatin?',
  ],
  'steroids-prednisone': [
    'My doctor put me on steroid pills for my lupus, should I take calcium with it',
    'licorice tea with prednisone',
  ],
  'stimulants-adderall': [
    'Pre workout on Vyvanse, bad idea?',
    "I'm 34 and just got diagnosed with ADHD, they gave me Concerta. Which supplements do I have to quit mixing",
  ],
  'seizure-medicine': ['does dilantin lower folic acid', 'Depakote and biotin for hair loss'],
  'hiv-medicine-prep': ['Does calcium block Tivicay?', "St John's wort and HIV meds"],
  'heart-rhythm-failure': [
    'fish oil and atrial fibrillation, I heard it makes it worse',
    'My husband has a weak heart, pumping at 30 percent, and he wants ginseng. Should he?',
  ],
  'gout-and-supplements': ['Does collagen raise uric acid?', 'I take allopurinol. Can I take turmeric too?'],
  'bariatric-surgery': [
    'calcium citrate after bypass how come not carbonate',
    'My sister had her stomach made small in July and now her hair is coming out in the comb. What is she lacking?',
  ],
  'gallbladder-removed': [
    'diarrhea every time I eat since they took my gallbladder',
    'digestive enzymes for people with no gallbladder',
  ],
  'high-vitamin-d-prescription': [
    '50k vitamin d weekly plus my daily d ok?',
    "The pharmacy wants a copay for that big green vitamin D. Can't I use a bottle from here?",
  ],
  'vaccines-and-supplements': [
    'vitamin c after vaccine good or bad',
    'Which supplement makes the flu shot work better?',
  ],
  'caregiver-for-somebody': [
    "my patient's family keeps giving her herbal tea, should I tell the nurse",
    'am I allowed to mix a vitamin powder in his food without telling him',
  ],
  'baby-first-foods-iron': [
    'I nurse only, no bottles. Is my milk enough in the way of vitamin D?',
    'do formula babies need vitamins too',
  ],
  'child-constipated': [
    'can i give my daughter miralax shes 5',
    'Is it all right to give a laxative to a seven-year-old?',
  ],
  'teen-girl-iron': [
    'how much iron for a 15 yr old girl',
    'im 14 and my periods r heavy and im tired all the time do i need iron',
  ],
  'postpartum-hair-loss': [
    'My edges left with the baby lol. Do they come back?',
    'Is it normal to lose this much hair four months after delivery?',
  ],
  'calcium-after-eighty': [
    'I am 78 years old. My doctor took me off nothing, but do I still need my calcium tablets?',
    'Mama broke her wrist at 81. Would calcium and D help her bones?',
  ],
  'protein-and-skin': [
    'why do i fart so much from protein shakes',
    'My grandson drinks them gym shakes and clears the room. What in it does that?',
  ],
  'creatine-hair-women': [
    'my hairline already struggling, can i still take creatine',
    'Do women take the same amount of creatine as men?',
  ],
  'castor-oil-belly': [
    'Auntie says rub castor oil on your belly and it draws the toxins out. Is that so?',
    'I bought the flannel and the strap and everything. Is a castor oil pack going to do anything for my fibroids?',
  ],
  'rice-water-onion-juice': ['Should I rub onion on my bald spot?', 'fermented rice water how often'],
  'vitamins-on-skin': [
    'vit c serum for black skin',
    'My grandmother pops her vitamin E gel and smears it under her eyes. Any good in that?',
  ],
  'braids-wigs-hair-care': ['wash scalp with braids in?', 'how 2 keep edges w lace fronts'],
  'blood-type-fad-diets': [
    'is raw food better for you',
    'my man eats nothing but steak and eggs and butter since new years, is that gonna hurt him',
  ],
  'waist-trainer-detox-tea': [
    'is it bad to drink slimming tea every night',
    'sweet sweat n waist trainer at the gym worth it',
  ],
  'steaming-yoni': [
    'womb detox pearls from instagram brown stuff came out is that toxins',
    'can i use boric acid for bv smell',
  ],
  'sea-moss-colors-forms': [
    'difference between green, purple and gold moss',
    'How do I know if my sea moss is real or pool grown?',
  ],
} satisfies Asked;
