import { headingsIn } from '#assistant/products/label-sections.ts';
import type { ProductQuestionAnswered } from '../product.ts';

/** What an owner calls that part of a description. A question has to follow: 'Questions? Call us' begins none. */
const HEADING =
  /(?:^|\s)(?:(?:customer |common |frequently asked )?questions(?: (?:and|&) answers)?|faqs?|q ?& ?a|questions fréquentes|preguntas frecuentes)\s*:?\s+(?=[^\s.!?][^.!?]{2,200}\?\s)/giu;

/** Longer ones are running text whose marks were lost. */
const MOST_CHARACTERS = { question: 200, answer: 1000 };
/** As many as a page can hold. */
const MOST_QUESTIONS = 40;

/**
 * The questions that a description answers under a heading such as 'Questions', and the description without them: what it says of the product
 * itself. `description` is plain text, as the platform makes it of HTML: without lines. What follows a question, up to the next one, answers it;
 * what a label begins with ends the questions, and stays in the description: a warning behind them must not be lost.
 */
export function splitQuestions(description: string): {
  description: string;
  questions: ProductQuestionAnswered[];
} {
  const heading = [...description.matchAll(HEADING)].at(-1);
  if (!heading) return { description, questions: [] };
  const behind = description.slice(heading.index + heading[0].length);
  const end = labelIn(behind) ?? behind.length;
  const questions = grouped(behind.slice(0, end).split(/(?<=[.!?])\s+/u))
    .filter(({ question, answer }) => isShort(question, 'question') && isShort(answer, 'answer'))
    .slice(0, MOST_QUESTIONS);
  return questions.length === 0
    ? { description, questions }
    : { description: `${description.slice(0, heading.index)} ${behind.slice(end)}`.trim(), questions };
}

/** Where a label begins again: a heading behind a whole sentence, not 'a word of caution' within one. */
const labelIn = (text: string): number | undefined =>
  headingsIn(text).find(({ from }) => /[.!?]["”’)]?\s+$/u.test(text.slice(0, from)))?.from;

function grouped(sentences: readonly string[]): ProductQuestionAnswered[] {
  const found: { question: string; answer: string[] }[] = [];
  for (const sentence of sentences) {
    if (sentence.endsWith('?'))
      found.push({ question: sentence.replace(/^Q\s*[:.]\s*/u, '').trim(), answer: [] });
    else found.at(-1)?.answer.push(sentence);
  }
  return found.map(({ question, answer }) => ({
    question,
    answer: answer
      .join(' ')
      .replace(/^A\s*[:.]\s*/u, '')
      .trim(),
  }));
}

const isShort = (text: string, kind: keyof typeof MOST_CHARACTERS): boolean =>
  text.length > 0 && text.length <= MOST_CHARACTERS[kind];
