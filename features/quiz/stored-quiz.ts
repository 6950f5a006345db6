import { isFields } from '#platform/browser/read-fields.ts';
import {
  ageGroups,
  concerns,
  genders,
  missingAnswer,
  QUIZ_STEPS,
  type QuizAnswers,
  type QuizField,
  type QuizStep,
  quizSteps,
  symptoms,
} from './recommend.ts';

/** How far somebody has come in the quiz. */
export interface QuizProgress {
  step: QuizStep | 'results';
  answers: QuizAnswers;
}

/** Reads kept answers. A step that its answers do not lead to becomes the first unanswered one. */
export function readStoredQuiz(stored: unknown): QuizProgress {
  const fields = isFields(stored) ? stored : {};
  const answers = readKnownAnswers(isFields(fields['answers']) ? fields['answers'] : {});
  const step = fields['step'] === 'results' ? 'results' : (quizSteps.find((n) => n === fields['step']) ?? 1);
  const last = step === 'results' ? QUIZ_STEPS + 1 : step;
  const unanswered = quizSteps.find((n) => n < last && missingAnswer(n, answers) !== undefined);
  return { step: unanswered ?? step, answers };
}

/** The answers that the quiz knows, each once and in its order, whatever else was given. */
export function readKnownAnswers(given: Partial<Record<QuizField, unknown>>): QuizAnswers {
  return {
    ageGroup: ageGroups.find((age) => age === given.ageGroup) ?? '',
    gender: genders.find((gender) => gender === given.gender) ?? '',
    primaryConcerns: concerns.filter((concern) => isAmong(given.primaryConcerns, concern)),
    symptoms: symptoms.filter((symptom) => isAmong(given.symptoms, symptom)),
  };
}

const isAmong = (list: unknown, item: string): boolean => Array.isArray(list) && list.includes(item);
