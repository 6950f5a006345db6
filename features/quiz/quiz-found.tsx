import type { MouseEvent } from 'react';
import { FDA_STATEMENT } from '#content/claims.data.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { QuizAnswer } from './quiz-answer.ts';
import { quizFindings } from './quiz-findings.ts';
import { QuizMatch } from './quiz-match.tsx';
import { QuizShelfList } from './quiz-shelf-list.tsx';
import { quizProducts } from './quiz-words.data.ts';
import type { QuizAnswers } from './recommend.ts';

interface QuizFoundProps {
  answers: QuizAnswers;
  catalog: QuizAnswer;
  onFollow: (event: MouseEvent) => void;
}

/** What the answers lead to. */
export function QuizFound({ answers, catalog, onFollow }: QuizFoundProps) {
  const { matches, shelves } = quizFindings(answers, catalog);
  return (
    <>
      {matches.length > 0 ? (
        <>
          <h3 className="text-title text-muted">Perfect Matches for You!</h3>
          <ul className="quiz-matches">
            {matches.map(({ id, product, reasons }) => (
              <QuizMatch key={id} described={quizProducts[id]} {...{ product, reasons, answers, onFollow }} />
            ))}
          </ul>
        </>
      ) : (
        <div className="empty">
          <Icon name="sparkles" />
          <p>We're preparing personalized recommendations for you</p>
        </div>
      )}
      {shelves.map(({ shelf, reasons }) => (
        <QuizShelfList key={shelf.shelf} {...{ shelf, reasons, answers, onFollow }} />
      ))}
      {(matches.length > 0 || shelves.length > 0) && <p className="fda-note">{FDA_STATEMENT}</p>}
    </>
  );
}
