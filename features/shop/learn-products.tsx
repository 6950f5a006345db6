import { useState } from 'react';
import { Link } from 'react-router';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { Price } from '#features/catalog/price.tsx';
import { SizedImage } from '#platform/ui/sized-image.tsx';
import { addToCart } from './add-to-cart.ts';
import { SHELF_SIZES } from './shelf-sizes.ts';
import { ProductsAway } from '#features/catalog/products-away.tsx';

interface LearnProductsProps {
  /** Null: the catalogue does not answer. */
  products: ProductCardData[] | null;
  /** Weight management: nothing is shown until the button is pressed (docs/product/learn.md#weight). */
  hidden: boolean;
}

/** The products of a learn page, each with Add to Cart and View Details. */
export function LearnProducts({ products, hidden }: LearnProductsProps) {
  const [open, setOpen] = useState(!hidden);
  return (
    <section className="section" aria-labelledby="products">
      <h2 id="products" className="mb-6 text-section">
        On our shelf
      </h2>
      {hidden && (
        <button
          type="button"
          className="btn btn-primary mb-8"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide Products' : 'Learn More & Shop Products'}
        </button>
      )}
      {open && !products && <ProductsAway />}
      {open && products && products.length > 0 && (
        <ul className="products">
          {products.map((product) => (
            <li key={product.id} className="flex flex-col gap-3">
              <div className="shelf">
                {product.image && <SizedImage {...product.image} alt="" sizes={SHELF_SIZES} />}
              </div>
              <h3 className="product-title">{product.title}</h3>
              <p className="product-summary flex-1">{product.summary}</p>
              <Price product={product} />
              <LearnButtons product={product} explain={hidden} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A product without a variant does nothing, but on the weight page it says why (docs/product/learn.md#without-a-variant). */
function LearnButtons({ product, explain }: { product: ProductCardData; explain: boolean }) {
  const add = () => {
    if (product.variant) addToCart(product, product.variant, { toast: true });
    else if (explain)
      showToast({
        kind: 'error',
        title: 'Unable to add to cart',
        description: 'This product has no available variants.',
      });
  };
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="btn btn-tint btn-small"
        disabled={!product.available && product.variant !== null}
        onClick={add}
      >
        {product.available || product.variant === null ? 'Add to Cart' : 'Sold out'}
        <span className="sr-only"> {product.title}</span>
      </button>
      <Link to={`/product/${product.handle}`} className="btn btn-line btn-small" prefetch="intent">
        View Details <span className="sr-only">of {product.title}</span>
      </Link>
    </div>
  );
}
