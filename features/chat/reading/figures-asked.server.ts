import type { Turn as ReadTurn } from '#assistant/turn.ts';
import { foodFigures } from '#features/foods/food-figures.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import { inOneForm } from '#platform/text/in-one-form.ts';
import { reckonedPassage } from './reckoned-passage.server.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';

/** So many messages or sentences before may have named what this one asks about. */
const GOES_BACK = 3;

/**
 * What the figures of foods say to a message, told like an entry of the knowledge; undefined where it asks for none. It must name no product
 * of the store: of that its label tells.
 */
export function figuresAsked(
  message: string,
  turn: Pick<ReadTurn, 'tokens'>,
  history: readonly Turn[],
): Passage | undefined {
  const earlier = history
    .filter(({ role }) => role === 'user')
    .slice(-GOES_BACK)
    .map(({ content }) => inOneForm(content));
  // Each sentence by itself: 'I take a blood thinner' beside the question is heard as care. Then with its spelling mended.
  const sentences = [...message.split(SENTENCE_ENDS), turn.tokens.map(({ word }) => word).join(' ')].map(
    inOneForm,
  );
  const figures = sentences
    .filter((sentence) => sentence !== '')
    .map((sentence, at, all) => foodFigures(sentence, [...earlier, ...all.slice(0, at)].slice(-GOES_BACK)))
    .find((found) => found !== undefined);
  if (!figures) return undefined;
  const { question, answer, source, next } = figures;
  return reckonedPassage({
    id: 'food-figures',
    category: 'Foods',
    question,
    answer,
    sources: [source],
    next,
  });
}
const SENTENCE_ENDS = /[.?!;\n]+(?:\s|$)/;
