import { firstKnowledge } from '#content/knowledge/index.ts';
import { furtherQuestions } from '#content/knowledge/further-questions.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import { pageOf } from '#features/chat/reading/asked-of-product.server.ts';
import { sentencesOf } from '#features/chat/reading/sentences-of.server.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { splitQuestions } from '#integrations/storefront/shopify/product-questions.ts';

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
