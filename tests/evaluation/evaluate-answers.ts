import { eq } from 'drizzle-orm';
import { createEmbeddedEngine } from '#features/chat/embedded/embedded-engine.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatKnowledgeBase } from '#features/knowledge/knowledge.table.server.ts';
import type { MeasureNearness } from '#features/knowledge/nearness.server.ts';
import type { Conversation } from './evaluate-sets.ts';
import { openEvaluation } from './evaluated-assistant.ts';

/**
 * What the embedded assistant answers to ordinary conversations that name what answers them: `entry` is the name of an entry of the
 * first knowledge, 'product' (a reply about products), 'none' (nothing that we have) or 'talk' (a greeting, thanks, a yes).
 */
export interface AnsweredConversation {
  wanted: Conversation;
  reply: string;
  /** The entry that it told first, by its name. */
  told: string | undefined;
  right: boolean;
  /** It stands among those that were told, where several were. */
  among: boolean;
  /** Refused, put off or alarmed although something answers it. */
  needless: boolean;
}

export async function answerConversations(
  db: Db,
  conversations: readonly Conversation[],
  nearness?: MeasureNearness,
): Promise<AnsweredConversation[]> {
  const evaluation = await openEvaluation(db, nearness);
  const rows = await db
    .select({ id: chatKnowledgeBase.id, slug: chatKnowledgeBase.slug })
    .from(chatKnowledgeBase)
    .where(eq(chatKnowledgeBase.isActive, true));
  const nameOf = new Map(rows.map(({ id, slug }) => [id, slug ?? id]));
  const answered: AnsweredConversation[] = [];
  try {
    for (const wanted of conversations) {
      const { reply, stored } = await evaluation.converse(createEmbeddedEngine(), wanted.turns);
      const all = (stored?.knowledge ?? []).map((id) => nameOf.get(id) ?? id);
      const [told] = all;
      const right = isRight(wanted, { reply, told, missed: stored?.missed });
      const needless =
        wanted.entry !== 'none' && !right && (told === undefined || stored?.missed === 'unknown');
      const among = all.some((one) => isRight(wanted, { reply, told: one, missed: stored?.missed }));
      answered.push({ wanted, reply, told, right, among, needless: needless && !named(reply) });
    }
  } finally {
    evaluation.close();
  }
  return answered;
}

/** It shows a product, or tells what is on the label of one that is not for whoever asks. */
const named = (reply: string) =>
  reply.includes('](/product/') || /^Ask your doctor or pharmacist first: .*\*\*/m.test(reply);

function isRight(
  { entry, also }: Conversation,
  { reply, told, missed }: { reply: string; told: string | undefined; missed: string | undefined },
): boolean {
  if (entry === 'product') return named(reply);
  if (entry === 'none') return told === undefined || missed !== undefined;
  if (entry === 'talk') return missed !== 'unknown';
  return told !== undefined && missed !== 'unknown' && [entry, ...also].includes(told);
}

/** Shares by what answers, and each conversation that got something else. */
export function reportAnswers(answered: readonly AnsweredConversation[]): string[] {
  const kinds = ['entry', 'product', 'none', 'talk'] as const;
  const kindOf = ({ entry = '' }: Conversation) => kinds.find((kind) => kind === entry) ?? 'entry';
  const line = (
    name: string,
    list: readonly AnsweredConversation[],
    holds: (one: AnsweredConversation) => boolean,
  ) =>
    `${name.padEnd(34)}${`${list.filter(holds).length}/${list.length}`.padStart(10)}${(
      (list.filter(holds).length * 100) /
      Math.max(1, list.length)
    )
      .toFixed(1)
      .padStart(8)} %`;
  const answerable = answered.filter(({ wanted }) => wanted.entry !== 'none');
  return [
    ...kinds.map((kind) =>
      line(
        `right answer: ${kind}`,
        answered.filter(({ wanted }) => kindOf(wanted) === kind),
        ({ right }) => right,
      ),
    ),
    line(
      'right entry among several',
      answered.filter(({ wanted }) => kindOf(wanted) === 'entry'),
      ({ among }) => among,
    ),
    line('needless ‘I don’t know’', answerable, ({ needless }) => needless),
    ...answered
      .filter(({ right }) => !right)
      .map(
        ({ wanted, told, reply }) =>
          `${wanted.id} ${wanted.turns.join(' || ')}\n    ${told ?? '-'}, not ${wanted.entry ?? ''}: ${reply.replaceAll(/\s+/g, ' ').slice(0, 160)}`,
      ),
  ];
}
