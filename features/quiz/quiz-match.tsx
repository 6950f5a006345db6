import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { QuizProduct } from './quiz-words.data.ts';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import type { QuizAnswers, Reason } from './recommend.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Price } from '#features/catalog/price.tsx';
import { SizedImage } from '#platform/ui/sized-image.tsx';
import { MATCH_PICTURE } from './quiz-pictures.ts';
import { QuizReasons } from './quiz-reasons.tsx';

interface QuizMatchProps {
  described: QuizProduct;
  product: ProductCardData;
  reasons: readonly Reason[];
  answers: QuizAnswers;
  onFollow: (event: MouseEvent) => void;
}

/** One recommended product: the quiz's words, the shop's facts. */
export function QuizMatch({ described, product, reasons, answers, onFollow }: QuizMatchProps) {
  const sample = useStoreFacts()?.sample.ratings;
  return (
    <li className="quiz-match">
      <div className="shelf">
        {product.image && <SizedImage {...product.image} alt="" sizes={MATCH_PICTURE} />}
      </div>
      <div className="grid content-start gap-2">
        <span className="tag justify-self-start">{described.category}</span>
        <h4 className="text-title">{described.name}</h4>
        <p className="text-small text-muted">{described.benefit}</p>
        <QuizReasons reasons={reasons} answers={answers} />
        {sample && (
          <span className="stars">
            <Icon name="star" />
            <span className="sr-only">Rated </span>
            {described.rating.toFixed(1)}
          </span>
        )}
        <Price product={product} />
        <Link
          to={`/product/${product.handle}`}
          className="btn btn-primary btn-small justify-self-start"
          onClick={onFollow}
        >
          View Product <span className="sr-only">{described.name}</span>
        </Link>
      </div>
    </li>
  );
}
