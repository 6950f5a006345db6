import { concernLabels, genderLabels, symptomLabels } from './quiz-words.data.ts';
import type { QuizAnswers, Reason } from './recommend.ts';

/** Why something is recommended, in the words of the answers. */
export function QuizReasons({ reasons, answers }: { reasons: readonly Reason[]; answers: QuizAnswers }) {
  const labels = reasons.map((reason) => {
    if (reason.kind === 'concern') return concernLabels[reason.concern].label;
    if (reason.kind === 'symptom') return symptomLabels[reason.symptom].label;
    return answers.gender ? genderLabels[answers.gender] : '';
  });
  return (
    <p className="text-small">
      <span className="font-semibold">Because you chose:</span> {labels.join(', ')}
    </p>
  );
}
