import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { CloseButton } from '#platform/ui/dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { quizResultAddress } from './quiz-address.ts';
import { QuizFound } from './quiz-found.tsx';
import { quizResults } from './quiz-words.data.ts';
import type { QuizAnswers } from './recommend.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useQuizProducts } from './use-quiz-products.ts';

interface QuizResultsProps {
  answers: QuizAnswers;
  onRetake: () => void;
  /** Missing on the quiz's page, whose own address is that of the result. */
  dialog?: {
    onClose: () => void;
    /** A link of the results is followed. */
    onLeave: () => void;
  };
  /** False for what stands there as the page comes: nobody has asked for it yet. */
  takesFocus?: boolean;
}

/** At most four products, each with the answers that led to it, and a shelf for every answer without one. */
export function QuizResults({ answers, onRetake, dialog, takesFocus = true }: QuizResultsProps) {
  const heading = useFirstFocus(takesFocus);
  const known = useQuizProducts();
  // A link opened in another tab leaves nothing.
  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) dialog?.onLeave();
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
        {dialog && <CloseButton onClick={dialog.onClose} label="Close quiz" />}
      </div>
      <div role="status">
        {known.state === 'loading' && <p className="quiz-loading text-muted">{quizResults.loading}</p>}
        {known.state === 'failed' && (
          <p>
            {quizResults.failed}{' '}
            <button type="button" className="btn btn-line btn-small" onClick={retry}>
              Try again
            </button>
          </p>
        )}
      </div>
      {known.state === 'known' && <QuizFound answers={answers} catalog={known.catalog} onFollow={follow} />}
      <div className="quiz-buttons">
        <button type="button" className="btn btn-line" onClick={onRetake}>
          <Icon name="rotate-ccw" />
          Retake Quiz
        </button>
        <Link to="/shop" className="btn btn-primary" onClick={follow}>
          Browse All Products
        </Link>
      </div>
      {dialog ? (
        <p className="text-small text-muted">
          <Link to={quizResultAddress(answers)} className="text-link" onClick={follow}>
            {quizResults.keep}
          </Link>{' '}
          {quizResults.kept}
        </p>
      ) : (
        <p className="text-small text-muted">{quizResults.here}</p>
      )}
    </div>
  );
}
