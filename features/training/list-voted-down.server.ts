import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatFeedback, chatMessages } from '#features/chat/chat.table.server.ts';
import { askedBefore, isDone, offeredEntry } from './replies-to-review.server.ts';

/** A reply that a visitor found wanting. */
export interface VotedDown {
  /** Of the stored reply. */
  messageId: string;
  /** What the visitor had asked. Empty when the question is gone. */
  question: string;
  reply: string;
  /** ISO. */
  votedAt: string;
  /** The entry that answered: it can be changed instead of writing another. */
  entryId: string | undefined;
}

/** Replies that were voted down, and which nobody taught better or put aside since, newest vote first. */
export async function listVotedDown(db: Db, options: { limit: number }): Promise<VotedDown[]> {
  const rows = await db
    .select({
      messageId: chatMessages.id,
      question: askedBefore,
      reply: chatMessages.content,
      votedAt: chatFeedback.createdAt,
      entryId: offeredEntry,
    })
    .from(chatFeedback)
    .innerJoin(chatMessages, eq(chatMessages.id, chatFeedback.messageId))
    .where(and(eq(chatFeedback.rating, -1), sql`not ${isDone}`))
    .orderBy(desc(chatFeedback.createdAt))
    .limit(options.limit);
  return rows.map((row) => ({
    ...row,
    question: row.question ?? '',
    votedAt: row.votedAt.toISOString(),
    entryId: row.entryId ?? undefined,
  }));
}
