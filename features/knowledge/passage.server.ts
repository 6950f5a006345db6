/** An entry of the knowledge base that fits a question. */
export interface Passage {
  id: string;
  question: string;
  answer: string;
  category: string;
  sources: { title: string; url: string }[];
  /** BM25: compares passages of one question, not those of two. */
  score: number;
}

export interface Found {
  /** Best first. */
  passages: Passage[];
  /** False: nothing fits well enough, and saying so is better than answering beside the question. */
  confident: boolean;
  /** The question as it was understood, where a word was misspelled. Small letters. */
  corrected?: string;
}
