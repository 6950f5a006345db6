import type { MailOf, MailTemplate } from '#features/mail/mail.ts';
import { prayerModal } from './campaign-texts.ts';
import { dateInWords, momentInWords } from './date-words.ts';
import { FIRST_ORDER_DISCOUNT_PERCENT, REPLY_WITHIN } from './store-facts.ts';

/** The words of one mail. What it lists (an order, a message, products) is set between the paragraphs and the button. */
export interface MailText {
  subject: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  action?: { label: string; href: string };
  /** Small, under the button. */
  closing?: string[];
}

type MailTexts = { [Template in MailTemplate]: (mail: MailOf<Template>) => MailText };

const NOT_YOU = 'If this was not you, do nothing: without the link nothing happens.';

/** What the store's mails say. */
export const mailTexts: MailTexts = {
  'verify-email': ({ url }) => ({
    subject: 'Confirm your email address',
    preview: 'One press, and your account is confirmed.',
    heading: 'Is this your address?',
    paragraphs: [
      'Somebody made a BioLife account with this address. Confirm that it was you, and you can link your orders.',
    ],
    action: { label: 'Confirm my address', href: url },
    closing: [NOT_YOU],
  }),
  'reset-password': ({ url, minutes }) => ({
    subject: 'Choose a new password',
    preview: `The link works for ${minutes} minutes.`,
    heading: 'A new password',
    paragraphs: [
      `You asked for a new password. The link works once, for ${minutes} minutes. When the password changes, every other device is signed out.`,
    ],
    action: { label: 'Choose a new password', href: url },
    closing: ['If you did not ask for this, do nothing: your password stays as it is.'],
  }),
  'password-changed': ({ at }) => ({
    subject: 'Your password was changed',
    preview: 'Every other device was signed out.',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your BioLife account was changed on ${momentInWords(new Date(at))}. Every other device was signed out.`,
      'If this was not you, choose a new password now with “Forgot password?” on the sign-in page, and answer this mail.',
    ],
  }),
  'link-email': ({ url, minutes }) => ({
    subject: 'Link this address to your account',
    preview: `The link works for ${minutes} minutes.`,
    heading: 'Link your orders',
    paragraphs: [
      `Somebody who is signed in to BioLife asked to see the orders made with this address. Follow the link on the device where you are signed in. It works once, for ${minutes} minutes.`,
    ],
    action: { label: 'Link my orders', href: url },
    closing: ['If this was not you, do nothing: nobody sees your orders without the link.'],
  }),
  'order-confirmation': ({ number, name, url }) => ({
    subject: `Order #${number} is placed`,
    preview: 'Thank you. Here is what you ordered.',
    heading: `Thank you, ${name}`,
    paragraphs: [
      `Your order #${number} is placed. This is a demo checkout: no payment was taken, and nothing is shipped.`,
    ],
    action: { label: 'See the order', href: url },
  }),
  'newsletter-confirm': ({ url }) => ({
    subject: 'Confirm that you want our newsletter',
    preview: `Then comes your code for ${FIRST_ORDER_DISCOUNT_PERCENT}% off your first order.`,
    heading: 'One more step',
    paragraphs: [
      `Somebody signed this address up for the BioLife newsletter. Confirm it, and we send your code for ${FIRST_ORDER_DISCOUNT_PERCENT}% off a first order.`,
    ],
    action: { label: 'Yes, sign me up', href: url },
    closing: [NOT_YOU, 'The link works for 7 days.'],
  }),
  'newsletter-welcome': ({ code }) => ({
    subject: `Your ${FIRST_ORDER_DISCOUNT_PERCENT}% discount code`,
    preview: `${code} takes ${FIRST_ORDER_DISCOUNT_PERCENT}% off your first order.`,
    heading: 'Welcome to the family',
    paragraphs: [
      `Here is your code. Type it at the checkout, and your first order costs ${FIRST_ORDER_DISCOUNT_PERCENT}% less.`,
    ],
  }),
  'giveaway-entry': ({ name, prizes, drawingAt, drawingPassed = false }) => {
    const drawing = `The drawing ${drawingPassed ? 'was' : 'is'} on ${dateInWords(new Date(drawingAt))}.`;
    const prize = prizes[0] ?? 'the grand prize';
    return {
      subject: drawingPassed ? 'Your giveaway entry' : 'Your giveaway entry is in',
      preview: drawing,
      heading: drawingPassed ? `You took part, ${name}` : `You are in, ${name}`,
      paragraphs: drawingPassed
        ? [
            `You were entered to win ${prize}. ${drawing}`,
            'Winners hear from us by mail and by phone. We never ask a winner for money or for card details.',
          ]
        : [
            `You are entered to win ${prize}. ${drawing}`,
            'Nothing to buy, nothing else to do. If you win, we write to this address and call you. We never ask a winner for money or for card details.',
          ],
    };
  },
  'giveaway-notification': ({ campaign, name }) => ({
    subject: `Giveaway entry: ${name}`,
    preview: campaign,
    heading: 'A new entry',
    paragraphs: [`Somebody entered the ${campaign}.`],
  }),
  'prayer-signup': ({ name }) => ({
    subject: prayerModal.title,
    preview: prayerModal.success.description,
    heading: `Thank you, ${name}`,
    paragraphs: [
      prayerModal.success.description,
      'If you want no more of these mails, answer this one and say so.',
    ],
  }),
  'contact-received': ({ name, topic }) => ({
    subject: `Message from ${name}: ${topic}`,
    preview: topic,
    heading: 'A message from the contact form',
    paragraphs: ['Answer this mail to answer who wrote.'],
  }),
  'contact-copy': ({ name }) => ({
    subject: 'We have your message',
    preview: `We reply within ${REPLY_WITHIN}.`,
    heading: `Thank you, ${name}`,
    paragraphs: [`We have your message and reply within ${REPLY_WITHIN}. This is what you wrote:`],
  }),
  'health-information': () => ({
    subject: 'The information you asked for',
    preview: 'From the BioLife nutrition assistant. Educational info only.',
    heading: 'What you asked for',
    paragraphs: [
      'Somebody asked the BioLife assistant to send this to you. Educational info only. Not medical advice.',
    ],
    closing: ['If you did not ask for this, you can ignore it: you are on no list.'],
  }),
};
