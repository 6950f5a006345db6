import type { StoreProfile } from '#content/store-profile.ts';
import { eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Mail, mail as mailSchema, type RenderedMail } from './mail.ts';
import {
  MailRefusedError,
  type MailTransport,
  type OutgoingMail,
} from '#integrations/mail/mail-transport.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Jobs, JobWriter } from '#platform/jobs/jobs.server.ts';
import { HopelessJobError, type Queue } from '#platform/jobs/queue.server.ts';
import { mailSent } from './mail.table.server.ts';
import { isSuppressed } from './is-suppressed.server.ts';
import { suppressAddress } from './suppress-address.server.ts';
import type { MailingList } from './mailing-lists.ts';

export interface MailService {
  /**
   * Queues a mail in the caller's transaction: it leaves after the commit, and never when there is none. Throws when an address
   * or a header field is not one line of plain text.
   */
  send(db: JobWriter, mail: Mail): Promise<void>;
}

/** For administrators. */
export interface MailOffice extends MailService {
  /** Mails that could not be sent, newest first. `page` counts from 1. */
  listGivenUp(options: { page: number; size: number }): Promise<{ mails: GivenUpMail[]; total: number }>;
  /** Queues one of them again in the caller's transaction. False when it is no longer among them. */
  retry(db: JobWriter, id: string): Promise<boolean>;
}

/** What its list shows: not the mail itself, which may hold a link that is somebody's key. */
export interface GivenUpMail {
  id: string;
  to: string;
  template: string;
  queuedAt: Date;
  gaveUpAt: Date;
  tries: number;
  reason: string;
}

/** Makes HTML and text of a mail; out of the page bundle, where the templates are. */
export type RenderMail = (mail: Mail, store: { url: string }) => Promise<RenderedMail>;
/** The same, told what the owner says of the store. */
export type RenderStoreMail = (
  mail: Mail,
  store: { url: string; profile: StoreProfile },
) => Promise<RenderedMail>;

/** Somebody waits in front of a screen for these. */
const URGENT: ReadonlySet<string> = new Set<Mail['template']>([
  'verify-email',
  'reset-password',
  'change-email',
  'link-email',
]);

/** Eleven tries over some four hours: mail servers are away for longer than pages are. */
export const mailQueue: Queue<Mail> = {
  name: 'mail',
  data: mailSchema,
  retries: 10,
  retryDelay: 20,
  retryDelayMax: 3600,
  timeout: 120,
  // Links that prove an address are in some of them.
  keepDone: 3600,
  poll: 1,
  batch: 50,
  urgency: ({ template }) =>
    URGENT.has(template) ? 10 : template === 'newsletter-confirm' ? 5 : template === 'letter' ? -5 : 0,
};

/** 'suppressed': nobody wanted it any more when it was to leave. */
export type MailOutcome = 'sent' | 'refused' | 'suppressed';

interface MailParts {
  db: Db;
  jobs: Jobs;
  transport: MailTransport;
  render: RenderMail;
  storeUrl: string;
  /** Hears how a mail ended, perhaps more than once. */
  onOutcome?: (mail: Mail, outcome: MailOutcome) => Promise<void>;
  /** Another one in tests, which do not wait between tries. */
  queue?: Queue<Mail>;
}

/** Writes mails as jobs and sends them out, the urgent ones first. */
export async function startMail(parts: MailParts): Promise<MailOffice> {
  const { db, jobs, queue = mailQueue } = parts;
  // Long after any process could send it a second time.
  await db.delete(mailSent).where(lt(mailSent.sentAt, sql`now() - interval '7 days'`));
  await jobs.work(queue, (mail, { id }) => deliver(parts, mail, id));
  return {
    send: (db, mail) => jobs.send(db, queue, mail),
    async listGivenUp(options) {
      const { jobs: dead, total } = await jobs.listDead(queue, options);
      return { mails: dead.map(({ data, ...job }) => ({ ...job, ...addressed.parse(data) })), total };
    },
    retry: (db, id) => jobs.retryDead(db, queue, id),
  };
}

/** Of a mail that an older store wrote, at least this. */
const addressed = z
  .object({ to: z.string(), template: z.string() })
  .catch({ to: 'unknown', template: 'unknown' });

async function deliver(
  { db, transport, render, storeUrl, onOutcome }: MailParts,
  mail: Mail,
  id: string,
): Promise<void> {
  // Looked at now, not when it was queued: an address may have been unsubscribed since.
  const list = listOf(mail);
  if (list && (await isSuppressed(db, mail.to, list))) return onOutcome?.(mail, 'suppressed');
  const [sent] = await db.select().from(mailSent).where(eq(mailSent.id, id));
  if (sent) return onOutcome?.(mail, 'sent');
  const rendered = await render(mail, { url: storeUrl });
  try {
    await transport.send({
      ...rendered,
      id,
      to: mail.to,
      replyTo: answersTo(mail),
      headers: headersOf(mail, storeUrl),
    });
  } catch (error) {
    if (error instanceof MailRefusedError) {
      if (error.ofAddress) await suppressAddress(db, { address: mail.to, reason: 'refused' });
      await onOutcome?.(mail, 'refused');
    }
    // Only words go on, without the addresses that servers repeat in them: they reach the log.
    const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
    throw error instanceof MailRefusedError ? new HopelessJobError(reason) : new Error(reason);
  }
  await db.insert(mailSent).values({ id }).onConflictDoNothing();
  await onOutcome?.(mail, 'sent');
}

/** What one subscribes to; undefined for what is sent to whoever it concerns. */
const listOf = (mail: Mail): MailingList | undefined =>
  mail.template === 'newsletter-welcome'
    ? 'newsletter'
    : mail.template === 'letter' && mail.unsubscribeUrl !== undefined
      ? mail.list
      : undefined;

const withoutAddresses = (words: string) => words.replaceAll(/[^\s<>"'@]+@[^\s<>"'@]+/g, '…@…');

/** The owner answers a message by answering its mail. */
const answersTo = (mail: Mail): string | undefined =>
  mail.template === 'contact-received'
    ? mail.email
    : mail.template === 'contact-answer'
      ? mail.replyTo
      : undefined;

/** A subscriber's mail program shows its own button, which unsubscribes with one POST (RFC 8058). */
function headersOf(mail: Mail, storeUrl: string): OutgoingMail['headers'] {
  const thread = 'thread' in mail && mail.thread && `<message-${mail.thread}@${new URL(storeUrl).hostname}>`;
  const threaded = { ...(thread && { References: thread, 'In-Reply-To': thread }) };
  // A person wrote it, and an answer is welcome.
  if (mail.template === 'contact-answer') return threaded;
  // Nobody's out-of-office reply should come back.
  const automatic = { ...threaded, 'Auto-Submitted': 'auto-generated' };
  if (!('unsubscribeUrl' in mail) || mail.unsubscribeUrl === undefined) return automatic;
  return {
    ...automatic,
    'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
