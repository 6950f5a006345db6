import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import type { ProductForm } from '#features/catalog/product-form.ts';
import { MAX_COMPARED } from './product-lists.ts';
import { useOverlays } from '#platform/ui/use-overlays.ts';
import { stopComparing, useComparison } from './product-lists-state.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { ChangedPrice, useFreshLists } from './changed-price.tsx';
import { Price } from '#features/catalog/price.tsx';
import { SizedImage } from '#platform/ui/sized-image.tsx';
import './compare-dialog.css';

const formNames: Record<ProductForm, string | null> = {
  capsule: 'Capsules or tablets',
  powder: 'Powder',
  liquid: 'Liquid',
  other: null,
};

/** What stands in the rows, in their order; null is missing. */
const rows: { label: string; value: (product: ProductCardData) => ReactNode }[] = [
  {
    label: 'Price',
    value: (product) => (
      <>
        <Price product={product} />
        <ChangedPrice id={product.id} />
      </>
    ),
  },
  { label: 'Availability', value: ({ available }) => (available ? 'In stock' : 'Sold out') },
  { label: 'Form', value: ({ form }) => formNames[form] },
  {
    label: 'Options',
    value: ({ variantCount, variant }) =>
      variantCount > 1 ? `${variantCount} options` : (variant && named(variant.title)) || null,
  },
  { label: 'Maker', value: ({ vendor }) => vendor || null },
  { label: 'In short', value: ({ summary }) => summary || null },
];

const named = (title: string) => (title === 'Default Title' ? null : title);

/** Up to four products side by side (docs/product/lists.md#compare-dialog: n/4, removal one at a time, clear all). */
export default function CompareDialog() {
  const { open, close } = useOverlays();
  const { products } = useComparison();
  useFreshLists(open === 'compare');
  return (
    <Dialog
      open={open === 'compare'}
      onClose={close}
      title="Compare Products"
      subtitle={
        <p className="text-small text-muted">
          {products.length}/{MAX_COMPARED} products
        </p>
      }
      className="dialog compare"
    >
      <div className="dialog-body">
        {products.length === 0 ? (
          <div className="empty">
            <Icon name="scale" />
            <p>No products to compare yet.</p>
          </div>
        ) : (
          <>
            <CompareTable products={products} onLeave={close} />
            <button
              type="button"
              className="btn btn-tint btn-small mt-4"
              onClick={() => useComparison.setState({ products: [] })}
            >
              Clear All
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}

function CompareTable({ products, onLeave }: { products: ProductCardData[]; onLeave: () => void }) {
  return (
    // Scrolls sideways on a phone; a keyboard has to reach it for that.
    <section className="compare-scroll" aria-label="Comparison" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.id} scope="col">
                <CompareHead product={product} onLeave={onLeave} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {products.map((product) => (
                <td key={product.id}>{value(product) ?? <span className="text-subtle">Not stated</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CompareHead({ product, onLeave }: { product: ProductCardData; onLeave: () => void }) {
  return (
    <div className="compare-head">
      <div className="shelf">
        {product.image && <SizedImage {...product.image} alt="" sizes="11rem" />}
        <button
          type="button"
          className="icon-btn shelf-heart"
          aria-label={`Remove ${product.title} from comparison`}
          onClick={() => stopComparing(product.id)}
        >
          <Icon name="x" />
        </button>
      </div>
      <Link to={`/product/${product.handle}`} className="compare-name" onClick={onLeave}>
        {product.title}
      </Link>
    </div>
  );
}
