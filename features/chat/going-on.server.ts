import type { Found as FoundKnowledge } from '#features/knowledge/passage.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import type { AssistantParts } from './assistant-parts.server.ts';
import type { Turn } from './conversations/chat-conversation.server.ts';
import { perhapsAsked, toldAlone } from './look-up.server.ts';
import { moreOfTold } from './reading/more-of-told.server.ts';
import type { NearestQuestion } from './reading/nearest-question.server.ts';
import { MORE } from './reading/patterns.server.ts';
import type { Reading } from './reading/read-message.server.ts';
import { asksNothing } from './reading/wish-or-remark.server.ts';

interface Options {
  message: string;
  history: readonly Turn[];
  said: Reading;
  nearest: NearestQuestion | undefined;
}

/**
 * 'Tell me more' behind an entry goes on with that. 'Day 6 and I'm up at 3 am. That from this?' sounds like it and asks: what it may have asked
 * comes first there. Undefined where the message is neither, or nothing of either is left.
 */
export async function goingOn(
  parts: Pick<AssistantParts, 'knowledge'>,
  { message, history, said, nearest }: Options,
): Promise<{ knowledge: FoundKnowledge; read: Reading; sure: boolean } | undefined> {
  if (said.ask.kind !== 'more') return undefined;
  const asks = !MORE.test(plainWords(message)) && !asksNothing(message);
  if (asks && nearest && nearest.odds >= GUESSED) return perhapsAsked(nearest.passage, said);
  const told = await moreOfTold(parts, history);
  return (
    told && {
      knowledge: toldAlone(told).knowledge,
      read: { ...said, ask: { kind: 'more', steps: 0 } },
      sure: true,
    }
  );
}

/** Chosen on six such messages alone: for two of them the nearest question was the right one. */
const GUESSED = -1.3;
