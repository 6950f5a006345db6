import { and, desc, eq, sql } from 'drizzle-orm';
import { chatMessages } from '#features/chat/chat.table.server.ts';
import { subjectWords } from '#features/chat/reading/plain-words.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { askedBefore, isDone, isMissed, isVotedDown, offeredEntry } from './replies-to-review.server.ts';

/** What visitors asked in nearly the same words, and got no sure answer to. */
export interface Unanswered {
  /** Of the newest reply: what teaches or puts aside the group. */
  messageId: string;
  /** As it was asked last. */
  question: string;
  times: number;
  /** 'likely': an entry was told as perhaps meant. */
  missed: 'likely' | 'unknown';
  /** That entry, or the one that was named as the nearest. */
  entryId: string | undefined;
  /** ISO. */
  askedAt: string;
}

/** Older replies are no longer looked at: chats are deleted after some months anyway. */
const LOOKED_AT = 2000;

/** Questions of the same words count as one, the most frequent first. What was asked before somebody taught or put aside the group is done. */
export async function listUnanswered(db: Db, options: { limit: number }): Promise<Unanswered[]> {
  const rows = await db
    .select({
      messageId: chatMessages.id,
      question: askedBefore,
      missed: sql<string>`${chatMessages.evidence} ->> 'missed'`,
      entryId: offeredEntry,
      askedAt: chatMessages.createdAt,
      done: isDone,
    })
    .from(chatMessages)
    .where(and(eq(chatMessages.role, 'assistant'), isMissed, sql`not ${isVotedDown}`))
    .orderBy(desc(chatMessages.createdAt))
    .limit(LOOKED_AT);
  const groups = new Map<string, { newest: (typeof rows)[number]; times: number; closed: boolean }>();
  for (const row of rows) {
    if (!row.question) continue;
    const key = keyOf(row.question);
    const group = groups.get(key) ?? { newest: row, times: 0, closed: false };
    groups.set(key, group);
    group.closed ||= row.done;
    if (!group.closed) group.times += 1;
  }
  return [...groups.values()]
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times)
    .slice(0, options.limit)
    .map(({ newest, times }) => ({
      messageId: newest.messageId,
      question: newest.question ?? '',
      times,
      missed: newest.missed === 'likely' ? 'likely' : 'unknown',
      entryId: newest.entryId ?? undefined,
      askedAt: newest.askedAt.toISOString(),
    }));
}

/** 'Do yall sell zinc?' and 'zinc, do you sell it' are one question. */
function keyOf(question: string): string {
  const plain = plainWords(question);
  const subject = [...new Set(subjectWords(plain))].sort().join(' ');
  return subject || plain;
}
