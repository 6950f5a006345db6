/** A question as a visitor would type it, and the entries that answer it: the first is the best one, any of them is right. */
export interface RetrievalQuestion {
  question: string;
  /** Ids of content/knowledge; empty when we have nothing on it and the right thing is to say so. */
  expected: string[];
}

/** Questions by the entry that should answer them. In a list, what follows the question are other entries that are as good. */
export type Asked = Readonly<Record<string, readonly (string | readonly [string, ...string[]])[]>>;

export function readAsked(asked: Asked): RetrievalQuestion[] {
  return Object.entries(asked).flatMap(([id, questions]) =>
    questions.map((question) => {
      if (typeof question === 'string') return { question, expected: [id] };
      const [words, ...others] = question;
      return { question: words, expected: [id, ...others] };
    }),
  );
}
