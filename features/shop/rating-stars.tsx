import { sampleRating } from '#features/catalog/rating.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { Icon } from '#platform/ui/icon.tsx';

/** The rating of a product in a list. Sample content: off, the space says that there is none yet (docs/product/store.md#sample-content). */
export function Rating({ productId, text }: { productId: string; text?: string }) {
  if (!useStoreFacts()?.sample.ratings) return <span className="stars">No reviews yet</span>;
  const rating = text ?? sampleRating(productId).toFixed(1);
  return (
    <span className="stars">
      <Icon name="star" />
      <span className="sr-only">Rated </span>
      {rating}
    </span>
  );
}
