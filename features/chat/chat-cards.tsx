import { Link } from 'react-router';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { Price } from '#features/catalog/price.tsx';
import { AddButton } from '#features/shop/card-actions.tsx';
import { SizedImage } from '#platform/ui/sized-image.tsx';

/** The products that a reply names: picture, price, and what adding adds. */
export function ChatCards({
  products,
  onLeave,
}: {
  products: readonly ProductCardData[];
  onLeave: () => void;
}) {
  return (
    <ul className="chat-cards" aria-label="Products in this reply">
      {products.map((product) => (
        <li key={product.id} className="chat-card">
          {product.image && <SizedImage {...product.image} alt="" sizes="5rem" />}
          <div className="chat-card-text">
            <Link to={`/product/${product.handle}`} onClick={onLeave}>
              {product.title}
            </Link>
            <Price product={product} />
          </div>
          <AddButton product={product} toast />
        </li>
      ))}
    </ul>
  );
}
