import { z } from 'zod';
import { heroName, words } from '#content/document.schema.ts';
import { conditionNames } from '#illustrations/manifest/art-files.ts';
import { readYaml } from '#platform/documents/read-yaml.ts';
import { ageGroups, concerns, genders, quizProductIds, symptoms } from './recommend.ts';

const question = z.strictObject({ heading: words, why: words, scene: heroName });
const pictured = z.strictObject({ label: words, art: z.enum(conditionNames) });
const product = z.strictObject({
  name: words,
  benefit: words,
  handle: words,
  rating: z.number().min(1).max(5),
  category: words,
});

/** The quiz's own products; price and picture are the shop's. */
export type QuizProduct = z.infer<typeof product>;

/** A key for each of them and no other: an answer without words is a mistake of the document. */
const each = <Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) =>
  z.record(z.enum(names), value);

/** The words of the wellness quiz (docs/product/quiz.md), as content/quiz.yaml says them. */
export const {
  questions: quizQuestions,
  results: quizResults,
  page: quizPage,
  ages: ageLabels,
  genders: genderLabels,
  concerns: concernLabels,
  symptoms: symptomLabels,
  products: quizProducts,
} = readYaml(
  'content/quiz.yaml',
  z.strictObject({
    questions: z.strictObject({ 1: question, 2: question, 3: question, 4: question }),
    results: z.strictObject({ loading: words, failed: words, keep: words, kept: words, here: words }),
    page: z.strictObject({
      title: words,
      description: words,
      lead: words,
      waiting: words,
      withoutScript: words,
      incomplete: words,
      unknown: words,
      concerns: z.strictObject({ title: words, lead: words }),
    }),
    ages: each(ageGroups, words),
    genders: each(genders, words),
    concerns: each(concerns, pictured),
    symptoms: each(symptoms, pictured),
    products: each(quizProductIds, product),
  }),
);
