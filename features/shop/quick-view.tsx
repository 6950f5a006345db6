import { Link } from 'react-router';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { useComparison, useWishlist } from '#features/lists/product-lists-state.ts';
import { CloseButton, Dialog } from '#platform/ui/dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Price } from '#features/catalog/price.tsx';
import { SizedImage } from '#platform/ui/sized-image.tsx';
import { addToCart } from './add-to-cart.ts';
import { addToComparison, addToWishlist } from './list-actions.ts';
import { Rating } from './rating-stars.tsx';
import './quick-view.css';

/** A product without leaving the list. Adding it closes the view (docs/product/catalog.md#quick-view). */
export default function QuickView({ product, onClose }: { product: ProductCardData; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={product.title} className="dialog quick-view" bare>
      <div className="quick-view-body">
        <div className="shelf">
          {product.image && (
            <SizedImage {...product.image} alt={product.image.altText ?? product.title} sizes="24rem" eager />
          )}
        </div>
        <QuickFacts product={product} onClose={onClose} />
      </div>
      <div className="quick-view-close">
        <CloseButton onClick={onClose} label="Close quick view" />
      </div>
    </Dialog>
  );
}

function QuickFacts({ product, onClose }: { product: ProductCardData; onClose: () => void }) {
  return (
    <div className="quick-view-facts">
      <h2 className="text-heading">{product.title}</h2>
      <Rating product={product} />
      <p className="text-muted">{product.summary}</p>
      <Price product={product} />
      {product.variantCount > 1 && product.variant && (
        <p className="text-small text-muted">
          {product.variantCount} options; this adds {product.variant.title}.
        </p>
      )}
      <button
        type="button"
        className="btn btn-primary"
        disabled={!product.available}
        onClick={() => addToCart(product, product.variant, { toast: true, onAdded: onClose })}
      >
        {product.available ? 'Add to Cart' : 'Sold out'}
      </button>
      <ListButtons product={product} />
      <Link to={`/product/${product.handle}`} className="text-link justify-self-start">
        View Full Details
        <Icon name="arrow-right" />
      </Link>
    </div>
  );
}

function ListButtons({ product }: { product: ProductCardData }) {
  const isListed = ({ products }: { products: ProductCardData[] }) =>
    products.some(({ id }) => id === product.id);
  const wished = useWishlist(isListed);
  const compared = useComparison(isListed);
  return (
    <div className="grid grid-cols-2 gap-2">
      <button
        type="button"
        className="btn btn-tint btn-small"
        disabled={wished}
        onClick={() => addToWishlist(product)}
      >
        <Icon name="heart" />
        {wished ? 'In Wishlist' : 'Add to Wishlist'}
      </button>
      <button
        type="button"
        className="btn btn-tint btn-small"
        disabled={compared}
        onClick={() => addToComparison(product)}
      >
        <Icon name="scale" />
        Compare
      </button>
    </div>
  );
}
