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
import { askedLast } from './asked-last.ts';
import { askedOfDailyLife } from './asked-of-daily-life.ts';
import { askedOfOrdersAndFamilies } from './asked-of-orders-and-families.ts';
import { askedToExamine } from './asked-to-examine.ts';
import { questionsWithoutAnAnswer } from './questions-without-an-answer.ts';

/** Written after the first version; looked at since. */
export const anewQuestions: RetrievalQuestion[] = readAsked(askedAnew);

/** In many ways of speaking; the classes of what failed were mended after their first measurement. */
export const voicedQuestions: RetrievalQuestion[] = readAsked(askedInManyVoices);

/** Written before the entries got more keywords; what fails of these was never looked at. */
export const examinationQuestions: RetrievalQuestion[] = readAsked(askedToExamine);

/** Written when all was settled, in words chosen to be others than ours: their figures are the ones to trust, and no floor stands on them. */
export const lastQuestions: RetrievalQuestion[] = readAsked(askedLast);

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

/** Questions that the knowledge answers, in the words of visitors: those that the floors stand for. */
export const answerableQuestions: RetrievalQuestion[] = [
  ...firstQuestions,
  ...anewQuestions,
  ...voicedQuestions,
  ...examinationQuestions,
  ...readAsked(askedOfDailyLife),
  ...readAsked(askedOfOrdersAndFamilies),
];

/** Everything that is asked. */
export const retrievalQuestions: RetrievalQuestion[] = [
  ...answerableQuestions,
  ...lastQuestions,
  ...questionsWithoutAnAnswer,
];
