import { Link } from 'react-router';
import { formatMoney } from '#domain/catalog/money.ts';
import type { ProductCardData } from '#domain/catalog/product-card.ts';
import { useCart } from '../../state/cart.ts';
import { useComparison, useWishlist } from '../../state/product-lists.ts';
import { Icon } from '../../ui/icon.tsx';
import { SizedImage } from '../../ui/sized-image.tsx';
import { addToCart } from './add-to-cart.ts';
import { addToComparison, addToWishlist } from './list-actions.ts';
import { Rating } from './rating.tsx';

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
        {product.image && (
          <SizedImage {...product.image} alt="" sizes="(width < 48rem) 45vw, 18rem" eager={eager} />
        )}
        <StateTag product={product} />
        <WishButton product={product} />
        {onQuickView && (
          <button
            type="button"
            className="btn btn-light btn-small shelf-quick"
            aria-label={`Quick view: ${product.title}`}
            aria-haspopup="dialog"
            onClick={() => onQuickView(product)}
          >
            <Icon name="eye" />
            Quick view
          </button>
        )}
      </div>
      <div className="product-info">
        <Heading className="product-title">
          <Link to={`/product/${product.handle}`} prefetch="intent">
            {product.title}
          </Link>
        </Heading>
        <p className="product-summary">{product.summary}</p>
        <Rating productId={product.id} />
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

export function Price({ product }: { product: Pick<ProductCardData, 'price' | 'priceVaries'> }) {
  return (
    <span className="price">
      {product.priceVaries && <small>from </small>}
      {formatMoney(product.price)}
    </span>
  );
}

function StateTag({ product }: { product: ProductCardData }) {
  if (!product.available) return <span className="tag tag-ink">Sold out</span>;
  return product.bestValue ? <span className="tag tag-accent">Best Value</span> : null;
}

export function AddButton({ product, toast }: { product: ProductCardData; toast: boolean }) {
  if (!product.available)
    return (
      <button type="button" className="add" disabled>
        Sold out
      </button>
    );
  return (
    <button
      type="button"
      className="add"
      aria-label={`Add to Cart: ${product.title}`}
      onClick={() => addToCart(product, product.variant, { toast })}
    >
      <Icon name="plus" />
      <span className="max-md:hidden">Add to Cart</span>
    </button>
  );
}

function WishButton({ product }: { product: ProductCardData }) {
  const wished = useWishlist(({ products }) => products.some(({ id }) => id === product.id));
  return (
    <button
      type="button"
      className="icon-btn shelf-heart"
      data-on={wished || undefined}
      aria-label={`${wished ? 'In wishlist' : 'Add to wishlist'}: ${product.title}`}
      onClick={() => addToWishlist(product)}
    >
      <Icon name="heart" />
    </button>
  );
}

function CompareButton({ product }: { product: ProductCardData }) {
  const compared = useComparison(({ products }) => products.some(({ id }) => id === product.id));
  return (
    <button
      type="button"
      className="product-compare"
      data-on={compared || undefined}
      onClick={() => addToComparison(product)}
    >
      <span className="product-compare-box">{compared && <Icon name="check" />}</span>
      {compared ? 'In comparison' : 'Compare'} <span className="sr-only">{product.title}</span>
    </button>
  );
}

function InCart({ product }: { product: ProductCardData }) {
  const quantity = useCart(({ items }) =>
    items.reduce((sum, item) => sum + (item.product.handle === product.handle ? item.quantity : 0), 0),
  );
  if (quantity === 0) return null;
  return (
    <span className="in-cart">
      <Icon name="check" />
      {quantity} in your cart
    </span>
  );
}
