import { MAX_COMPARED } from '#domain/lists/product-lists.ts';
import { useOverlays } from '../../state/overlays.ts';
import { useComparison } from '../../state/product-lists.ts';
import { SizedImage } from '../../ui/sized-image.tsx';

/** Opens the comparison; there only while something is compared (storefront §2). */
export function CompareTray() {
  const { products } = useComparison();
  const { show } = useOverlays();
  if (products.length === 0) return null;
  return (
    <section className="tray" aria-label="Comparison">
      <span className="max-md:sr-only">
        Compare {products.length} of {MAX_COMPARED}
      </span>
      <span className="tray-pictures" aria-hidden="true">
        {products.map(({ id, image }) => (
          <span key={id}>{image && <SizedImage {...image} alt="" sizes="2.5rem" eager />}</span>
        ))}
      </span>
      <button
        type="button"
        className="btn btn-accent btn-small"
        aria-haspopup="dialog"
        onClick={() => show('compare')}
      >
        Compare ({products.length}/{MAX_COMPARED})
      </button>
    </section>
  );
}
