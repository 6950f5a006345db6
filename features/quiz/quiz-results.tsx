import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { FDA_STATEMENT } from '#content/claims.data.ts';
import { quizProducts, quizResults } from './quiz-words.data.ts';
import { recommendShelves } from './quiz-shelves.ts';
import { type QuizAnswers, recommend } from './recommend.ts';
import { CloseButton } from '#platform/ui/dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { QuizMatch } from './quiz-match.tsx';
import { QuizShelfList } from './quiz-shelf-list.tsx';
import { type QuizCatalog, useQuizProducts } from './use-quiz-products.ts';

interface QuizResultsProps {
  answers: QuizAnswers;
  onRetake: () => void;
  onClose: () => void;
  /** A link of the results is followed. */
  onLeave: () => void;
}

/** At most four products, each with the answers that led to it, and a shelf for every answer without one. */
export function QuizResults({ answers, onRetake, onClose, onLeave }: QuizResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const known = useQuizProducts();
  // A link opened in another tab leaves nothing.
  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) onLeave();
  };
  const retry = () => {
    if (known.state === 'known') return;
    // The button goes.
    heading.current?.focus();
    known.retry();
  };
  return (
    <div className="quiz-results">
      <div className="flex items-start justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} data-first-focus className="text-heading">
          Your Personalized Recommendations
        </h2>
        <CloseButton onClick={onClose} label="Close quiz" />
      </div>
      <div role="status">
        {known.state === 'loading' && <p className="text-muted">{quizResults.loading}</p>}
        {known.state === 'failed' && (
          <p>
            {quizResults.failed}{' '}
            <button type="button" className="btn btn-line btn-small" onClick={retry}>
              Try again
            </button>
          </p>
        )}
      </div>
      {known.state === 'known' && <Found answers={answers} catalog={known.catalog} onFollow={follow} />}
      <div className="quiz-buttons">
        <button type="button" className="btn btn-line" onClick={onRetake}>
          <Icon name="rotate-ccw" />
          Retake Quiz
        </button>
        <Link to="/shop" className="btn btn-primary" onClick={follow}>
          Browse All Products
        </Link>
      </div>
    </div>
  );
}

interface FoundProps {
  answers: QuizAnswers;
  catalog: QuizCatalog;
  onFollow: (event: MouseEvent) => void;
}

function Found({ answers, catalog, onFollow }: FoundProps) {
  const { products, shelves } = catalog;
  const matches = recommend(answers, (id) => products.has(quizProducts[id].handle));
  const found = recommendShelves(answers, matches).flatMap(({ shelf, reasons }) => {
    const filled = shelves.get(shelf);
    return filled ? [{ shelf: filled, reasons }] : [];
  });
  return (
    <>
      {matches.length > 0 ? (
        <>
          <h3 className="text-title text-muted">Perfect Matches for You!</h3>
          <ul className="quiz-matches">
            {matches.map((match) => {
              const described = quizProducts[match.product];
              const product = products.get(described.handle);
              return (
                product && (
                  <QuizMatch
                    key={match.product}
                    described={described}
                    product={product}
                    reasons={match.reasons}
                    answers={answers}
                    onFollow={onFollow}
                  />
                )
              );
            })}
          </ul>
        </>
      ) : (
        <div className="empty">
          <Icon name="sparkles" />
          <p>We're preparing personalized recommendations for you</p>
        </div>
      )}
      {found.map(({ shelf, reasons }) => (
        <QuizShelfList
          key={shelf.shelf}
          shelf={shelf}
          reasons={reasons}
          answers={answers}
          onFollow={onFollow}
        />
      ))}
      {(matches.length > 0 || found.length > 0) && <p className="fda-note">{FDA_STATEMENT}</p>}
    </>
  );
}
