import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { FDA_STATEMENT } from '#content/claims.ts';
import { concernLabels, genderLabels, quizProducts, symptomLabels } from '#content/quiz.ts';
import { formatMoney } from '#domain/catalog/money.ts';
import type { ProductCardData } from '#domain/catalog/product-card.ts';
import { type QuizAnswers, type Recommendation, recommend } from '#domain/quiz/recommend.ts';
import { useStoreFacts } from '../../state/store-facts.ts';
import { CloseButton } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { loadQuizProducts } from './load-quiz-products.ts';

interface QuizResultsProps {
  answers: QuizAnswers;
  onRetake: () => void;
  onClose: () => void;
}

/** At most four products, each with the answers that led to it. */
export function QuizResults({ answers, onRetake, onClose }: QuizResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const recommended = recommend(answers);
  const live = useLiveProducts();
  return (
    <div className="quiz-results">
      <div className="flex items-start justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} data-first-focus className="text-heading">
          Your Personalized Recommendations
        </h2>
        <CloseButton onClick={onClose} label="Close quiz" />
      </div>
      {recommended.length > 0 ? (
        <>
          <h3 className="text-title text-muted">Perfect Matches for You!</h3>
          <ul className="quiz-matches">
            {recommended.map((match) => (
              <Match key={match.product} match={match} answers={answers} live={live} onLeave={onClose} />
            ))}
          </ul>
          <p className="fda-note">{FDA_STATEMENT}</p>
        </>
      ) : (
        <div className="empty">
          <Icon name="sparkles" />
          <p>We're preparing personalized recommendations for you</p>
        </div>
      )}
      <div className="quiz-buttons">
        <button type="button" className="btn btn-line" onClick={onRetake}>
          <Icon name="rotate-ccw" />
          Retake Quiz
        </button>
        <Link to="/shop" className="btn btn-primary" onClick={onClose}>
          Browse All Products
        </Link>
      </div>
    </div>
  );
}

interface MatchProps {
  match: Recommendation;
  answers: QuizAnswers;
  live: ReadonlyMap<string, ProductCardData> | undefined;
  onLeave: () => void;
}

function Match({ match, answers, live, onLeave }: MatchProps) {
  const described = quizProducts[match.product];
  const product = live?.get(described.handle);
  const sample = useStoreFacts()?.sample.ratings;
  return (
    <li className="quiz-match">
      <div className="shelf">
        {product?.image && <img src={product.image.url} alt="" width="400" height="480" />}
      </div>
      <div className="grid content-start gap-2">
        <span className="tag justify-self-start">{described.category}</span>
        <h4 className="text-title">{described.name}</h4>
        <p className="text-small text-muted">{described.benefit}</p>
        <p className="text-small">
          <span className="font-semibold">Because you chose:</span> {reasonsOf(match, answers).join(', ')}
        </p>
        {sample && (
          <span className="stars">
            <Icon name="star" />
            <span className="sr-only">Rated </span>
            {described.rating.toFixed(1)}
          </span>
        )}
        <span className="price">
          {formatMoney(product?.price ?? { amount: described.price, currencyCode: 'USD' })}
        </span>
        <ProductLink live={live} product={product} name={described.name} onLeave={onLeave} />
      </div>
    </li>
  );
}

/** Only what is in the shop gets a link; until that is known nothing is promised. */
function ProductLink({
  live,
  product,
  name,
  onLeave,
}: {
  live: MatchProps['live'];
  product: ProductCardData | undefined;
  name: string;
  onLeave: () => void;
}) {
  if (product)
    return (
      <Link
        to={`/product/${product.handle}`}
        className="btn btn-primary btn-small justify-self-start"
        onClick={onLeave}
      >
        View Product <span className="sr-only">{name}</span>
      </Link>
    );
  return live ? <span className="text-small text-muted">Not in the shop right now</span> : null;
}

function reasonsOf({ reasons }: Recommendation, answers: QuizAnswers): string[] {
  return reasons.map((reason) => {
    if (reason.kind === 'concern') return concernLabels[reason.concern].label;
    if (reason.kind === 'symptom') return symptomLabels[reason.symptom].label;
    return answers.gender ? genderLabels[answers.gender] : '';
  });
}

/** The catalogue's own facts of all products that the quiz can name; undefined until they are known. */
function useLiveProducts(): ReadonlyMap<string, ProductCardData> | undefined {
  const [live, setLive] = useState<ReadonlyMap<string, ProductCardData>>();
  useEffect(() => {
    let wanted = true;
    void loadQuizProducts().then((products) => {
      if (wanted) setLive(products);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return live;
}
