import { Link } from 'react-router';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';
import { Price } from '#features/catalog/price.tsx';
import { SizedImage } from '#platform/ui/sized-image.tsx';
import { AddButton, CompareButton, InCart, QuickViewButton, WishButton } from './card-actions.tsx';
import { Rating } from './rating-stars.tsx';

/** A full row for one product: all that a card has, and a scene behind it. */
export function WideProductCard({
  product,
  onQuickView,
}: {
  product: ProductCardData;
  onQuickView: (product: ProductCardData) => void;
}) {
  return (
    <article className="wide">
      <img src={heroUrl('garden')} alt="" width="1600" height="720" loading="lazy" className="wide-scene" />
      <div className="wide-words">
        {product.bestValue && <span className="tag tag-accent">Best Value</span>}
        <h2 className="text-heading">
          <Link to={`/product/${product.handle}`} prefetch="intent">
            {product.title}
          </Link>
        </h2>
        <p>{product.summary}</p>
        <Rating product={product} />
        <Price product={product} />
        <div className="flex flex-wrap gap-2">
          <AddButton product={product} toast />
          <QuickViewButton product={product} onOpen={onQuickView} />
          <WishButton product={product} className="wide-heart" />
        </div>
        <div className="product-foot">
          <CompareButton product={product} />
          <InCart product={product} />
        </div>
      </div>
      {product.image && <SizedImage {...product.image} alt="" sizes="20rem" className="wide-pack" />}
    </article>
  );
}
