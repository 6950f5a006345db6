import type { MailOf, MailTemplate } from '#features/mail/mail.ts';
import { prayerModal } from './campaign-texts.ts';
import { dateInWords, momentInWords } from './date-words.ts';
import { firstOrderDiscount, type StoreProfile } from './store-profile.ts';

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

type MailTexts = {
  [Template in MailTemplate]: (mail: MailOf<Template>, profile: StoreProfile) => MailText;
};

const NOT_YOU = 'If this was not you, do nothing: without the link nothing happens.';

const inOrder = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What the store's mails say. */
export const mailTexts: MailTexts = {
  'verify-email': ({ url }, { name }) => ({
    subject: 'Confirm your email address',
    preview: 'One press, and your account is confirmed.',
    heading: 'Is this your address?',
    paragraphs: [
      `Somebody made a ${name} account with this address. Confirm that it was you, and you can link your orders.`,
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
  'password-changed': ({ at }, { name }) => ({
    subject: 'Your password was changed',
    preview: 'Every other device was signed out.',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${name} account was changed on ${momentInWords(new Date(at))}. Every other device was signed out.`,
      'If this was not you, choose a new password now with “Forgot password?” on the sign-in page, and answer this mail.',
    ],
  }),
  'change-email': ({ url, hours }, { name }) => ({
    subject: 'Confirm your new email address',
    preview: `The link works for ${hours} hours.`,
    heading: 'Is this your new address?',
    paragraphs: [
      `Somebody who is signed in to ${name} asked to use this address for their account from now on. Until you confirm it, everything stays as it is.`,
    ],
    action: { label: 'Use this address', href: url },
    closing: [NOT_YOU, `The link works once, for ${hours} hours.`],
  }),
  'email-changed': ({ newAddress, at }, { name }) => ({
    subject: 'Your account has a new email address',
    preview: `It is ${newAddress} now.`,
    heading: 'Your account has a new address',
    paragraphs: [
      `Since ${momentInWords(new Date(at))} your ${name} account belongs to ${newAddress}. You log in with that address, and mails of your account go there.`,
      'If this was not you, answer this mail at once: somebody else was signed in to your account.',
    ],
  }),
  'second-step': ({ on, at }, { name }) => ({
    subject: on ? 'A second step was switched on' : 'The second step was switched off',
    preview: on ? 'Logging in asks for a code from now on.' : 'Logging in asks for the password alone.',
    heading: on ? 'A second step at login' : 'No second step any more',
    paragraphs: [
      on
        ? `Since ${momentInWords(new Date(at))} logging in to your ${name} account asks for a code of your authenticator app as well.`
        : `Since ${momentInWords(new Date(at))} logging in to your ${name} account asks for the password alone.`,
      'If this was not you, choose a new password now with “Forgot password?” on the sign-in page, and answer this mail.',
    ],
  }),
  'admin-invitation': ({ url, invitedBy, role, days }, { name }) => ({
    subject: `Help to look after ${name}`,
    preview: `${invitedBy} invites you.`,
    heading: `Look after ${name} with us`,
    paragraphs: [
      `${invitedBy} invites you to look after ${name} as ${role}. Follow the link, log in or make an account with this very address, and accept.`,
    ],
    action: { label: 'See the invitation', href: url },
    closing: [NOT_YOU, `The link works once, for ${days} days.`],
  }),
  'link-email': ({ url, minutes }, { name }) => ({
    subject: 'Link this address to your account',
    preview: `The link works for ${minutes} minutes.`,
    heading: 'Link your orders',
    paragraphs: [
      `Somebody who is signed in to ${name} asked to see the orders made with this address. Follow the link on the device where you are signed in. It works once, for ${minutes} minutes.`,
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
  'newsletter-confirm': ({ url }, profile) => {
    const percent = firstOrderDiscount(profile)?.percent;
    return {
      subject: 'Confirm that you want our newsletter',
      preview: percent
        ? `Then comes your code for ${percent}% off your first order.`
        : 'One press, and you are on the list.',
      heading: 'One more step',
      paragraphs: [
        `Somebody signed this address up for the ${profile.name} newsletter. Confirm it${percent ? `, and we send your code for ${percent}% off a first order` : ', and you are on the list'}.`,
      ],
      action: { label: 'Yes, sign me up', href: url },
      closing: [NOT_YOU, 'The link works for 7 days.'],
    };
  },
  'newsletter-welcome': ({ code }, { name, discountPercent: percent }) =>
    code && percent !== null
      ? {
          subject: `Your ${percent}% discount code`,
          preview: `${code} takes ${percent}% off your first order.`,
          heading: 'Welcome to the family',
          paragraphs: [
            `Here is your code. Type it at the checkout, and your first order costs ${percent}% less.`,
          ],
        }
      : {
          subject: `You get the ${name} newsletter`,
          preview: 'Offers and plain words about health, now and then.',
          heading: 'Welcome to the family',
          paragraphs: ['Your address is confirmed. The next newsletter comes to you.'],
        },
  letter: ({ subject, body }) => ({
    subject,
    // What an inbox shows is not Markdown.
    preview: body
      .replaceAll(/\]\([^)]*\)|[#*_>`[\]]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 140),
    heading: subject,
    paragraphs: [],
  }),
  'giveaway-prizes': ({ name, campaign, before, prizes }) => ({
    subject: 'The prizes of our giveaway have changed',
    preview: `You have entered our giveaway, and its prizes have changed.`,
    heading: `The prizes have changed, ${name}`,
    paragraphs: [
      `You have entered our giveaway (${campaign}). Since then its prizes have changed.`,
      `They are now: ${inOrder.format(prizes)}. They were: ${inOrder.format(before)}.`,
      'Your entry stays as it is, and there is nothing that you have to do. If you no longer want to take part, answer this mail and we take your entry out.',
    ],
  }),
  'giveaway-winner': ({ name, prize }) => ({
    subject: 'You were drawn in our giveaway',
    preview: `You have won ${prize}.`,
    heading: `You have won, ${name}`,
    paragraphs: [
      `You were drawn in our giveaway, and have won ${prize}.`,
      'Please answer this mail within 14 days and tell us whether you take it. After that it goes to the next in the order of the drawing.',
      'We never ask a winner for money or for card details.',
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
  'prayer-signup': ({ name, url }) => ({
    subject: prayerModal.title,
    preview: 'One press, and our prayers and updates come to you.',
    heading: `Thank you, ${name}`,
    paragraphs: [
      'Is this your address? Confirm it, and our prayers and updates come to you. Each has a link that unsubscribes you with one click.',
    ],
    action: { label: 'Confirm', href: url },
    closing: [NOT_YOU, 'The link works for 7 days.'],
  }),
  'store-digest': ({ messages, messageCount, entries, since, url }, { name: store }) => {
    const entered = entries.reduce((sum, { total }) => sum + total, 0);
    const counted = [
      ...(messageCount > 0 ? [`${messageCount} ${messageCount === 1 ? 'message' : 'messages'}`] : []),
      ...(entered > 0 ? [`${entered} giveaway ${entered === 1 ? 'entry' : 'entries'}`] : []),
    ];
    const more = messageCount - messages.length;
    return {
      subject: `${store}: ${inOrder.format(counted)}`,
      preview: `Since ${momentInWords(new Date(since))}.`,
      heading: 'What came in',
      paragraphs: [
        `Since ${momentInWords(new Date(since))}: ${inOrder.format(counted)}.`,
        ...messages.map(({ name, topic }) => `${name}: ${topic}`),
        ...(more > 0 ? [`And ${more} more.`] : []),
        ...entries.map(({ campaign, total }) => `${campaign}: ${total}`),
      ],
      action: { label: 'Open the inbox', href: url },
      closing: ['You chose one mail a day. The settings change it back to one for each.'],
    };
  },
  'contact-received': ({ name, topic }) => ({
    subject: `Message from ${name}: ${topic}`,
    preview: topic,
    heading: 'A message from the contact form',
    paragraphs: ['Answer this mail to answer who wrote.'],
  }),
  'contact-copy': ({ name }, { replyWithin }) => ({
    subject: 'We have your message',
    preview: replyWithin ? `We reply within ${replyWithin}.` : 'A person reads it.',
    heading: `Thank you, ${name}`,
    paragraphs: [
      `We have your message${replyWithin && ` and reply within ${replyWithin}`}. This is what you wrote:`,
    ],
  }),
  'contact-answer': ({ name, topic }, { name: store }) => ({
    subject: `Re: your message to ${store}: ${topic}`,
    preview: 'Our answer to your message.',
    heading: `Hello ${name}`,
    paragraphs: ['Thank you for writing to us. This is our answer; what you wrote stands below it.'],
  }),
  'health-information': (_, { name }) => ({
    subject: 'The information you asked for',
    preview: `From the ${name} nutrition assistant. Educational info only.`,
    heading: 'What you asked for',
    paragraphs: [
      `Somebody asked the ${name} assistant to send this to you. Educational info only. Not medical advice.`,
    ],
    closing: ['If you did not ask for this, you can ignore it: you are on no list.'],
  }),
};
