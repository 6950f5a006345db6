import { FDA_STATEMENT } from './claims.ts';
import { shippingPromises, shippingTable } from './shipping-facts.ts';
import {
  chatsKept,
  FIRST_ORDER_DISCOUNT_PERCENT,
  GIVEAWAY_MINIMUM_AGE,
  PHONE_SUPPORT_HOURS,
  REPLY_WITHIN,
  type StoreTerms,
} from './store-facts.ts';
import type { TextLink } from './text-section.ts';

export interface FaqItem {
  /** Its anchor on the page. */
  id: string;
  question: string;
  /** Paragraphs of plain text. */
  answer: string[];
  link?: TextLink;
  /** One more paragraph in a store without a live shop. */
  demo?: string;
}

export interface FaqGroup {
  id: string;
  title: string;
  items: FaqItem[];
}

export const faqPage = {
  title: 'Frequently asked questions',
  lead: 'Short answers. If yours is missing, write or call.',
} as const;

export const faqGroupsOf = (terms: StoreTerms): readonly FaqGroup[] => [
  {
    id: 'orders',
    title: 'Orders and accounts',
    items: [
      {
        id: 'how-do-i-pay',
        question: 'How do I pay?',
        answer: [
          "You fill your cart here and pay on Shopify's checkout page, which opens in a new tab. Your card number goes to Shopify and never to us.",
        ],
        demo: 'This is a demo store: its checkout takes no payment, and nothing is shipped.',
      },
      {
        id: 'do-i-need-an-account',
        question: 'Do I need an account to order?',
        answer: [
          'No. You can browse, use the quiz, ask the assistant and order without one. An account is for your order history.',
        ],
      },
      {
        id: 'order-history',
        question: 'Why do I have to confirm my email to see my orders?',
        answer: [
          'Because orders say a lot about a person. We show the orders of an email address only to somebody who can open its mail. When you sign up we send a link to confirm your address. If you ordered with another address, we send a link there first. That link works once and for 10 minutes.',
        ],
        link: { label: 'Go to your account', href: '/account' },
      },
      {
        id: 'first-order-discount',
        question: `How do I get ${FIRST_ORDER_DISCOUNT_PERCENT}% off my first order?`,
        answer: [
          `Leave your email in the newsletter box. We send you a link to confirm that the address is yours, and a code for ${FIRST_ORDER_DISCOUNT_PERCENT}% off a first order. Type the code at checkout.`,
        ],
        link: { label: 'Find the newsletter box on the home page', href: '/' },
      },
    ],
  },
  {
    id: 'shipping-returns',
    title: 'Shipping and returns',
    items: [
      {
        id: 'shipping-cost',
        question: 'What does shipping cost, and how long does it take?',
        answer: [
          'In the continental US:',
          ...shippingTable.map(({ title, days, price }) => `${title}, ${days}: ${lowerFirst(price)}.`),
        ],
        link: { label: 'Shipping & Returns', href: '/shipping' },
      },
      {
        id: 'when-does-it-leave',
        question: 'When does my order leave?',
        answer: [
          `Orders ship within ${shippingPromises.shipsWithin}. What you order before ${shippingPromises.cutoff} on a business day counts from that day.`,
        ],
      },
      {
        id: 'returns',
        question: 'Can I send something back?',
        answer: [
          `Yes, unopened products, within ${shippingPromises.returnDays} days. Write to us first and we tell you where it goes. If something arrived damaged or wrong, tell us and we make it right at no cost to you.`,
        ],
        link: { label: 'How returns work', href: '/shipping#returns' },
      },
      {
        id: 'refunds',
        question: 'When do I get my money back?',
        answer: [`Within ${shippingPromises.refundWithin} after we receive your return, the way you paid.`],
      },
    ],
  },
  {
    id: 'products-health',
    title: 'Products and your health',
    items: [
      {
        id: 'what-can-supplements-do',
        question: 'What can a supplement do for me, and what can it not do?',
        answer: [
          'A supplement can add what your plate leaves out, and some ingredients may support how your body normally works. It does not replace a medicine, a doctor or supper.',
          FDA_STATEMENT,
        ],
        link: { label: 'Read the disclaimer', href: '/disclaimer' },
      },
      {
        id: 'medicines',
        question: 'Can I take a supplement with my medicines?',
        answer: [
          'Ask your doctor or pharmacist before you do. Some supplements change how a medicine works, and that goes for blood thinners, blood pressure and diabetes medicines, thyroid pills, birth control and others. Bring the label with you. Never stop or change a medicine because of something you read here.',
        ],
      },
      {
        id: 'pregnancy-children',
        question: 'I am pregnant or nursing, or it is for a child. What then?',
        answer: [
          "Ask your doctor, midwife or the child's doctor first, for every product. The same goes before surgery and if you have kidney or liver disease.",
        ],
      },
      {
        id: 'ingredients',
        question: 'Where do I see what is in a product?',
        answer: [
          "On the product's page, before you buy: the Supplement Facts with every amount, the other ingredients and the warnings. If you have an allergy or leave something out for your faith, read the other ingredients as well. Once you hold it, the printed label is what counts.",
        ],
        link: { label: 'See the products', href: '/shop' },
      },
      {
        id: 'felt-unwell',
        question: 'I felt unwell after taking something. What do I do?',
        answer: [
          'Stop taking it and call your doctor. If you have trouble breathing, a swelling face, chest pain or feel faint, call 911. You can report it to the FDA at 1-800-FDA-1088, and please tell us too.',
        ],
        link: { label: 'Contact us', href: '/contact' },
      },
    ],
  },
  {
    id: 'quiz-assistant',
    title: 'Quiz, assistant and privacy',
    items: [
      {
        id: 'quiz-answers',
        question: 'Who sees my quiz answers?',
        answer: [
          'Nobody but you. Your answers never leave your browser, and they are gone when you open the quiz again.',
        ],
      },
      {
        id: 'assistant',
        question: 'Is the assistant a doctor?',
        answer: [
          'No, it is a program. It explains in plain words what our health pages and product pages say, and it can be wrong. Educational info only. Not medical advice.',
        ],
      },
      {
        id: 'chats',
        question: 'How long do you keep my chats?',
        answer: [
          `We delete chats after ${chatsKept(terms)}. You can delete yours at any time, right in the chat panel.`,
        ],
      },
      {
        id: 'voice',
        question: 'Do you record my voice?',
        answer: [
          'We keep no recording. To turn speech into text your browser may send it to the company that makes the browser, or this store passes it to a voice provider. If you would rather not, type.',
        ],
        link: { label: 'Read the privacy page', href: '/privacy#assistant-voice' },
      },
      {
        id: 'delete-account',
        question: 'How do I delete my account or stop the mail?',
        answer: [
          'On your account page you can download your data and delete your account. It takes your linked address, your chats and your messages with it. Every newsletter has a link that unsubscribes you with one click. Orders stay with Shopify; write to us about those.',
        ],
        link: { label: 'Your rights', href: '/privacy#your-rights' },
      },
    ],
  },
  {
    id: 'giveaway-help',
    title: 'Giveaway and help',
    items: [
      {
        id: 'giveaway',
        question: 'Do I have to buy something to enter the giveaway?',
        answer: [
          `No purchase necessary. You must be ${GIVEAWAY_MINIMUM_AGE} or older. One entry for each person. The official rules stand beside the form.`,
        ],
        link: { label: 'Giveaway and official rules', href: '/kia-giveaway' },
      },
      {
        id: 'reach-us',
        question: 'How do I reach a person?',
        answer: [`Write to us and we reply within ${REPLY_WITHIN}. Phone support: ${PHONE_SUPPORT_HOURS}.`],
        link: { label: 'Contact', href: '/contact' },
        demo: 'In this demo store the phone number and the address are placeholders.',
      },
    ],
  },
];

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
