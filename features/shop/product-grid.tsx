import { memo, useState } from 'react';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { tellNotLoaded } from '#platform/ui/use-overlays.ts';
import { Loaded } from '#platform/ui/loaded.tsx';
import { ProductCard } from './product-card.tsx';
import { WideProductCard } from './wide-product-card.tsx';

const loadQuickView = () => import('./quick-view.tsx');

/** The first row of a phone. More would share its line with what is seen; where four stand in a row, the others follow as soon as the page is laid out. */
const EAGER_CARDS = 2;

/** The shop's grid with its quick view. A press on a chip draws the page twice before the next list is there; the grid stays as it is. */
export const ProductGrid = memo(function ProductGrid({
  products,
  label,
}: {
  products: ProductCardData[];
  label: string;
}) {
  const [viewed, setViewed] = useState<ProductCardData | null>(null);
  return (
    <>
      <ul className="products" aria-label={label}>
        {products.map((product, index) => (
          <li key={product.id} className={product.wide ? 'col-span-full' : 'contents'}>
            {product.wide ? (
              <WideProductCard product={product} onQuickView={setViewed} />
            ) : (
              <ProductCard
                product={product}
                heading="h2"
                eager={index < EAGER_CARDS}
                comparable
                onQuickView={setViewed}
              />
            )}
          </li>
        ))}
      </ul>
      {viewed && (
        <Loaded
          load={loadQuickView}
          props={{ product: viewed, onClose: () => setViewed(null) }}
          onFailed={() => {
            setViewed(null);
            tellNotLoaded();
          }}
        />
      )}
    </>
  );
});
