import { Link } from 'react-router';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { ProductCard } from './product-card.tsx';
import './collection-dialog.css';

/** A collection over the page, add to cart included (decisions: it stands where the platform's widget stood). */
export default function CollectionDialog({
  title,
  products,
  onClose,
}: {
  title: string;
  products: ProductCardData[];
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} title={title} className="dialog collection-dialog">
      <div className="dialog-body">
        {products.length === 0 ? (
          <div className="empty">
            <p>No products found for this category.</p>
            <Link to="/shop" className="btn btn-primary">
              See all products
            </Link>
          </div>
        ) : (
          <ul className="products">
            {products.map((product) => (
              <li key={product.id} className="contents">
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
