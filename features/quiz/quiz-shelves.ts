import {
  type Concern,
  concerns,
  type QuizAnswers,
  type Reason,
  type Recommendation,
  type Symptom,
  symptoms,
} from './recommend.ts';

/** The collections that answers lead to where no product is named for them; slugs of content/collections.ts. */
export const quizShelves = [
  'blood-sugar',
  'heart-health',
  'blood-pressure',
  'cholesterol',
  'weight',
  'energy',
  'sleep',
  'stress',
  'brain',
  'joint',
  'digestion',
  'immune',
] as const;
export type QuizShelf = (typeof quizShelves)[number];

/** The shelf of each concern; a condition page has the same name. */
export const concernShelves: Record<Concern, QuizShelf> = {
  'blood-sugar': 'blood-sugar',
  heart: 'heart-health',
  cholesterol: 'cholesterol',
  weight: 'weight',
  energy: 'energy',
  sleep: 'sleep',
  stress: 'stress',
  brain: 'brain',
  joint: 'joint',
  digestive: 'digestion',
  immune: 'immune',
};
const bySymptom: Record<Symptom, QuizShelf> = {
  fatigue: 'energy',
  'sleep-issues': 'sleep',
  'joint-pain': 'joint',
  digestive: 'digestion',
  'brain-fog': 'brain',
  stress: 'stress',
  weight: 'weight',
  'blood-pressure': 'blood-pressure',
  'blood-sugar': 'blood-sugar',
};

export interface ShelfRecommendation {
  shelf: QuizShelf;
  reasons: Reason[];
}

/** A shelf for every concern and symptom that no recommended product answers, each once, so that no answer leads nowhere. */
export function recommendShelves(
  answers: QuizAnswers,
  recommended: readonly Recommendation[],
): ShelfRecommendation[] {
  const covered = new Set(recommended.flatMap(({ reasons }) => reasons.map(shelfOf)));
  const found = new Map<QuizShelf, Reason[]>();
  for (const reason of reasonsIn(answers)) {
    const shelf = shelfOf(reason);
    if (shelf && !covered.has(shelf)) found.set(shelf, [...(found.get(shelf) ?? []), reason]);
  }
  return [...found].map(([shelf, reasons]) => ({ shelf, reasons }));
}

function shelfOf(reason: Reason): QuizShelf | undefined {
  if (reason.kind === 'concern') return concernShelves[reason.concern];
  return reason.kind === 'symptom' ? bySymptom[reason.symptom] : undefined;
}

function reasonsIn(answers: QuizAnswers): Reason[] {
  return [
    ...concerns
      .filter((concern) => answers.primaryConcerns.includes(concern))
      .map((concern) => ({ kind: 'concern' as const, concern })),
    ...symptoms
      .filter((symptom) => answers.symptoms.includes(symptom))
      .map((symptom) => ({ kind: 'symptom' as const, symptom })),
  ];
}
