import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import { z } from 'zod';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import { recordReading } from '#features/activity/record-reading.server.ts';
import type { MessageState } from '#features/contact/message-states.ts';
import { contactTopics } from '#features/contact/contact-texts.ts';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { contactReplies } from './inbox.table.server.ts';

export interface Conversation {
  id: string;
  name: string;
  email: string;
  /** In words. */
  topic: string;
  message: string;
  receivedAt: Date;
  state: MessageState;
  /** The administrator's address. */
  assignedTo: string | null;
  /** Oldest first. */
  replies: { id: string; kind: 'answer' | 'note'; author: string; body: string; at: Date }[];
}

export type Handled =
  | { ok: true }
  | { ok: false; reason: 'gone' }
  /** Somebody else was quicker, and nothing was done. */
  | { ok: false; reason: 'meanwhile' };

/** Of messages and what is written to them. `actor` is the administrator's address; false and undefined: there is no such message. */
export interface Inbox {
  /** That it was read is kept in the activity. */
  open(id: string, options: { actor: string }): Promise<Conversation | undefined>;
  /** Mails the answer to who wrote, where their mail program puts it to their message, and keeps it. A new message is open then. `key` is the form's own: one form is one answer. With
   * `seen`, how many replies the form was shown with, nothing is sent once there are more. */
  answer(
    id: string,
    options: { key: string; body: string; actor: string; seen?: number | undefined },
  ): Promise<Handled>;
  /** For administrators alone. */
  note(id: string, options: { body: string; actor: string }): Promise<boolean>;
  /** `assignedTo` null: nobody. With `was`, what the form was shown with, nothing is changed where something else stands now. */
  change(
    id: string,
    options: { state?: MessageState; assignedTo?: string | null; was?: string | undefined; actor: string },
  ): Promise<Handled>;
  /** Several at once; how many there were of them. */
  changeMany(ids: readonly string[], options: { state: MessageState; actor: string }): Promise<number>;
  countNew(): Promise<number>;
}

interface InboxParts {
  mail: MailService;
  clock: Clock;
  /** Where the store reads its mail: what who wrote answers next comes there. */
  inbox: (db: Pick<Db, 'select'>) => Promise<string>;
}

/** As many as a page of the list can show. */
const MOST_AT_ONCE = 100;

const topicInWords = (topic: string) => contactTopics.find(({ value }) => value === topic)?.label ?? topic;

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

const DONE: Handled = { ok: true };
const GONE: Handled = { ok: false, reason: 'gone' };
const MEANWHILE: Handled = { ok: false, reason: 'meanwhile' };

/** Replies to a message, but for the one of this key: a form that is sent twice is not refused for itself. */
async function countOthers(tx: Tx, messageId: string, key: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(contactReplies)
    .where(and(eq(contactReplies.messageId, messageId), ne(contactReplies.id, key)));
  return row?.total ?? 0;
}

export function createInbox(db: Db, { mail, clock, inbox }: InboxParts): Inbox {
  const messageOf = async (tx: Tx, id: string) => {
    const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
    return message;
  };
  const keep = async (
    tx: Tx,
    id: string,
    reply: { key?: string; kind: 'answer' | 'note'; body: string; actor: string },
  ) => {
    const { key, actor: author, kind, body } = reply;
    const kept = await tx
      .insert(contactReplies)
      .values({ id: key, messageId: id, kind, author, body, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: contactReplies.id });
    if (kept.length === 0) return false;
    await recordActivity(tx, { actor: author, action: `inbox.${kind}`, subject: id });
    return true;
  };
  return {
    async open(id, { actor }) {
      const conversation = await openConversation(db, id);
      if (conversation) await recordReading(db, { actor, action: 'inbox.read', subject: id });
      return conversation;
    },
    answer: (id, { key, body, actor, seen }) =>
      db.transaction(async (tx) => {
        const message = await messageOf(tx, id);
        if (!message) return GONE;
        if (seen !== undefined && (await countOthers(tx, id, key)) > seen) return MEANWHILE;
        if (!(await keep(tx, id, { key, kind: 'answer', body, actor }))) return DONE;
        if (message.state === 'new')
          await tx.update(contactMessages).set({ state: 'open' }).where(eq(contactMessages.id, id));
        await mail.send(tx, {
          template: 'contact-answer',
          to: message.email,
          replyTo: await inbox(tx),
          thread: id,
          name: message.name,
          topic: topicInWords(message.topic),
          answer: body,
          message: message.message,
        });
        return DONE;
      }),
    note: (id, { body, actor }) =>
      db.transaction(async (tx) => {
        if (!(await messageOf(tx, id))) return false;
        await keep(tx, id, { kind: 'note', body, actor });
        return true;
      }),
    change: (id, { state, assignedTo, was, actor }) =>
      db.transaction(async (tx) => {
        const before = await messageOf(tx, id);
        if (!before) return GONE;
        const stands = assignedTo === undefined ? before.state : (before.assignedTo ?? '');
        if (was !== undefined && was !== stands) return MEANWHILE;
        const after = {
          ...(state !== undefined && { state }),
          ...(assignedTo !== undefined && { assignedTo }),
        };
        await tx.update(contactMessages).set(after).where(eq(contactMessages.id, id));
        const old = { state: before.state, assignedTo: before.assignedTo };
        const details = { before: pick(old, after), after };
        await recordActivity(tx, { actor, action: 'inbox.change', subject: id, details });
        return DONE;
      }),
    changeMany: (ids, options) => db.transaction((tx) => changeMany(tx, ids, options)),
    async countNew() {
      const [row] = await db
        .select({ total: count() })
        .from(contactMessages)
        .where(eq(contactMessages.state, 'new'));
      return row?.total ?? 0;
    },
  };
}

/** As each alone would be recorded. One that was so already is left as it is. */
async function changeMany(
  tx: Tx,
  ids: readonly string[],
  { state, actor }: { state: MessageState; actor: string },
): Promise<number> {
  const known = [...new Set(ids)].filter((id) => z.uuid().safeParse(id).success).slice(0, MOST_AT_ONCE);
  const rows = await tx
    .select({ id: contactMessages.id, before: contactMessages.state })
    .from(contactMessages)
    .where(inArray(contactMessages.id, known))
    .orderBy(asc(contactMessages.id))
    .for('update');
  for (const { id, before } of rows) {
    if (before === state) continue;
    await tx.update(contactMessages).set({ state }).where(eq(contactMessages.id, id));
    const details = { before: { state: before }, after: { state } };
    await recordActivity(tx, { actor, action: 'inbox.change', subject: id, details });
  }
  return rows.length;
}

/** Of what was before, what is changed. */
const pick = (before: object, after: object) =>
  Object.fromEntries(Object.entries(before).filter(([name]) => name in after));

async function openConversation(db: Db, id: string): Promise<Conversation | undefined> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!message) return undefined;
  const replies = await db
    .select()
    .from(contactReplies)
    .where(eq(contactReplies.messageId, id))
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id));
  return {
    id,
    name: message.name,
    email: message.email,
    topic: topicInWords(message.topic),
    message: message.message,
    receivedAt: message.createdAt,
    state: message.state,
    assignedTo: message.assignedTo,
    replies: replies.map((reply) => ({
      id: reply.id,
      kind: reply.kind,
      author: reply.author,
      body: reply.body,
      at: reply.createdAt,
    })),
  };
}
