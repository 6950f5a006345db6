import type { PreparedTexts } from '#assistant/encoder/prepared-texts.ts';
import type { Wordings } from '#assistant/encoder/wordings.ts';
import { behindBefore } from '#assistant/behind-before.ts';
import { firstKnowledge } from '#content/knowledge/index.ts';
import { furtherQuestions } from '#content/knowledge/further-questions.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import { pageOf } from '#features/chat/reading/asked-of-product.server.ts';
import { lastSaid } from '#features/chat/reading/said-before.server.ts';
import { sentencesOf } from '#features/chat/reading/sentences-of.server.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { splitQuestions } from '#integrations/storefront/shopify/product-questions.ts';
import { askedByBlindWriters } from './training-questions.ts';

const textsOf = ({
  question,
  answer,
  further,
}: Pick<Passage, 'question' | 'answer' | 'further'>): string[] => [
  question,
  ...sentencesOf(answer),
  ...further.flatMap((one) => [one.question, one.answer]),
];

/** All questions of each entry of the first knowledge, by its name. */
export const questionsByEntry = (): Map<string, string[]> =>
  new Map(
    firstKnowledge.map(({ id, question, further }) => [
      id,
      [question, ...furtherQuestions(further).map((one) => one.question)],
    ]),
  );

/**
 * What messages are held against: the questions of the first knowledge, the sentences of its answers, its further questions with theirs, and the
 * questions that the pages of the demo shop answer.
 */
export const textsToPrepare = (): string[] => [
  ...new Set([
    ...firstKnowledge
      .map((entry) => ({ ...entry, further: furtherQuestions(entry.further) }))
      .flatMap(textsOf),
    ...loadDemoShop()
      .products.map(({ title, description }) => pageOf({ title, ...splitQuestions(description) }))
      .flatMap(textsOf),
  ]),
];

/** In which ways people put our questions who kept away from their words, each talk as one message (tests/evaluation/questions). */
export const blindWordings = (): { question: string; wording: string }[] =>
  askedByBlindWriters().map(({ question, turns }) => {
    const message = turns.at(-1) ?? '';
    const before = lastSaid(turns.slice(0, -1));
    return { question, wording: before === undefined ? message : behindBefore(message, before) };
  });

/** Of each question of each entry what it means, and what the known ways to put it mean. */
export const indexedQuestions = (
  { likenessOf }: Pick<PreparedTexts, 'likenessOf'>,
  { likenessesOf }: Pick<Wordings, 'likenessesOf'>,
): Map<string, Float32Array[][]> =>
  new Map(
    [...questionsByEntry()].map(([entry, questions]) => [
      entry,
      questions.map((question) => [likenessOf(question) ?? [], likenessesOf(question)].flat()),
    ]),
  );
