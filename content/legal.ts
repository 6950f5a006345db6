import { storagePoints } from './browser-storage.ts';
import { FDA_STATEMENT, PROVIDER_NOTICE } from './claims.ts';
import { postalAddress, storeContact } from './contact.ts';
import { FREE_SHIPPING_OVER, shippingPromises } from './shipping-facts.ts';
import {
  chatsKept,
  FIRST_ORDER_DISCOUNT_PERCENT,
  GIVEAWAY_MINIMUM_AGE,
  PHONE_SUPPORT_HOURS,
  REPLY_WITHIN,
  type StoreTerms,
} from './store-facts.ts';
import type { TextSection } from './text-section.ts';

/**
 * The three legal texts: a place to start from for a small store in the United States, not legal advice. They describe what
 * this software does; whoever changes it, connects another service or keeps data for longer changes them too. Before opening,
 * the owner fills in contact.ts, the law of the own state (terms, 'Which law applies') and the names of the services in use
 * (privacy, 'Who else handles data'), and has a lawyer read all of it.
 */
export interface LegalPage {
  slug: 'privacy' | 'terms' | 'disclaimer';
  /** On the tab. */
  tab: string;
  title: string;
  lead: string;
  sections: TextSection[];
}

/** Stands on each of the three, for everybody to see. */
export const LAWYER_LINE =
  'This text is a starting point and not legal advice. The owner of this store should have a lawyer read it before the store opens.';

/** The day of the last change to the words below. */
export const LEGAL_UPDATED = '2026-11-20';

const reachUs: TextSection = {
  id: 'contact',
  heading: 'How to reach us',
  paragraphs: [
    `Use the contact form; we reply within ${REPLY_WITHIN}. Or write to ${storeContact.email} or ${postalAddress}. Phone support: ${storeContact.phone}, ${PHONE_SUPPORT_HOURS}.`,
  ],
  link: { label: 'Contact form', href: '/contact' },
};

const privacyOf = (terms: StoreTerms): LegalPage => ({
  slug: 'privacy',
  tab: 'Privacy',
  title: 'Privacy',
  lead: 'What we know about you, why, for how long, and how you end it.',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      paragraphs: ['We collect what the store needs to work, and we say when.'],
      points: [
        'We do not sell your data, and we do not share it for advertising.',
        'This site loads no trackers and no advertising from other companies.',
        'You can look around, search, use the quiz and order without an account.',
        'Quiz answers never leave your browser.',
        `Chats with the assistant are deleted after ${chatsKept(terms)}, or sooner if you delete them.`,
        'You can download your data and delete your account yourself.',
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect, and what for',
      paragraphs: [
        'Almost all of it comes from you. It is kept in the database of this store unless this page says otherwise.',
      ],
      points: [
        'Account: your email address and a scrambled form of your password, to let you in. We cannot read the password.',
        'Order history: the address you have proven to be yours, and the orders Shopify holds for it, shown when you ask.',
        'Chat and voice: what you write or say to the assistant, what it answers, and your thumbs up or down.',
        'Newsletter: your email address, whether you confirmed it, and when.',
        'Giveaway: your name, email, phone, postal address and your consent. Prayer updates: your name, email, phone and consent.',
        'Contact form: your name, email, message and the order number if you give one.',
        'Search: the words you search for, to answer that search.',
        'Technical data: your network address and the kind of browser, to deliver pages, to stop abuse and to find faults.',
      ],
    },
    {
      id: 'your-browser',
      heading: 'What stays in your browser',
      paragraphs: [
        'Looking around sets no cookie. Signing in sets a session cookie that keeps you signed in; scripts cannot read it, it goes to this store alone, and signing out ends it.',
        'Your browser also keeps small notes for this site. We do not collect them. You can clear them in its settings. These stay until they are cleared:',
      ],
      points: storagePoints('local'),
    },
    {
      id: 'your-browser-session',
      heading: 'What stays until you close the tab',
      paragraphs: ['These notes last for one visit:'],
      points: storagePoints('session'),
    },
    {
      id: 'your-browser-cookies',
      heading: 'Cookies of your login',
      paragraphs: ['These are set when you use an account, and by nothing else:'],
      points: storagePoints('cookie'),
    },
    {
      id: 'health-data',
      heading: 'Your health data',
      paragraphs: [
        'Some of what you tell us is about your health: a question to the assistant, a message about a product, and sometimes the orders themselves, because a product can hint at a concern. We handle all of it as health data, wherever you live. We are not a clinic, so the medical privacy law HIPAA does not cover it. Laws such as the Washington My Health My Data Act may.',
        'We collect health data only with your consent or because we need it for what you asked for. Sending a question to the assistant asks us to answer it, and for that we process and keep what you wrote as this page says. For any other purpose we would ask you first, on its own and in plain words, and saying no would cost you nothing.',
        'We would need your separate, written permission to sell health data. We do not sell it, so we do not ask.',
      ],
      points: [
        'What: questions, symptoms, concerns, medicines and products you mention, and the answers.',
        'From whom: from you. From Shopify: the orders of an address you have proven to be yours.',
        'What for: to answer you, to make answers safer and better, and to show you your orders.',
        'Shared with: the services named under "Who else handles data", only to do that work for us, and only if the owner of this store uses them.',
        'Not part of it: your quiz answers. They are worked out in your browser and are never sent.',
        'Withdrawing consent: delete the chat in its panel, delete your account, or write to us. It is as easy as giving it.',
        'You may ask us whether we hold health data about you, get a copy, get the list of those it was shared with, and have it deleted, by us and by them. We answer within 45 days. If we say no, you can ask us to look again, and you can complain to your state attorney general.',
      ],
    },
    {
      id: 'assistant-voice',
      heading: 'Assistant and voice',
      paragraphs: [
        'The assistant answers from our own pages and product data. The owner of this store may connect a language model of another company. Then your question, the last part of the conversation and the passages that fit are sent to that company for the answer.',
        'Voice starts only after you press the button and allow the microphone. To turn speech into text your browser may send it to the company that makes the browser. If the owner of this store has connected a voice provider, your speech goes through our server to that provider while you talk. We keep no recording. What was said is handled like a typed chat.',
        `Chats are deleted after ${chatsKept(terms)}. You can delete yours from the chat panel at any time. Please leave out names and numbers that we do not need.`,
      ],
    },
    {
      id: 'shopify',
      heading: 'Orders and Shopify',
      paragraphs: [
        "The shop behind this site runs on Shopify. When you press the checkout button, our server sends your cart and your network address to Shopify, and you finish on Shopify's page. Your name, address and payment details go to Shopify, which handles them for us and under its own privacy policy. We never see your card number.",
        'Order history asks Shopify for the orders of an email address, and only after you have proven that its mail reaches you.',
      ],
    },
    {
      id: 'demo-checkout',
      heading: 'The demo checkout',
      paragraphs: [
        'This is a demo store without a live shop. Its own checkout takes no payment. What you type there is kept in the database of this demo, so please use made-up details.',
      ],
      demo: true,
    },
    {
      id: 'email',
      heading: 'Email, and how it ends',
      paragraphs: [
        'Some mail is part of what you asked for: confirming an address, a new password, a giveaway entry, an answer. The newsletter is separate. You get it only after you press the link in a mail that asks whether you want it.',
        'Every newsletter says who sends it and where we are, and has a link, and in many mail programs a button, that unsubscribes you with one click and without a login. It counts at once. We then keep your address on a list of addresses that get no newsletter, so that nobody adds it again by mistake. If you sign up again yourself, it comes off that list.',
        'If you ask the assistant to mail you something, the mail holds our own text and at most a short note of yours. Please send it to your own address only.',
      ],
    },
    {
      id: 'sweepstakes',
      heading: 'Giveaways and prayer updates',
      paragraphs: [
        'We use a giveaway entry to run the giveaway: to confirm it, to draw the winners, to reach them and to meet the laws on prizes. The owner of the store gets a notice of each entry. Entering does not sign you up for the newsletter.',
        'We may have to publish or hand out the names and states of winners where the law says so. If you sign up for prayers and updates for Jamaica, we use your details for those and for nothing else.',
      ],
      link: { label: 'Giveaway and official rules', href: '/kia-giveaway' },
    },
    {
      id: 'who-else',
      heading: 'Who else handles data',
      paragraphs: [
        'We work with services that do a job for us and may use the data for that job alone. Which of them this store uses depends on how its owner has set it up:',
      ],
      points: [
        'Shopify: products, checkout, payment, orders.',
        'A hosting company: the server and the database.',
        'A mail service: sending our mail.',
        'A language model provider: answers of the assistant, if one is connected.',
        'A voice provider: spoken answers, if one is connected.',
        'The makers of your browser: turning speech into text, if your browser works that way.',
      ],
    },
    {
      id: 'law',
      heading: 'When the law asks',
      paragraphs: [
        'We give out data when a law or a court makes us, and no more than it makes us. We tell you, if we may.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      paragraphs: ['No longer than we need it:'],
      points: [
        `Chats and their ratings: ${chatsKept(terms)}.`,
        'Account: until you delete it.',
        'Links we mail you: they end after one use or a short time.',
        'Newsletter: until you unsubscribe. The note that you do not want it stays until you sign up again.',
        'Giveaway entries: until the prizes are given, and then for as long as the law wants proof of it.',
        'Messages from the contact form: until your matter is settled, and then for as long as we may have to show what was said.',
        'Orders: Shopify and tax law decide.',
        'Counts of requests from one network address, against abuse: hours.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      paragraphs: [
        'Passwords are stored in a form that cannot be turned back. Sign-in attempts are limited. Only administrators see entries and messages, and what they do is recorded. No system is perfect: if something happens to your data, we tell you as the law says and without delay.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        'These are yours in every state, whether or not its law says so. Using them costs you nothing.',
      ],
      points: [
        'See and download: the account page gives you a copy of your data.',
        'Delete: the account page deletes your account, your linked address, your chats and your messages.',
        'Correct: change it in your account, or tell us.',
        'Stop mail: one click in any newsletter.',
        'Delete a chat: in the chat panel, also without an account.',
        'Anything else, such as a giveaway entry or an order: write to us. We check that it is you by mailing the address in question, and answer within 45 days.',
      ],
      link: { label: 'Go to your account', href: '/account' },
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        `This store is for adults. We do not knowingly collect anything from children under 13, and giveaways are for people of ${GIVEAWAY_MINIMUM_AGE} and older. If you think a child gave us data, tell us and we delete it.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'When this page changes, the day at the top changes. If we want to use health data in a new way, we ask you before we do.',
      ],
    },
    reachUs,
  ],
});

const termsOfUse: LegalPage = {
  slug: 'terms',
  tab: 'Terms',
  title: 'Terms',
  lead: 'The rules between you and us, as short as we could make them.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        `This store is run by ${postalAddress}. By using it or ordering from it you agree to these terms. If you do not agree, please do not use it.`,
        'You must be 18 or older to order, or have a parent or guardian order for you.',
      ],
    },
    {
      id: 'demo',
      heading: 'This is a demo store',
      paragraphs: [
        'No live shop is connected. Nothing is sold: the checkout takes no payment, nothing is shipped, and no contract is made. The people and reviews are illustrative.',
      ],
      demo: true,
    },
    {
      id: 'health',
      heading: 'Health information',
      paragraphs: [
        'What you read here is education. It is no medical advice and makes nobody your doctor. The disclaimer is part of these terms.',
      ],
      link: { label: 'Disclaimer', href: '/disclaimer' },
    },
    {
      id: 'products',
      heading: 'Products and prices',
      paragraphs: [
        'We try to describe every product correctly. Pictures may differ from what you get; the printed label is what counts. Prices are in US dollars, without tax and shipping, which the checkout adds before you pay. If a price or a description is plainly wrong, we may cancel the order and refund you in full.',
        'We sell for personal use, and may limit how many of one product go into an order.',
      ],
    },
    {
      id: 'orders',
      heading: 'Orders and payment',
      paragraphs: [
        "You order and pay on Shopify's checkout page, and its terms apply there too. Your order is an offer; it is accepted when we ship it or tell you so. Until then either of us can cancel it, and you get back what you paid.",
        `A code for ${FIRST_ORDER_DISCOUNT_PERCENT}% off a first order works once for each customer, cannot be exchanged for money, and cannot be combined with other codes.`,
      ],
    },
    {
      id: 'shipping-returns',
      heading: 'Shipping and returns',
      paragraphs: [
        `Orders ship within ${shippingPromises.shipsWithin}; standard shipping is free over ${FREE_SHIPPING_OVER} in the continental US. You can return unopened products within ${shippingPromises.returnDays} days, and we refund within ${shippingPromises.refundWithin} after receipt. Times are what we expect and not a guarantee.`,
      ],
      link: { label: 'Shipping & Returns', href: '/shipping' },
    },
    {
      id: 'account',
      heading: 'Your account',
      paragraphs: [
        'Give an address that is yours, choose a password you use nowhere else, and keep it to yourself. Tell us if somebody else got in. You can delete your account at any time. We may close one that is used to harm others or the store, and say why.',
      ],
    },
    {
      id: 'assistant',
      heading: 'The assistant',
      paragraphs: [
        'The assistant is a program. It can be wrong or out of date. Do not rely on it in an emergency or in place of a professional. It can put a product in your cart when you ask; nothing is ordered until you finish the checkout.',
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      paragraphs: ['Please do not:'],
      points: [
        "try to get at other people's data or at parts of the store that are not for you,",
        'send mail through the store to people who did not ask for it,',
        'enter or sign up for others without their consent, or by machine,',
        'load the store with so many requests that others wait,',
        'write what is unlawful or harms somebody.',
      ],
    },
    {
      id: 'what-you-send',
      heading: 'What you send us',
      paragraphs: [
        'What you write stays yours. You let us use it to run the store, as the privacy page says. We publish a review or story of yours only if you agree to that first.',
      ],
    },
    {
      id: 'sweepstakes',
      heading: 'Giveaways',
      paragraphs: [
        `No purchase necessary. A purchase does not raise your chances. You must be ${GIVEAWAY_MINIMUM_AGE} or older and live in the United States. Void where prohibited. The odds depend on how many people enter. The sponsor is ${storeContact.company}. The official rules beside each form say the rest, and they come first where they differ from these terms.`,
      ],
      link: { label: 'Giveaway and official rules', href: '/kia-giveaway' },
    },
    {
      id: 'email',
      heading: 'Email',
      paragraphs: [
        'The newsletter starts only after you confirm it, and ends with one click on the link in any of them. Mail about an order, your account or a giveaway entry is not a newsletter.',
      ],
    },
    {
      id: 'others',
      heading: 'Links, events and other people',
      paragraphs: [
        'We link to health agencies, events, support groups and other sites. We do not run them and cannot answer for them. Check times and places with them before you go.',
      ],
    },
    {
      id: 'ownership',
      heading: 'What belongs to whom',
      paragraphs: [
        'Texts, drawings and names on this site belong to us or to those who let us use them. Read, print and share pages for yourself and your family. For anything that makes money, ask us.',
      ],
    },
    {
      id: 'liability',
      heading: 'What we answer for',
      paragraphs: [
        'The store is offered as it is. We work to keep it right and running, and cannot promise that it always will be. As far as the law allows, we do not answer for losses that could not be foreseen, and for any other no more than what you paid for the order it is about.',
        'None of this takes away rights that the law gives you as a consumer, or what we owe if a product we sold hurts somebody.',
      ],
    },
    {
      id: 'law',
      heading: 'Which law applies',
      paragraphs: [
        'The law of the State of Georgia applies, and the law of your own state where it protects you more. Please write to us before you go to court. Most things can be settled by a letter.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'We may change these terms. The day at the top says when we last did. For an order, the terms of the day you placed it count.',
      ],
    },
    reachUs,
  ],
};

const disclaimer: LegalPage = {
  slug: 'disclaimer',
  tab: 'Disclaimer',
  title: 'Disclaimer',
  lead: 'What this store can tell you, and where it has to stop.',
  sections: [
    {
      id: 'fda',
      heading: 'FDA statement',
      paragraphs: [FDA_STATEMENT],
    },
    {
      id: 'education',
      heading: 'Education, not advice',
      paragraphs: [
        'Educational info only. Not medical advice. That goes for every page, for the quiz, for the assistant in text and voice, for mail we send you and for what other customers say.',
        PROVIDER_NOTICE,
      ],
    },
    {
      id: 'emergencies',
      heading: 'In an emergency',
      paragraphs: ['Do not wait for an answer from us, and do not ask the assistant first.'],
      points: [
        'Call 911 for chest pain, trouble breathing, signs of a stroke, a swelling face or throat, or when somebody does not wake up.',
        'Call or text 988 if you think about ending your life, or worry about somebody who does.',
        'Call Poison Control at 1-800-222-1222 if somebody took too much or a child swallowed something.',
      ],
    },
    {
      id: 'medicines',
      heading: 'Medicines and supplements',
      paragraphs: [
        'A supplement can change how a medicine works. Show the label to your doctor or pharmacist before you start one. Never stop, skip or change a medicine because of something you read or heard here.',
        'We cannot know everything you take, so no answer of ours means that a product is safe for you.',
      ],
    },
    {
      id: 'special-care',
      heading: 'Take special care',
      paragraphs: ['Ask first, for every product:'],
      points: [
        'if you are pregnant, nursing or trying to be,',
        'for anybody under 18,',
        'if you have kidney, liver or heart disease, or a condition you see a doctor for,',
        'before surgery or a laboratory test,',
        'if you have an allergy: read the other ingredients too.',
      ],
    },
    {
      id: 'results',
      heading: 'What to expect',
      paragraphs: [
        'People differ, and so does what they notice. A supplement supports a body that is fed, rested and looked after. It does not take the place of any of that.',
        'Words such as "formulated for African American health" mean that we choose ingredients with needs in mind that come up often in Black families. They do not mean that a product works differently because of race, or that it is right for you.',
      ],
    },
    {
      id: 'quiz-assistant',
      heading: 'Quiz and assistant',
      paragraphs: [
        'The quiz follows simple rules and knows only what you tap. The assistant is a program that draws on our own pages. Neither knows your history, and neither can tell you what you have.',
      ],
    },
    {
      id: 'sources',
      heading: 'Sources',
      paragraphs: [
        'Our health pages rest on public bodies such as the National Institutes of Health, and name them at the foot of the page. Knowledge changes. If you find something that is out of date, please tell us.',
      ],
    },
    {
      id: 'people-reviews',
      heading: 'Reviews and people',
      paragraphs: [
        'The ratings, reviews, stories, advisers and customer numbers in this demo store are illustrative. No real person said or earned them.',
      ],
      demo: true,
    },
    {
      id: 'report',
      heading: 'Report a problem with a product',
      paragraphs: [
        'Stop taking it and call your doctor. You can report it to the FDA at 1-800-FDA-1088 or at fda.gov/medwatch. Please tell us as well.',
      ],
      link: { label: 'Contact us', href: '/contact' },
    },
    reachUs,
  ],
};

/** Privacy is the default (docs/product/pages.md#legal). */
export const legalPagesOf = (terms: StoreTerms): readonly [LegalPage, LegalPage, LegalPage] => [
  privacyOf(terms),
  termsOfUse,
  disclaimer,
];
