import { askedAboutAskingFirst } from './asked-about-asking-first.ts';
import { askedAboutFoodsAndNutrients } from './asked-about-foods-and-nutrients.ts';
import { askedAboutHealthGoals } from './asked-about-health-goals.ts';
import { askedAboutHerbs } from './asked-about-herbs.ts';
import { askedAboutTheStore } from './asked-about-the-store.ts';
import { askedAboutUsingSupplements } from './asked-about-using-supplements.ts';
import { askedAboutVitaminsAndMinerals } from './asked-about-vitamins-and-minerals.ts';
import { type RetrievalQuestion, readAsked } from './asked.ts';
import { askedAnew } from './asked-anew.ts';
import { questionsWithoutAnAnswer } from './questions-without-an-answer.ts';

/** The part that nobody tuned anything for; its figures are the ones to trust. */
export const freshQuestions: RetrievalQuestion[] = readAsked(askedAnew);

/** Questions that the knowledge answers, in the words of visitors. */
export const answerableQuestions: RetrievalQuestion[] = [
  ...readAsked(askedAboutHealthGoals),
  ...readAsked(askedAboutVitaminsAndMinerals),
  ...readAsked(askedAboutHerbs),
  ...readAsked(askedAboutFoodsAndNutrients),
  ...readAsked(askedAboutUsingSupplements),
  ...readAsked(askedAboutAskingFirst),
  ...readAsked(askedAboutTheStore),
  ...freshQuestions,
];

/** The whole set for the bench of retrieval: recall on the first part, false answers on the second. */
export const retrievalQuestions: RetrievalQuestion[] = [...answerableQuestions, ...questionsWithoutAnAnswer];
