import { ONE_LINE } from '#platform/text/line-patterns.ts';
import { z } from 'zod';
import { mailingLists } from './mailing-lists.ts';

/** One line: what could stand in the head of a mail must not begin another header. */
const line = z.string().trim().min(1).max(500).regex(ONE_LINE, 'must be one line of plain text');
const address = z.string().trim().max(254).pipe(z.email()).pipe(line);
const words = z.string().max(10_000);
const link = z.url({ protocol: /^https?$/ });
/** ISO 8601: jobs are kept as JSON. */
const moment = z.iso.datetime();

const orderLine = z.object({ title: line, variant: z.string(), quantity: z.int(), price: line });

/** What the store writes, and what each mail has to know. All plain data: it waits in the job queue. */
export const mail = z.discriminatedUnion('template', [
  // Accounts
  z.object({ template: z.literal('verify-email'), to: address, url: link }),
  z.object({ template: z.literal('reset-password'), to: address, url: link, minutes: z.int() }),
  z.object({ template: z.literal('password-changed'), to: address, at: moment }),
  z.object({ template: z.literal('change-email'), to: address, url: link, hours: z.int() }),
  z.object({ template: z.literal('email-changed'), to: address, newAddress: address, at: moment }),
  z.object({ template: z.literal('second-step'), to: address, on: z.boolean(), at: moment }),
  z.object({
    template: z.literal('admin-invitation'),
    to: address,
    url: link,
    invitedBy: line,
    role: line,
    days: z.int(),
  }),
  z.object({ template: z.literal('link-email'), to: address, url: link, minutes: z.int() }),

  // Orders. Amounts are written out, such as 'USD 24.99'.
  z.object({
    template: z.literal('order-confirmation'),
    to: address,
    name: line,
    number: z.int(),
    url: link,
    lines: z.array(orderLine),
    subtotal: line,
    discount: line.nullable(),
    shipping: line,
    shippingMethod: line,
    total: line,
    address: z.array(line),
  }),

  // Newsletter
  z.object({ template: z.literal('newsletter-confirm'), to: address, url: link }),
  z.object({
    template: z.literal('newsletter-welcome'),
    to: address,
    code: line.optional(),
    unsubscribeUrl: link,
  }),

  // Letters to a list: what the owner wrote, in Markdown
  z.object({
    template: z.literal('letter'),
    to: address,
    /** Whose numbers this mail counts in. A test counts nowhere. */
    letterId: z.uuid().optional(),
    list: z.enum(mailingLists),
    subject: line,
    body: words,
    picture: z.object({ url: link, alt: line }).optional(),
    products: z.array(z.object({ title: line, price: line, url: link, image: link.optional() })),
    /** A test has none: it goes to who wrote the letter. */
    unsubscribeUrl: link.optional(),
  }),

  // Campaigns
  z.object({
    template: z.literal('giveaway-entry'),
    to: address,
    name: line,
    prizes: z.array(line),
    drawingAt: moment,
    /** Written again after the drawing. */
    drawingPassed: z.boolean().optional(),
  }),
  z.object({
    template: z.literal('giveaway-prizes'),
    to: address,
    name: line,
    campaign: line,
    before: z.array(line),
    prizes: z.array(line),
  }),
  z.object({ template: z.literal('giveaway-winner'), to: address, name: line, prize: line }),
  z.object({
    template: z.literal('giveaway-notification'),
    to: address,
    campaign: line,
    name: line,
    email: address,
    phone: line,
    address: words,
  }),
  z.object({ template: z.literal('prayer-signup'), to: address, name: line, url: link }),

  // Once a day, to the store's inbox, where the owner wants no mail for each
  z.object({
    template: z.literal('store-digest'),
    to: address,
    messages: z.array(z.object({ name: line, topic: line })),
    messageCount: z.int(),
    entries: z.array(z.object({ campaign: line, total: z.int() })),
    since: moment,
    url: link,
  }),

  // Contact form: to the store's inbox, and to who wrote
  z.object({
    template: z.literal('contact-received'),
    to: address,
    name: line,
    email: address,
    topic: line,
    message: words,
  }),
  z.object({
    template: z.literal('contact-copy'),
    to: address,
    /** The message's id: what is answered later stands below it in a mail program. */
    thread: z.uuid().optional(),
    name: line,
    topic: line,
    message: words,
  }),
  z.object({
    template: z.literal('contact-answer'),
    to: address,
    /** Where the next answer goes. */
    replyTo: address,
    thread: z.uuid(),
    name: line,
    topic: line,
    answer: words,
    message: words,
  }),

  // Asked for in the chat: the store's own texts, and at most a short note of who asked (docs/product/mail.md#for-strangers)
  z.object({
    template: z.literal('health-information'),
    to: address,
    note: z.string().max(500),
    products: z.array(z.object({ title: line, description: words, price: line, url: link })),
    passages: z.array(
      z.object({
        question: words,
        answer: words,
        sources: z.array(z.object({ title: words, url: link })),
      }),
    ),
  }),
]);

export type Mail = z.infer<typeof mail>;
export type MailTemplate = Mail['template'];
export type MailOf<Template extends MailTemplate> = Extract<Mail, { template: Template }>;

/** A mail as it leaves: what a template makes of its facts. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}
