import { type FurtherQuestion, furtherQuestions } from '#content/knowledge/further-questions.ts';

/** An entry of the knowledge base that fits a question. */
export interface Passage {
  id: string;
  question: string;
  answer: string;
  category: string;
  /** What else is asked about it, each with an answer of its own. */
  further: readonly FurtherQuestion[];
  sources: readonly { title: string; url: string }[];
  /** How likely it answers, 0 to 1. */
  score: number;
  /** The owner wrote it: it is none of the first knowledge. */
  isOwners?: boolean;
  /** How near in meaning each of its sentences comes to what was asked, -1 to 1; undefined where nobody looked. */
  likeness?: readonly number[] | undefined;
  /** Which of its further questions was asked; undefined where none was, or nobody looked. */
  asked?: FurtherAsked | undefined;
  /** The nearest of the others, for the visitor to ask next. */
  next?: readonly string[] | undefined;
  /** What else of it is told, where more is wanted and its own answer stands in an earlier reply. */
  more?: readonly FurtherQuestion[] | undefined;
  /** What may as well have been meant, where this was only perhaps: each told in short behind it. */
  orMeant?: readonly Passage[] | undefined;
  /** Reckoned for this one message: no row of the knowledge holds it, so nothing is counted for it or remembered of it. */
  isReckoned?: boolean;
}

/** The one of an entry's further questions that a message asks. */
export interface FurtherAsked extends FurtherQuestion {
  /** The logarithm of the odds that it is the one: features/chat/reading/further-asked.server.ts. */
  odds: number;
  /** So surely that the entry's own answer is not what was wanted. */
  alone: boolean;
  /** The message puts it nearly in its words, so that its yes or no is one to the message. */
  isPutSo: boolean;
  /** The last reply said just that. */
  again?: boolean;
}

/**
 * 'sure' is answered; 'likely' is answered as what was perhaps meant, for the visitor to say yes or no; of 'unknown' the store says so:
 * that is better than answering beside the question.
 */
export type Fit = 'sure' | 'likely' | 'unknown';

export interface Found {
  /** Best first. */
  passages: Passage[];
  fit: Fit;
  /** The question as it was understood, where a word was misspelled. Small letters. */
  corrected?: string;
}

/** A row of the knowledge, with its further questions read. */
export const passageOf = <Row extends { further: string }>(
  row: Row,
): Omit<Row, 'further'> & { further: FurtherQuestion[] } => ({
  ...row,
  further: furtherQuestions(row.further),
});
