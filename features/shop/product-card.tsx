import { Link } from 'react-router';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { Price } from '#features/catalog/price.tsx';
import { SizedImage } from '#platform/ui/sized-image.tsx';
import { AddButton, CompareButton, InCart, QuickViewButton, WishButton } from './card-actions.tsx';
import { Rating } from './rating-stars.tsx';
import { SHELF_SIZES } from './shelf-sizes.ts';

interface ProductCardProps {
  product: ProductCardData;
  /** The level that fits the page's outline. */
  heading?: 'h2' | 'h3';
  /** Seen without scrolling. */
  eager?: boolean;
  onQuickView?: (product: ProductCardData) => void;
  comparable?: boolean;
  /** The page keeps its place and says so with a toast; otherwise the drawer opens. */
  toast?: boolean;
}

/** A product in a list: enough to judge it unopened, and to buy it. */
export function ProductCard({
  product,
  heading: Heading = 'h3',
  eager = false,
  onQuickView,
  comparable = false,
  toast = true,
}: ProductCardProps) {
  return (
    <article className="product">
      <div className="shelf">
        {product.image && <SizedImage {...product.image} alt="" sizes={SHELF_SIZES} eager={eager} />}
        <StateTag product={product} />
        <WishButton product={product} className="shelf-heart" />
        {onQuickView && <QuickViewButton product={product} onOpen={onQuickView} />}
      </div>
      <div className="product-info">
        <Heading className="product-title" dir="auto">
          <Link to={`/product/${product.handle}`} prefetch="intent">
            {product.title}
          </Link>
        </Heading>
        <p className="product-summary" dir="auto">
          {product.summary}
        </p>
        <Rating product={product} />
        <div className="product-buy">
          <Price product={product} />
          <AddButton product={product} toast={toast} />
        </div>
        <div className="product-foot">
          {comparable && <CompareButton product={product} />}
          <InCart product={product} />
        </div>
      </div>
    </article>
  );
}

function StateTag({ product }: { product: ProductCardData }) {
  if (!product.available) return <span className="tag tag-ink">Sold out</span>;
  return product.bestValue ? <span className="tag tag-accent">Best Value</span> : null;
}
