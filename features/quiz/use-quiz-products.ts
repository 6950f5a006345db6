import { useEffect, useState } from 'react';
import { type QuizAnswer, readQuizAnswer } from './quiz-answer.ts';
import { loadQuizPictures } from './quiz-pictures.ts';

export type QuizProducts =
  | { state: 'loading' | 'failed'; retry: () => void }
  | { state: 'known'; catalog: QuizAnswer };

/** What the shop sells of all that the quiz could show. */
export function useQuizProducts(): QuizProducts {
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<{ asked: number; catalog: QuizAnswer | undefined }>();
  useEffect(() => {
    let wanted = true;
    void loadQuizProducts().then((catalog) => {
      if (wanted) setAnswer({ asked, catalog });
    });
    return () => {
      wanted = false;
    };
  }, [asked]);
  if (answer?.catalog) return { state: 'known', catalog: answer.catalog };
  return {
    state: answer?.asked === asked ? 'failed' : 'loading',
    retry: () => setAsked((times) => times + 1),
  };
}

/**
 * All of it is asked for whatever was answered: asking for the recommended products would tell the server the answers. Undefined
 * when the shop does not answer.
 */
async function loadQuizProducts(): Promise<QuizAnswer | undefined> {
  try {
    const response = await fetch('/api/quiz-products');
    if (!response.ok) return undefined;
    const answer = readQuizAnswer(await response.json());
    loadQuizPictures(answer);
    return answer;
  } catch {
    return undefined;
  }
}
