import { askingPart } from './asking-part.ts';
import { type NearestQuestion, nearestQuestion } from './nearest-question.server.ts';
import type { MessageInTalk, SignParts } from './question-candidates.server.ts';
import { lastSaid } from './said-before.server.ts';
import { SURELY } from './with-nearest.server.ts';

/** By so much what a part asks has to be surer than what the whole message does. */
const SURER = 0.3;

/**
 * The nearest question of a whole message, or where none is surely asked, of the part of it that asks, as said behind the rest: a story around a
 * question is like many questions a little, and like its own no more than like those.
 */
export async function nearestAsked(
  parts: SignParts,
  { isTold, ...talk }: MessageInTalk & { isTold?: (answer: string) => boolean },
): Promise<NearestQuestion | undefined> {
  const whole = await nearestQuestion(parts, talk, isTold);
  const part = whole && whole.odds >= SURELY ? undefined : askingPart(talk.message);
  if (!part) return whole;
  const before = lastSaid([...(talk.before === undefined ? [] : [talk.before]), ...part.told]);
  const asked = await nearestQuestion(parts, { ...talk, message: part.asking, before }, isTold);
  return asked && (!whole || asked.odds > whole.odds + SURER) ? asked : whole;
}
