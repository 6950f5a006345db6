import type { StoreProfile } from '#content/store-profile.ts';

export const contactPage = {
  title: 'Contact',
  lead: 'Ask us anything about an order, a label or your account. A person reads it.',
  ways: {
    write: { title: 'Write to us' },
    call: { title: 'Call us' },
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
  },
} as const;

/** How soon somebody answers, where the owner promised it. */
export const replyPromise = ({ replyWithin }: Pick<StoreProfile, 'replyWithin'>): string =>
  replyWithin && `We reply within ${replyWithin}.`;

/** When somebody answers the phone, where the owner said it. */
export const phonePromise = ({ phoneHours }: Pick<StoreProfile, 'phoneHours'>): string =>
  phoneHours && `Phone support ${phoneHours}.`;

export const messageReceived = ({ replyWithin }: Pick<StoreProfile, 'replyWithin'>): string =>
  `Thank you. A copy is on its way to you${replyWithin && `, and we reply within ${replyWithin}`}.`;

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
