import { type MouseEvent, useId } from 'react';
import { Link } from 'react-router';
import type { QuizShelfProducts } from './quiz-answer.ts';
import type { QuizAnswers, Reason } from './recommend.ts';
import { Price } from '#features/catalog/price.tsx';
import { SizedImage } from '#platform/ui/sized-image.tsx';
import { SHELF_PICTURE } from './quiz-pictures.ts';
import { QuizReasons } from './quiz-reasons.tsx';

interface QuizShelfListProps {
  shelf: QuizShelfProducts;
  reasons: readonly Reason[];
  answers: QuizAnswers;
  onFollow: (event: MouseEvent) => void;
}

/** The first products of a collection, for an answer without a product of its own. */
export function QuizShelfList({ shelf, reasons, answers, onFollow }: QuizShelfListProps) {
  const id = useId();
  return (
    <section className="quiz-shelf" aria-labelledby={id}>
      <h3 id={id} className="text-title">
        From our shelf: {shelf.title}
      </h3>
      <QuizReasons reasons={reasons} answers={answers} />
      <ul className="quiz-shelf-products">
        {shelf.products.map((product) => (
          <li key={product.id}>
            <Link to={`/product/${product.handle}`} className="quiz-shelf-product" onClick={onFollow}>
              <span className="shelf">
                {product.image && <SizedImage {...product.image} alt="" sizes={SHELF_PICTURE} />}
              </span>
              <span className="grid content-start gap-1">
                <span className="font-semibold">{product.title}</span>
                <Price product={product} />
                {!product.available && <span className="text-small text-muted">Sold out</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={`/shop?collection=${shelf.collectionId}`}
        className="text-link justify-self-start"
        onClick={onFollow}
      >
        {shelf.count === 1 ? 'See it in the shop' : `See all ${shelf.count} products`}
        <span className="sr-only"> of {shelf.title}</span>
      </Link>
    </section>
  );
}
