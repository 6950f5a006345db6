/** An entry of the knowledge base that fits a question. */
export interface Passage {
  id: string;
  question: string;
  answer: string;
  category: string;
  sources: { title: string; url: string }[];
  /** How likely it answers, 0 to 1. */
  score: number;
  /** How near in meaning each of its sentences comes to what was asked, -1 to 1; undefined where nobody looked. */
  likeness?: readonly number[] | undefined;
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
