import type { Passage } from '#features/knowledge/passage.server.ts';

/** What was reckoned for one message, told alone like an entry of the knowledge: the figures of a food, what a number says. */
export const reckonedPassage = ({
  question,
  answer,
  ...rest
}: Pick<Passage, 'id' | 'question' | 'answer' | 'category' | 'sources' | 'next'>): Passage => ({
  ...rest,
  question,
  answer,
  further: [],
  score: 1,
  isReckoned: true,
  asked: { question, answer, odds: Number.POSITIVE_INFINITY, alone: true, isPutSo: true },
});
