import { isFields } from '#platform/browser/read-fields.ts';
import {
  ageGroups,
  concerns,
  genders,
  missingAnswer,
  QUIZ_STEPS,
  type QuizAnswers,
  type QuizStep,
  symptoms,
} from './recommend.ts';

/** How far somebody has come in the quiz. */
export interface QuizProgress {
  step: QuizStep | 'results';
  answers: QuizAnswers;
}

const steps: readonly QuizStep[] = [1, 2, 3, 4];

/** Reads kept answers. A step that its answers do not lead to becomes the first unanswered one. */
export function readStoredQuiz(stored: unknown): QuizProgress {
  const fields = isFields(stored) ? stored : {};
  const given = isFields(fields['answers']) ? fields['answers'] : {};
  const answers: QuizAnswers = {
    ageGroup: ageGroups.find((age) => age === given['ageGroup']) ?? '',
    gender: genders.find((gender) => gender === given['gender']) ?? '',
    primaryConcerns: concerns.filter((concern) => isAmong(given['primaryConcerns'], concern)),
    symptoms: symptoms.filter((symptom) => isAmong(given['symptoms'], symptom)),
  };
  const step = fields['step'] === 'results' ? 'results' : (steps.find((n) => n === fields['step']) ?? 1);
  const last = step === 'results' ? QUIZ_STEPS + 1 : step;
  const unanswered = steps.find((n) => n < last && missingAnswer(n, answers) !== undefined);
  return { step: unanswered ?? step, answers };
}

const isAmong = (list: unknown, item: string): boolean => Array.isArray(list) && list.includes(item);
