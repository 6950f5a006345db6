import type { Passage } from '#features/knowledge/passage.server.ts';
import type { AssistantParts } from '../assistant-parts.server.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { toldLast } from './said-before.server.ts';
import { sentencesOf } from './sentences-of.server.ts';
import { toldIn } from './told-before.server.ts';

/** So many of what else people ask about it are told at once. */
const AT_ONCE = 2;

/**
 * 'Tell me more' behind an entry: its own answer, where only one of its further questions was answered so far, else what of it no reply has told yet.
 * Undefined where the last reply told no entry, or all of this one is told.
 */
export async function moreOfTold(
  { knowledge }: Pick<AssistantParts, 'knowledge'>,
  history: readonly Turn[],
): Promise<Passage | undefined> {
  const id = toldLast(history);
  const passage = id === undefined ? undefined : await knowledge.entry(id);
  if (!passage) return undefined;
  const replies = history.filter(({ role }) => role === 'assistant').map(toldIn);
  const isTold = (answer: string) => replies.some((isIn) => isIn(answer));
  // Its sentences may stand in another order, and one of them may have been withheld.
  const sentences = sentencesOf(passage.answer);
  if (sentences.filter(isTold).length * 2 < sentences.length) return passage;
  const more = passage.further.filter(({ answer }) => !isTold(answer)).slice(0, AT_ONCE);
  return more.length > 0 ? { ...passage, more } : undefined;
}
