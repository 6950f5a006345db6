import { and, eq, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/open-database.server.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { chatFeedback, chatMessages } from '#features/chat/chat.table.server.ts';
import { chatReviews } from './review.table.server.ts';

/** By its full name: within these queries another table's columns are called the same. */
const reply = sql.raw('"chat_messages"');

/** The visitor's last words before the reply. */
export const askedBefore = sql<string | null>`(
  select asked.content from ${chatMessages} asked
  where asked.conversation_id = ${reply}.conversation_id and asked.role = 'user'
    and asked.created_at <= ${reply}.created_at
  order by asked.created_at desc limit 1)`;

/** The entry that was told, or offered. */
export const offeredEntry = sql<
  string | null
>`coalesce(${chatMessages.evidence} -> 'offered' ->> 'id', ${chatMessages.evidence} -> 'knowledge' ->> 0)`;

/** Somebody taught a better answer, or put it aside. */
export const isDone = sql<boolean>`(
  exists (select 1 from ${activityLog} taught
    where taught.action = 'knowledge.create' and taught.details ->> 'taughtFrom' = ${reply}.id::text)
  or exists (select 1 from ${chatReviews} seen where seen.message_id = ${reply}.id))`;

export const isVotedDown = sql<boolean>`exists (
  select 1 from ${chatFeedback} vote where vote.message_id = ${reply}.id and vote.rating = -1)`;

/** Nothing answered for sure. */
export const isMissed = sql<boolean>`${chatMessages.evidence} ->> 'missed' is not null`;

export interface ReplyToReview {
  messageId: string;
  question: string;
  reply: string;
}

/** One of them, for the entry that teaches better; undefined when there is none: no other reply is shown to anybody. */
export async function findReplyToReview(db: Db, messageId: string): Promise<ReplyToReview | undefined> {
  if (!z.uuid().safeParse(messageId).success) return undefined;
  const [row] = await db
    .select({ messageId: chatMessages.id, question: askedBefore, reply: chatMessages.content })
    .from(chatMessages)
    .where(and(eq(chatMessages.id, messageId), or(isVotedDown, isMissed)))
    .limit(1);
  return row && { ...row, question: row.question ?? '' };
}

/** Puts one aside. False where there is no such reply to review. */
export async function dismissReply(db: Db, messageId: string): Promise<boolean> {
  if (!(await findReplyToReview(db, messageId))) return false;
  await db.insert(chatReviews).values({ messageId }).onConflictDoNothing();
  return true;
}
