import type { KnowledgeTemplate } from './knowledge-entry.ts';
import { store } from './sources.ts';

const contactPage = store('/contact', 'Contact');
const shippingPage = store('/shipping', 'Shipping & Returns');
const aboutPage = store('/about', 'About us');

/** What people ask of the store itself; assistant/store/store-topics.yaml leads to these by their ids. */
export const theStoreItself: KnowledgeTemplate[] = [
  {
    id: 'store-location',
    category: 'Using the store',
    question: 'Where is the store, and can I pick up my order?',
    answer:
      'We sell online, and every order comes to you by mail, so there is no counter to pick one up from. Our address is {address}; it is for letters and for what you send back. Please write or call before you come or mail anything, so that somebody expects it. If you need something in your hands today, your pharmacist can tell you what a shop near you carries.',
    otherwise: {
      unless: 'address',
      answer:
        'We sell online, and every order comes to you by mail, so there is no counter to pick one up from. The contact page has how to reach us. Please write before you send anything, so that somebody expects it and can tell you where it goes. If you need something in your hands today, your pharmacist can tell you what a shop near you carries, and can look at your medicines at the same time.',
    },
    keywords: [
      'location',
      'located',
      'address',
      'visit',
      'pick up',
      'pickup',
      'physical store',
      'in person',
      'headquarters',
    ],
    sources: [contactPage],
  },
  {
    id: 'our-testing',
    category: 'Using the store',
    question: 'Are your own products tested, and by whom?',
    answer:
      'What we can say about testing stands on the About page and on the page of each product, and where nothing stands we claim nothing. Ask us for the certificate of the bottle you are looking at: write through the contact page with the name of the product and the lot number on its label. A certificate names the laboratory, the date, and what was looked for, such as amounts, germs and heavy metals. A seal should name the program behind it, so that you can look it up yourself.',
    keywords: ['our tests', 'certificate of analysis', 'coa', 'lab tested products', 'heavy metals tested'],
    sources: [aboutPage, contactPage],
  },
  {
    id: 'where-made',
    category: 'Using the store',
    question: 'Where are your products made?',
    answer:
      'The label of each product names the company that made or packed it and where to reach them, as the law asks, and its page here shows what we have of that label. I will not guess a country that does not stand there. Where ingredients were grown is seldom on a label at all. If it matters to you, write to us through the contact page with the name of the product, and we ask the maker before you buy.',
    keywords: ['made in usa', 'made in china', 'country of origin', 'manufactured', 'sourced', 'factory'],
    sources: [aboutPage, contactPage],
  },
  {
    id: 'who-owns',
    category: 'Using the store',
    question: 'Who owns this store, and is it Black-owned?',
    answer:
      'What the owner tells about the store stands on the About page, and I know no more about the people behind it than that. The store was made for the health needs of African American and Black families, and its guides are written with them in mind. Who owns it, and who works here, is a fair thing to ask before you spend your money: write through the contact page, and a person answers.',
    keywords: ['black owned', 'owner', 'founder', 'minority owned', 'woman owned', 'who runs'],
    sources: [aboutPage, contactPage],
  },
  {
    id: 'data-not-sold',
    category: 'Using the store',
    question: 'Do you sell or share my data?',
    answer:
      'No, we do not sell your data, and we do not share it for advertising. What you give us is used for what you gave it for: an order, a reply, a newsletter you asked for. Payment is made with Shopify, so your card number never reaches us. Your cart, your wishlist and the answers of the quiz stay in your browser. In your account you can download what we hold and delete it, and the privacy page names every kind of data and how long it is kept.',
    keywords: [
      'sell my data',
      'share my information',
      'personal information',
      'advertising',
      'third parties',
    ],
    sources: [store('/privacy', 'Privacy')],
  },
  {
    id: 'returns-opened',
    category: 'Orders and shipping',
    question: 'Can I return a product that I have opened?',
    answer:
      'No, opened products we cannot take back, because nobody else could be sure of what is in them. Unopened ones you can return within {returnDays} days after they reach you. If an opened product is damaged, smells or looks wrong, or is not what you ordered, that is another matter: stop taking it, take a picture, and write to us with your order number, and we make it right at no cost to you. If it made you feel ill, call your doctor first.',
    otherwise: {
      unless: 'returnDays',
      answer:
        'No, opened products we cannot take back, because nobody else could be sure of what is in them. If an opened product is damaged, smells or looks wrong, or is not what you ordered, that is another matter: stop taking it, take a picture, and write to us with your order number, and we make it right at no cost to you. If it made you feel ill, call your doctor first. For what is still sealed, write to us before you send it.',
    },
    keywords: ['opened bottle', 'already opened', 'tried it', 'broken seal', 'used some', 'return opened'],
    sources: [shippingPage, contactPage],
  },
];
