import { PHONE_SUPPORT_HOURS, REPLY_WITHIN } from './store-facts.ts';

/**
 * How the store is reached. PLACEHOLDERS: the address, the number (555-01xx is kept for fiction) and the mailbox (.example never
 * exists) belong to nobody. An owner replaces them before opening, and sets `placeholder` to false; legal.ts and the
 * official rules of a giveaway name them as well. While it is true, a page of a live shop offers the form alone.
 */
export const storeContact: {
  placeholder: boolean;
  company: string;
  addressLines: readonly string[];
  email: string;
  phone: string;
  /** For a tel: link. */
  phoneDigits: string;
} = {
  placeholder: true,
  company: 'BioLife',
  addressLines: ['100 Example Street', 'Atlanta, GA 30303'],
  email: 'care@biolife.example',
  phone: '(404) 555-0142',
  phoneDigits: '+14045550142',
};

/** One line: 'BioLife, 100 Example Street, Atlanta, GA 30303'. */
export const postalAddress = [storeContact.company, ...storeContact.addressLines].join(', ');

export const contactPage = {
  title: 'Contact',
  lead: 'Ask us anything about an order, a label or your account. A person reads it.',
  ways: {
    write: { title: 'Write to us', text: `We reply within ${REPLY_WITHIN}.` },
    call: { title: 'Call us', text: `Phone support ${PHONE_SUPPORT_HOURS}.` },
    mail: { title: 'Send a letter', text: 'Please ask us before you send a product back.' },
  },
  notice:
    'For an emergency call 911. We are not a clinic: please write no more about your health than we need to help with your order.',
  form: {
    heading: 'Send a message',
    labels: {
      name: 'Your name',
      email: 'Email',
      topic: 'What is it about?',
      order: 'Order number (optional)',
      message: 'Message',
    },
    hints: {
      email: 'We answer to this address.',
      order: 'It looks like #1001 and stands in your order mail.',
    },
    send: 'Send message',
    sending: 'Sending...',
    privacy: 'We use this to answer you and for nothing else.',
  },
  sent: {
    title: 'Message sent',
    description: `Thank you. A copy is on its way to you, and we reply within ${REPLY_WITHIN}.`,
  },
} as const;

/** What the form's select offers; `value` is what is stored. No value is empty (docs/product/contact.md#form). */
export const contactTopics = [
  { value: 'order', label: 'An order' },
  { value: 'shipping-returns', label: 'Shipping or a return' },
  { value: 'product', label: 'A product or an ingredient' },
  { value: 'account', label: 'My account' },
  { value: 'giveaway', label: 'The giveaway' },
  { value: 'privacy', label: 'Privacy or my data' },
  { value: 'other', label: 'Something else' },
] as const;
