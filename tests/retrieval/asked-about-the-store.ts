import type { Asked } from './asked.ts';

export const askedAboutTheStore = {
  'shipping-cost-and-time': [
    'how much do yall charge for delivery',
    'how many days until my package gets here with standard',
    'is there free shipping',
  ],
  'when-orders-ship': [
    'if I order friday night when does it go out',
    'what time do I have to order by for it to count today',
  ],
  'where-we-ship': ['can you send to my auntie in Kingston Jamaica', 'do you deliver to Hawaii'],
  'order-status': [
    'where my package at',
    'I ordered last week and nothing came, how do I track it',
    'is there a tracking number',
  ],
  returns: [
    'can I send this bottle back',
    'what is your return policy if I didnt open it',
    'I opened it and dont like it, can I get money back?',
  ],
  refunds: ['how long until the money is back on my card', 'you got my return, when is the refund'],
  'damaged-wrong-lost': [
    'the seal was broken when it came',
    'you sent me the wrong thing',
    'package says delivered but its not on my porch',
  ],
  'payment-checkout': [
    'do you take apple pay or paypal',
    'is it secure to put my card number in here',
    'how do I check out',
    'can I pay with an HSA card',
  ],
  'cart-help': ['how do I take something out of my cart', 'change the amount in my basket'],
  'change-cancel-order': ['I put the wrong address on my order', 'cancel my order please I just placed it'],
  'discount-code': [
    'do you have a coupon',
    'where do I type the promo code',
    'I signed up but never got my 10 percent off',
  ],
  subscriptions: ['can I get it sent every month', 'do you have subscribe and save and how do I cancel'],
  'out-of-stock': ['the mango flavor is sold out, when will it be back', 'is this in stock'],
  'what-can-you-do': ['are you a real person', 'what can I ask you', 'are you a doctor or a bot'],
  'chat-privacy': [
    'who can see what I type here',
    'how long do yall save these chats',
    ['delete this conversation', 'delete-account-data'],
  ],
  quiz: [
    'what is that quiz thing',
    'does the quiz save my answers',
    'how do I know which product to pick, is there a test I can take',
  ],
  'how-to-search': ['how do I look for a product on here', 'where is the search', 'can I sort by price'],
  'compare-products': ['how can I see two products next to each other', 'how many can I compare'],
  wishlist: [
    'how do I save something for later',
    'where are my favorites',
    'what happened to my saved items on my other phone',
  ],
  voice: ['can I just talk to you', 'how do I turn on the microphone', 'do you record my voice'],
  'email-information': ['can you send this to my email', 'mail me the info so I can show my pharmacist'],
  account: ['how do I sign up', 'do I have to make an account to buy', 'log in'],
  'forgot-password': ['cant remember my password', 'how do I reset my login, it says invalid'],
  'order-history-link': [
    'my account shows no orders but I bought before',
    'how do I link the email I ordered with',
  ],
  'delete-account-data': ['how do I close my account', 'I want you to erase everything you have on me'],
  'newsletter-unsubscribe': ['stop sending me emails', 'how do I get on your mailing list'],
  'contact-hours': [
    'what is your phone number and what time are you open',
    'I need to speak to customer service',
    'how do I reach a human',
  ],
  giveaway: [
    'how do I win the car',
    'do I have to buy something to be in the drawing',
    'when do they pick the sweepstakes winner',
  ],
  'conditions-and-learn': ['where can I read more about a health topic on your site', 'do you have articles'],
  community: ['any free health screenings near me', 'is there a support group for caregivers'],
  'about-the-store': ['who are yall at biolife and what do you stand for', 'what does biolife stand for'],
  'product-page-facts': [
    'where do I see what is in a product',
    'where are the warnings and the price listed',
  ],
  'best-value-badge': [
    'what does best value mean on some of the products',
    'is the best value one better quality',
  ],
  'store-location': ['do you have a physical store I can visit', 'what is the address of your headquarters'],
  'our-testing': ['are your own products lab tested', 'can I get a certificate of analysis'],
  'where-made': ['what country of origin are your products', 'are these made in a factory in china'],
  'who-owns': ['is this a black owned company', 'who is the founder'],
  'data-not-sold': [
    'will you sell my personal information',
    'do you share my information with third parties',
  ],
  'returns-opened': [
    'can I return a bottle I already opened',
    'is the broken seal going to be a problem to return it',
  ],
} as const satisfies Asked;
