import { z } from 'zod';
import { firstMessages } from '#platform/forms/check-fields.ts';
import type { FieldErrors } from '#platform/forms/field-facts.ts';
import { readQuizFields } from './quiz-address.ts';
import {
  ageGroups,
  concerns,
  genders,
  missingWords,
  type QuizAnswers,
  type QuizField,
  quizFields,
  quizSteps,
  symptoms,
} from './recommend.ts';

// Our security policy forbids `eval`, and browsers report zod's attempt at it. Browsers alone load this schema.
z.config({ jitless: true });

/** An address that was cut, changed by hand, or is older than the quiz. */
const UNKNOWN_CONCERN = 'One of the health concerns is none that we know. Look at what is ticked.';
const UNKNOWN_SYMPTOM = 'One of the things you experience is none that we know. Look at what is ticked.';

const quizAnswersSchema = z.object({
  ageGroup: z.enum(ageGroups, missingWords.ageGroup),
  gender: z.enum(genders, missingWords.gender),
  primaryConcerns: z.array(z.enum(concerns, UNKNOWN_CONCERN)).min(1, missingWords.primaryConcerns),
  symptoms: z.array(z.enum(symptoms, UNKNOWN_SYMPTOM)),
}) satisfies z.ZodType<QuizAnswers>;

export type CheckedQuiz =
  | { ok: true; answers: QuizAnswers }
  | { ok: false; fieldErrors: FieldErrors<QuizField> };

/** Checks whether a fragment holds all that a result needs, and nothing that the quiz does not know. */
export function checkQuizAnswers(fragment: string): CheckedQuiz {
  const parsed = quizAnswersSchema.safeParse(readQuizFields(fragment));
  if (parsed.success) return { ok: true, answers: parsed.data };
  return {
    ok: false,
    fieldErrors: firstMessages(parsed.error, ([field]) =>
      quizSteps.map((step) => quizFields[step]).find((name) => name === field),
    ),
  };
}
