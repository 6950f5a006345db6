import { subjectCategories } from '#content/knowledge/knowledge-entry.ts';
import type { Found as FoundKnowledge, Passage } from '#features/knowledge/passage.server.ts';
import { subjectWords } from './plain-words.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import type { Reading } from './read-message.server.ts';

/** The next best entry lies beside the question when it scores at least this part of the best. */
const RELATED_SCORE = 0.5;

/** A greeting is not answered with questions. */
const SUGGESTING = new Set<Reading['ask']['kind']>(['question', 'more']);
/** Two questions to press: behind an answer what else is asked about it, else the nearest entries. */
export const suggestionsOf = (
  answer: Passage | undefined,
  near: readonly Passage[],
  { ask }: Reading,
): string[] =>
  SUGGESTING.has(ask.kind)
    ? [...(answer?.next ?? []), ...near.map(({ question }) => question)].slice(0, MOST_SUGGESTED)
    : [];
const MOST_SUGGESTED = 2;

/** The next best entries, where one shares a word with the question: beside it is near it, not merely next in the list. */
export function relatedQuestions(
  query: string,
  { fit, passages }: FoundKnowledge,
  answers: readonly Passage[],
): Passage[] {
  const wanted = subjectWords(plainWords(query));
  const shares = ({ question }: Passage) =>
    subjectWords(plainWords(question)).some((word) => wanted.includes(word));
  const [best] = answers;
  const near =
    fit === 'sure'
      ? answers.slice(1).filter(({ score }) => score >= (best?.score ?? 0) * RELATED_SCORE)
      : passages.filter((passage) => passage !== best);
  return near.filter(shares);
}

/** An entry on the very thing that a question names: of 'What is hawthorn, and is it for the heart?' the question says 'hawthorn'. */
export function nearbySubject({ query }: Reading, { passages }: FoundKnowledge): Passage | undefined {
  const said = subjectWords(plainWords(query));
  return passages.find(({ category, question }) => {
    const [clause = ''] = question.replace(/\([^)]*\)/g, '').split(/[,?]/);
    const subject = subjectWords(plainWords(clause)).filter((word) => !ASIDE.has(word));
    return (
      subjectCategories.includes(category) &&
      subject.length > 0 &&
      subject.every((word) => said.includes(word))
    );
  });
}

/** Words of such questions that are not their subject. */
const ASIDE = new Set(['used', 'need', 'needs', 'supplement', 'supplements', 'true', 'safe']);
