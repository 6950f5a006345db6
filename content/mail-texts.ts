import type { MailOf, MailTemplate } from '#features/mail/mail.ts';
import { prayerModal } from './campaign-texts.ts';
import type { MailFact, MailId } from './mail-facts.ts';
import { mailDocument } from './mail-words.data.ts';
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

const inOrder = new Intl.ListFormat('en-US', { type: 'conjunction' });
const moment = (at: string | Date) => momentInWords(new Date(at));

/** A mail's words with its facts in them; `href` is where its button leads. */
function textOf<Id extends MailId>(
  id: Id,
  facts: Readonly<Record<MailFact<Id>, string | number>>,
  href?: string,
): MailText {
  const said = new Map<string, string | number>(Object.entries(facts));
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(said.get(name) ?? braces));
  const words = mailDocument[id];
  if (!words) throw new Error(`content/mail-texts.yaml has no ${id}`);
  const { subject, preview, heading, paragraphs, action, closing } = words;
  return {
    subject: fill(subject),
    preview: fill(preview),
    heading: fill(heading),
    paragraphs: paragraphs.map(fill),
    ...(action !== undefined && href !== undefined && { action: { label: fill(action), href } }),
    ...(closing && { closing: closing.map(fill) }),
  };
}

/** What the store's mails say (content/mail-texts.yaml), by what is known of each. */
export const mailTexts: MailTexts = {
  'verify-email': ({ url }, { name }) => textOf('verify-email', { store: name }, url),
  'reset-password': ({ url, minutes }) => textOf('reset-password', { minutes }, url),
  'password-changed': ({ at }, { name }) => textOf('password-changed', { store: name, at: moment(at) }),
  'change-email': ({ url, hours }, { name }) => textOf('change-email', { store: name, hours }, url),
  'email-changed': ({ newAddress, at }, { name }) =>
    textOf('email-changed', { store: name, newAddress, at: moment(at) }),
  'second-step': ({ on, at }, { name }) =>
    textOf(on ? 'second-step-on' : 'second-step-off', { store: name, at: moment(at) }),
  'admin-invitation': ({ url, invitedBy, role, days }, { name }) =>
    textOf('admin-invitation', { store: name, invitedBy, role, days }, url),
  'link-email': ({ url, minutes }, { name }) => textOf('link-email', { store: name, minutes }, url),
  'order-confirmation': ({ number, name, url }) => textOf('order-confirmation', { number, name }, url),
  'newsletter-confirm': ({ url }, profile) => {
    const percent = firstOrderDiscount(profile)?.percent;
    return percent
      ? textOf('newsletter-confirm', { store: profile.name, percent }, url)
      : textOf('newsletter-confirm-without-code', { store: profile.name }, url);
  },
  'newsletter-welcome': ({ code }, { name, discountPercent: percent }) =>
    code && percent !== null
      ? textOf('newsletter-welcome', { code, percent })
      : textOf('newsletter-welcome-without-code', { store: name }),
  // The owner's own words.
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
  'giveaway-prizes': ({ name, campaign, before, prizes }) =>
    textOf('giveaway-prizes', {
      name,
      campaign,
      before: inOrder.format(before),
      prizes: inOrder.format(prizes),
    }),
  'giveaway-winner': ({ name, prize }) => textOf('giveaway-winner', { name, prize }),
  'giveaway-entry': ({ name, prizes, drawingAt, drawingPassed = false }) =>
    textOf(drawingPassed ? 'giveaway-entry-passed' : 'giveaway-entry', {
      name,
      prize: prizes[0] ?? 'the grand prize',
      drawing: dateInWords(new Date(drawingAt)),
    }),
  'giveaway-notification': ({ campaign, name }) => textOf('giveaway-notification', { campaign, name }),
  'prayer-signup': ({ name, url }) => textOf('prayer-signup', { title: prayerModal.title, name }, url),
  'store-digest': ({ messages, messageCount, entries, since, url }, { name: store }) => {
    const entered = entries.reduce((sum, { total }) => sum + total, 0);
    const counted = [
      ...(messageCount > 0 ? [`${messageCount} ${messageCount === 1 ? 'message' : 'messages'}`] : []),
      ...(entered > 0 ? [`${entered} giveaway ${entered === 1 ? 'entry' : 'entries'}`] : []),
    ];
    const more = messageCount - messages.length;
    const facts = { store, counted: inOrder.format(counted), since: moment(since), more };
    const text = textOf('store-digest', facts, url);
    const [told = '', rest = ''] = text.paragraphs;
    return {
      ...text,
      paragraphs: [
        told,
        ...messages.map(({ name, topic }) => `${name}: ${topic}`),
        ...(more > 0 ? [rest] : []),
        ...entries.map(({ campaign, total }) => `${campaign}: ${total}`),
      ],
    };
  },
  'contact-received': ({ name, topic }) => textOf('contact-received', { name, topic }),
  'contact-copy': ({ name }, { replyWithin }) =>
    replyWithin
      ? textOf('contact-copy', { name, replyWithin })
      : textOf('contact-copy-without-time', { name }),
  'contact-answer': ({ name, topic }, { name: store }) => textOf('contact-answer', { store, name, topic }),
  'health-information': (_, { name }) => textOf('health-information', { store: name }),
};
