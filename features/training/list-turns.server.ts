import { and, count, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import { chatMessages } from '#features/chat/chat.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { askedBefore, isDone, isMissed, isVotedDown, offeredEntry } from './replies-to-review.server.ts';
import { TURNS_A_PAGE, type TurnChoice, turnKinds } from './turn-choice.ts';

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

const kinds: Record<TurnChoice['kind'], SQL | undefined> = {
  '': or(isVotedDown, isMissed),
  unknown: eq(missed, 'unknown'),
  likely: eq(missed, 'likely'),
  'voted-down': isVotedDown,
};
const states: Record<TurnChoice['state'], SQL | undefined> = {
  '': undefined,
  open: sql`not ${isDone}`,
  done: sql`${isDone}`,
};

/** Turns that were not answered for sure, or whose reply was voted down, newest first. No other turn is shown to anybody. */
export async function listTurns(
  db: Pick<Db, 'select'>,
  { kind, state, page }: TurnChoice,
): Promise<{ turns: Turn[]; total: number }> {
  const wanted = and(eq(chatMessages.role, 'assistant'), kinds[kind], states[state]);
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
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(TURNS_A_PAGE)
    .offset((page - 1) * TURNS_A_PAGE);
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
