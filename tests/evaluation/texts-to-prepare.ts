import { firstKnowledge } from '#content/knowledge/index.ts';
import { furtherQuestions } from '#content/knowledge/further-questions.ts';
import { sentencesOf } from '#features/chat/reading/sentences-of.server.ts';

/** What messages are held against: the questions of the first knowledge, the sentences of its answers, and its further questions with theirs. */
export const textsToPrepare = (): string[] => [
  ...new Set(
    firstKnowledge.flatMap(({ question, answer, further }) => [
      question,
      ...sentencesOf(answer),
      ...furtherQuestions(further).flatMap((one) => [one.question, one.answer]),
    ]),
  ),
];
