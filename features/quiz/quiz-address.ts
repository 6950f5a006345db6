import { concerns, type QuizAnswers, type QuizField, symptoms } from './recommend.ts';

export const QUIZ_PATH = '/quiz';

/** What each field is called in the address. */
const parameters: Record<QuizField, string> = {
  ageGroup: 'a',
  gender: 'g',
  primaryConcerns: 'c',
  symptoms: 's',
};

/**
 * Where the result of these answers stands, in whatever order they were ticked. They are its fragment, the one part of an address
 * that browsers send to no server (docs/decisions/0032-a-result-has-an-address.md).
 */
export function quizResultAddress({
  ageGroup,
  gender,
  primaryConcerns,
  symptoms: felt,
}: QuizAnswers): string {
  const fragment = new URLSearchParams([
    [parameters.ageGroup, ageGroup],
    [parameters.gender, gender],
    ...concerns
      .filter((concern) => primaryConcerns.includes(concern))
      .map((concern) => [parameters.primaryConcerns, concern]),
    ...symptoms.filter((symptom) => felt.includes(symptom)).map((symptom) => [parameters.symptoms, symptom]),
  ]);
  return `${QUIZ_PATH}#${fragment}`;
}

/** What a fragment gives for each field, unchecked. */
export function readQuizFields(fragment: string): Record<QuizField, unknown> {
  // Only in a query does a plus stand for a space; here it is the one of `65+`, typed or mended by hand.
  const given = new URLSearchParams(fragment.replace(/^#/, '').replaceAll('+', '%2B'));
  return {
    ageGroup: given.get(parameters.ageGroup),
    gender: given.get(parameters.gender),
    primaryConcerns: given.getAll(parameters.primaryConcerns),
    symptoms: given.getAll(parameters.symptoms),
  };
}
