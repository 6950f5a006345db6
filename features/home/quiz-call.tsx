import { Link } from 'react-router';
import { OverlayLink } from '#platform/ui/overlay-link.tsx';

/** The last invitation of the page. */
export function QuizCall({ words }: { words: { title: string; text: string } }) {
  return (
    <section className="wrap later" aria-labelledby="quiz-call">
      <div className="quiz-call">
        <h2 id="quiz-call" className="text-heading">
          {words.title}
        </h2>
        <p>{words.text}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <OverlayLink to="/quiz" overlay="quiz" className="btn btn-accent">
            Take the quiz
          </OverlayLink>
          <Link to="/shop" className="btn btn-line" prefetch="intent">
            Shop Products
          </Link>
        </div>
      </div>
    </section>
  );
}
