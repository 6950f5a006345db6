import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { ProductCard } from './product-card.tsx';

/** A heading and up to four products: related ones, or 'You Might Also Like'. */
export function ProductRow({
  id,
  title,
  products,
}: {
  id: string;
  title: string;
  products: ProductCardData[];
}) {
  if (products.length === 0) return null;
  return (
    <section className="section later" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} className="text-section">
          {title}
        </h2>
      </div>
      <ul className="products">
        {products.map((product) => (
          <li key={product.id} className="contents">
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
