import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/open-database.server.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { chatFeedback, chatMessages } from '#features/chat/chat.table.server.ts';

/** A reply that a visitor found wanting. */
export interface VotedDown {
  /** Of the stored reply. */
  messageId: string;
  /** What the visitor had asked. Empty when the question is gone. */
  question: string;
  reply: string;
  /** ISO. */
  votedAt: string;
}

/** The visitor's last words before the reply. */
const askedBefore = sql<string | null>`(
  select asked.content from ${chatMessages} asked
  where asked.conversation_id = ${chatMessages.conversationId} and asked.role = 'user'
    and asked.created_at <= ${chatMessages.createdAt}
  order by asked.created_at desc limit 1)`;

/** Nobody has taught a better answer yet. */
const untaught = sql`not exists (
  select 1 from ${activityLog} taught
  where taught.action = 'knowledge.create' and taught.details ->> 'taughtFrom' = ${chatMessages.id}::text)`;

/** Replies that were voted down and for which nothing was taught since, newest vote first. */
export async function listVotedDown(db: Db, options: { limit: number }): Promise<VotedDown[]> {
  const rows = await votedDown(db, untaught).limit(options.limit);
  return rows.map(toVotedDown);
}

/** One of them, for the entry that teaches better; undefined when there is none. */
export async function findVotedDown(db: Db, messageId: string): Promise<VotedDown | undefined> {
  if (!z.uuid().safeParse(messageId).success) return undefined;
  const [row] = await votedDown(db, eq(chatMessages.id, messageId)).limit(1);
  return row && toVotedDown(row);
}

const votedDown = (db: Db, also: ReturnType<typeof sql>) =>
  db
    .select({
      messageId: chatMessages.id,
      question: askedBefore,
      reply: chatMessages.content,
      votedAt: chatFeedback.createdAt,
    })
    .from(chatFeedback)
    .innerJoin(chatMessages, eq(chatMessages.id, chatFeedback.messageId))
    .where(and(eq(chatFeedback.rating, -1), also))
    .orderBy(desc(chatFeedback.createdAt));

const toVotedDown = (row: {
  messageId: string;
  question: string | null;
  reply: string;
  votedAt: Date;
}): VotedDown => ({ ...row, question: row.question ?? '', votedAt: row.votedAt.toISOString() });
