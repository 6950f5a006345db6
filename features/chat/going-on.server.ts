import type { Found as FoundKnowledge } from '#features/knowledge/passage.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import type { AssistantParts } from './assistant-parts.server.ts';
import type { Turn } from './conversations/chat-conversation.server.ts';
import { ASKED, toldAlone } from './look-up.server.ts';
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
  const told = await moreOfTold(parts, history);
  const goesOn = told && {
    knowledge: toldAlone(told).knowledge,
    read: { ...said, ask: { kind: 'more' as const, steps: 0 } },
    sure: true,
  };
  const asks = !MORE.test(plainWords(message)) && !asksNothing(message);
  const guessed = asks &&
    nearest !== undefined &&
    nearest.odds >= GUESSED && {
      knowledge: { passages: [nearest.passage], fit: 'likely' as const },
      read: { ...said, ask: ASKED },
      sure: false,
    };
  return guessed || goesOn;
}

/** Of ten such messages the nearest question was the right one for three with these odds, and beside it, never harmful, for the others. */
const GUESSED = -2.3;
