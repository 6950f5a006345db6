import { and, asc, count, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import { chatMessages } from '#features/chat/chat.table.server.ts';
import { betweenDays } from '#platform/db/between-days.server.ts';
import { rowsBefore } from '#platform/table/table-view.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { askedBefore, isDone, isMissed, isVotedDown, offeredEntry } from './replies-to-review.server.ts';
import { type TurnChoice, type TurnFilter, turnKinds } from './turn-choice.ts';

/** One question with its reply. Neither whose it was nor what else was said is told (the privacy page promises it). */
export interface Turn {
  /** Of the stored reply. */
  messageId: string;
  /** Empty when the question is gone. */
  question: string;
  /** Markdown. */
  reply: string;
  kinds: (typeof turnKinds)[number][];
  done: boolean;
  /** The entry that was told, or offered. */
  entryId: string | undefined;
  at: Date;
}

const missed = sql<string | null>`${chatMessages.evidence} ->> 'missed'`;

const kinds: Record<TurnFilter['kind'], SQL | undefined> = {
  '': or(isVotedDown, isMissed),
  unknown: eq(missed, 'unknown'),
  likely: eq(missed, 'likely'),
  'voted-down': isVotedDown,
};
const states: Record<TurnFilter['state'], SQL | undefined> = {
  '': undefined,
  open: sql`not ${isDone}`,
  done: sql`${isDone}`,
};

const MOST_WORDS = 8;

/** The question or the reply has it, without regard to case. What is a wildcard to the database is a letter here. */
function hasWord(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(${chatMessages.content} ilike ${pattern} or ${askedBefore} ilike ${pattern})`;
}

/** A page of the turns that were not answered for sure, or whose reply was voted down. No other turn is shown to anybody. */
export async function listTurns(
  db: Pick<Db, 'select'>,
  { filter: { kind, state, q, from, to }, view }: TurnChoice,
): Promise<{ turns: Turn[]; total: number }> {
  const wanted = and(
    eq(chatMessages.role, 'assistant'),
    kinds[kind],
    states[state],
    ...q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(hasWord),
    betweenDays(chatMessages.createdAt, { from, to }),
  );
  const way = view.sort === 'When' ? asc : desc;
  const rows = await db
    .select({
      messageId: chatMessages.id,
      question: askedBefore,
      reply: chatMessages.content,
      missed,
      votedDown: sql<boolean>`${isVotedDown}`,
      done: isDone,
      entryId: offeredEntry,
      at: chatMessages.createdAt,
    })
    .from(chatMessages)
    .where(wanted)
    .orderBy(way(chatMessages.createdAt), way(chatMessages.id))
    .limit(view.size)
    .offset(rowsBefore(view));
  const [counted] = await db.select({ total: count() }).from(chatMessages).where(wanted);
  const turns = rows.map(
    ({ missed: how, votedDown, question, entryId, ...row }): Turn => ({
      ...row,
      question: question ?? '',
      entryId: entryId ?? undefined,
      kinds: turnKinds.filter((one) => (one === 'voted-down' ? votedDown : one === how)),
    }),
  );
  return { turns, total: counted?.total ?? 0 };
}
