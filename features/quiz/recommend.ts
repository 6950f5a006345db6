/** The wellness quiz: which answers lead to which product (docs/product/quiz.md). Answers never leave the browser. */

export const concerns = [
  'blood-sugar',
  'heart',
  'cholesterol',
  'weight',
  'energy',
  'sleep',
  'stress',
  'brain',
  'joint',
  'digestive',
  'immune',
] as const;
export type Concern = (typeof concerns)[number];

export const symptoms = [
  'fatigue',
  'sleep-issues',
  'joint-pain',
  'digestive',
  'brain-fog',
  'stress',
  'weight',
  'blood-pressure',
  'blood-sugar',
] as const;
export type Symptom = (typeof symptoms)[number];

export const ageGroups = ['18-34', '35-49', '50-64', '65+'] as const;
export type AgeGroup = (typeof ageGroups)[number];

export const genders = ['male', 'female', 'other'] as const;
export type Gender = (typeof genders)[number];

export interface QuizAnswers {
  ageGroup: AgeGroup | '';
  gender: Gender | '';
  primaryConcerns: Concern[];
  symptoms: Symptom[];
}

export const noAnswers: QuizAnswers = { ageGroup: '', gender: '', primaryConcerns: [], symptoms: [] };

export const hasAnswers = ({ ageGroup, gender, primaryConcerns, symptoms }: QuizAnswers): boolean =>
  Boolean(ageGroup || gender || primaryConcerns.length > 0 || symptoms.length > 0);

/** The products that the quiz can name; content/quiz.yaml describes them. */
export const quizProductIds = [
  'blood-sugar',
  'heart',
  'energy',
  'sleep',
  'joint',
  'brain',
  'woman',
  'man',
] as const;
export type QuizProductId = (typeof quizProductIds)[number];

/** Why a product is recommended: what the shopper answered. */
export type Reason =
  | { kind: 'concern'; concern: Concern }
  | { kind: 'symptom'; symptom: Symptom }
  | { kind: 'gender' };

export interface Recommendation {
  product: QuizProductId;
  reasons: Reason[];
}

/** At most so many are shown. */
const MAX_RECOMMENDED = 4;

/** Only these six concerns yield a product; cholesterol, weight, stress, digestive and immune yield none. */
const byConcern: Partial<Record<Concern, QuizProductId>> = {
  'blood-sugar': 'blood-sugar',
  heart: 'heart',
  energy: 'energy',
  sleep: 'sleep',
  joint: 'joint',
  brain: 'brain',
};
const bySymptom: Partial<Record<Symptom, QuizProductId>> = {
  fatigue: 'energy',
  'sleep-issues': 'sleep',
  'joint-pain': 'joint',
};
const byGender: Partial<Record<Gender, QuizProductId>> = { female: 'woman', male: 'man' };

/**
 * Concerns first, then symptoms, then gender, each product once, the first four kept. The order in which boxes were ticked changes
 * nothing. What the shop does not sell takes no place.
 */
export function recommend(
  answers: QuizAnswers,
  isSold: (product: QuizProductId) => boolean = () => true,
): Recommendation[] {
  const found = new Map<QuizProductId, Reason[]>();
  const add = (product: QuizProductId | undefined, reason: Reason) => {
    if (product && isSold(product)) found.set(product, [...(found.get(product) ?? []), reason]);
  };
  for (const concern of concerns)
    if (answers.primaryConcerns.includes(concern)) add(byConcern[concern], { kind: 'concern', concern });
  for (const symptom of symptoms)
    if (answers.symptoms.includes(symptom)) add(bySymptom[symptom], { kind: 'symptom', symptom });
  if (answers.gender) add(byGender[answers.gender], { kind: 'gender' });
  return [...found].slice(0, MAX_RECOMMENDED).map(([product, reasons]) => ({ product, reasons }));
}

export type QuizStep = 1 | 2 | 3 | 4;
export const QUIZ_STEPS = 4;

export const quizSteps: readonly QuizStep[] = [1, 2, 3, 4];

export type QuizField = keyof QuizAnswers;
export const quizFields: Record<QuizStep, QuizField> = {
  1: 'ageGroup',
  2: 'gender',
  3: 'primaryConcerns',
  4: 'symptoms',
};

/** What to say while a field is empty. Symptoms may stay empty. */
export const missingWords = {
  ageGroup: 'Choose your age group to go on.',
  gender: 'Choose how you identify to go on. You can prefer not to say.',
  primaryConcerns: 'Choose at least one health concern to go on.',
} as const satisfies Partial<Record<QuizField, string>>;

/** What keeps a step from going on; undefined when nothing does. */
export function missingAnswer(step: QuizStep, answers: QuizAnswers): string | undefined {
  const field = quizFields[step];
  return field !== 'symptoms' && answers[field].length === 0 ? missingWords[field] : undefined;
}
