import { sampleRating } from '#features/catalog/rating.ts';
import type { ProductRating } from '#integrations/storefront/product.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { Icon } from '#platform/ui/icon.tsx';

interface RatingProps {
  product: { id: string; rating?: ProductRating | undefined };
  /** What a demo store says instead of the stars alone. */
  sampleText?: string;
}

/**
 * What buyers gave a product, from the shop's own reviews. Without them a demo store shows sample content; off, the space says that
 * there is none yet (docs/product/catalog.md#reviews).
 */
export function Rating({ product: { id, rating }, sampleText }: RatingProps) {
  const samples = useStoreFacts()?.sample.ratings;
  if (!rating && !samples) return <span className="stars">No reviews yet</span>;
  return (
    <span className="stars">
      <Icon name="star" />
      <span className="sr-only">Rated </span>
      {rating ? <Given rating={rating} /> : (sampleText ?? sampleRating(id).toFixed(1))}
    </span>
  );
}

function Given({ rating: { value, scale, count } }: { rating: ProductRating }) {
  return (
    <>
      {value.toFixed(1)}
      {scale !== 5 && ` of ${scale}`} ({count} {count === 1 ? 'review' : 'reviews'})
    </>
  );
}
