import { askedAboutAskingFirst } from './asked-about-asking-first.ts';
import { askedAboutFoodsAndNutrients } from './asked-about-foods-and-nutrients.ts';
import { askedAboutHealthGoals } from './asked-about-health-goals.ts';
import { askedAboutHerbs } from './asked-about-herbs.ts';
import { askedAboutTheStore } from './asked-about-the-store.ts';
import { askedAboutUsingSupplements } from './asked-about-using-supplements.ts';
import { askedAboutVitaminsAndMinerals } from './asked-about-vitamins-and-minerals.ts';
import { type RetrievalQuestion, readAsked } from './asked.ts';
import { askedAnew } from './asked-anew.ts';
import { askedInManyVoices } from './asked-in-many-voices.ts';
import { askedToExamine } from './asked-to-examine.ts';
import { questionsWithoutAnAnswer } from './questions-without-an-answer.ts';

/** Written after the first version; looked at since. */
export const anewQuestions: RetrievalQuestion[] = readAsked(askedAnew);

/** In many ways of speaking; the classes of what failed were mended after their first measurement. */
export const voicedQuestions: RetrievalQuestion[] = readAsked(askedInManyVoices);

/** Nobody has looked at what fails of these: their figures are the ones to trust. */
export const examinationQuestions: RetrievalQuestion[] = readAsked(askedToExamine);

/** Those that the keywords of the first entries were written for. */
export const firstQuestions: RetrievalQuestion[] = [
  ...readAsked(askedAboutHealthGoals),
  ...readAsked(askedAboutVitaminsAndMinerals),
  ...readAsked(askedAboutHerbs),
  ...readAsked(askedAboutFoodsAndNutrients),
  ...readAsked(askedAboutUsingSupplements),
  ...readAsked(askedAboutAskingFirst),
  ...readAsked(askedAboutTheStore),
];

/** Questions that the knowledge answers, in the words of visitors. */
export const answerableQuestions: RetrievalQuestion[] = [
  ...firstQuestions,
  ...anewQuestions,
  ...voicedQuestions,
  ...examinationQuestions,
];

/** The whole set for the bench of retrieval: recall on the first part, false answers on the second. */
export const retrievalQuestions: RetrievalQuestion[] = [...answerableQuestions, ...questionsWithoutAnAnswer];
