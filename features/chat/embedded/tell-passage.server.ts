import { subjectCategories } from '#content/knowledge/knowledge-entry.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import { answerFirst, CAUTIONS } from '../reading/answer-first.server.ts';
import { sentencesOf } from '../reading/sentences-of.server.ts';
import { eachOnce, sourcesTold } from '../reading/told-of-passage.server.ts';
import { withoutYesOrNo } from '../without-yes-or-no.ts';
import { link, words } from './markdown.server.ts';
import { perhapsOneOf } from './small-talk.server.ts';

/** Sentences of an entry that stand before the products of somebody who asked for products, and where it was one of several that were perhaps meant. */
const LEADING = 2;

/** An entry, what of it was asked for on its own, and where it comes from. */
export function tell(passage: Passage, message: string): string[] {
  const { asked } = passage;
  const told = asked ? [words(asked.answer)] : [];
  if (asked?.alone) return [...told, ...cautions(passage), ...sourcesOf([passage])];
  const { first, rest } = answerFirst(message, passage);
  return [...told, words(first), ...(rest === '' ? [] : [words(rest)]), ...sourcesOf([passage])];
}

/** What may have been meant, each question before its answer: of an entry's own the sentences that answer it. */
export function tellSeveral(several: readonly Passage[]): string[] {
  const { before, after } = perhapsOneOf;
  return [
    before,
    ...several.map(({ asked, question, answer }) =>
      asAsked(asked ?? { question, answer: leadingOf(answer) }),
    ),
    ...several.slice(0, 1).flatMap(cautions),
    ...sourcesOf(several.map(withItsSource)),
    after,
  ];
}

/** Three entries have a dozen sources: where an answer has one of its own, that alone. */
const withItsSource = (passage: Passage): Passage =>
  passage.asked?.source ? { ...passage, sources: [] } : passage;

/** What else people ask about it, each question before its answer: nobody asked it. */
export const tellMore = (passage: Passage, message: string): string[] =>
  passage.more ? [...passage.more.map(asAsked), ...sourcesOf([passage])] : tell(passage, message);

/** Of a thing that people take, whom it may harm: said whatever else of it was asked. */
function cautions({ category, answer }: Passage): string[] {
  if (!subjectCategories.includes(category)) return [];
  const said = sentencesOf(answer).filter((sentence) => CAUTIONS.test(sentence));
  return said.length > 0 ? [words(said.join(' '))] : [];
}

/** Those of what was asked first, each once. */
export function sourcesOf(several: readonly Passage[]): string[] {
  const told = eachOnce(several.flatMap(sourcesTold));
  return told.length > 0
    ? [
        `${told.length === 1 ? 'Source' : 'Sources'}: ${told.map(({ title, url }) => link(title, url)).join('; ')}`,
      ]
    : [];
}

/** Its 'no' is to the question of the entry: to who asks for products it would deny them. */
export const opening = (passage: Passage | undefined): string[] =>
  passage ? [words(leadingOf(withoutYesOrNo(passage.answer)))] : [];

const leadingOf = (answer: string): string => sentencesOf(answer).slice(0, LEADING).join(' ');

/** A question before its answer. */
const asAsked = ({ question, answer }: Pick<Passage, 'question' | 'answer'>): string =>
  `**${words(question)}** ${words(answer)}`;
