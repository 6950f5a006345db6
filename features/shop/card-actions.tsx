import { Link } from 'react-router';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { useCart } from '#features/cart/cart-state.ts';
import { useComparison, useWishlist } from '#features/lists/product-lists-state.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { addToCart } from './add-to-cart.ts';
import { toggleComparison, toggleWishlist } from './list-actions.ts';

/** What every card offers, the wide one too. */

/** Adds the variant whose price is shown. Where the list does not carry it, the product's page asks which one. */
export function AddButton({ product, toast }: { product: ProductCardData; toast: boolean }) {
  const { title, handle, available, variant, variantCount } = product;
  if (!available)
    return (
      <button type="button" className="add" disabled>
        Sold out
      </button>
    );
  if (!variant && variantCount > 0)
    return (
      <Link to={`/product/${handle}`} className="add add-words">
        Options<span className="sr-only"> of {title}</span>
      </Link>
    );
  return (
    <button
      type="button"
      className="add"
      aria-label={`Add to Cart: ${title}`}
      onClick={() => addToCart(product, variant, { toast })}
    >
      <Icon name="plus" />
      <span className="max-md:hidden">Add to Cart</span>
    </button>
  );
}

export function WishButton({
  product,
  className,
  named = true,
}: {
  product: ProductCardData;
  className: string;
  /** Among other products a button says which one it is for. */
  named?: boolean;
}) {
  const wished = useWishlist(({ products }) => products.some(({ id }) => id === product.id));
  return (
    <button
      type="button"
      className={`icon-btn heart ${className}`}
      aria-pressed={wished}
      aria-label={`Add to wishlist${named ? `: ${product.title}` : ''}`}
      onClick={() => toggleWishlist(product)}
    >
      <Icon name="heart" />
    </button>
  );
}

export function CompareButton({ product }: { product: ProductCardData }) {
  const compared = useComparison(({ products }) => products.some(({ id }) => id === product.id));
  return (
    <button
      type="button"
      className="product-compare"
      aria-pressed={compared}
      onClick={() => toggleComparison(product)}
    >
      <span className="product-compare-box">{compared && <Icon name="check" />}</span>
      Compare <span className="sr-only">{product.title}</span>
    </button>
  );
}

export function QuickViewButton({
  product,
  onOpen,
}: {
  product: ProductCardData;
  onOpen: (product: ProductCardData) => void;
}) {
  return (
    <button
      type="button"
      className="btn btn-light btn-small quick"
      aria-label={`Quick view: ${product.title}`}
      aria-haspopup="dialog"
      onClick={() => onOpen(product)}
    >
      <Icon name="eye" />
      <span className="quick-words">Quick view</span>
    </button>
  );
}

export function InCart({ product }: { product: ProductCardData }) {
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
