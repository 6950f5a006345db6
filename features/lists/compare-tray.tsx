import { MAX_COMPARED } from './product-lists.ts';
import { showOverlay } from '#platform/ui/use-overlays.ts';
import { useComparison } from './product-lists-state.ts';

/** Opens the comparison; there only while something is compared: docs/product/lists.md#compare-dialog. */
export function CompareTray() {
  const { products } = useComparison();
  if (products.length === 0) return null;
  return (
    <section className="tray" aria-label="Comparison">
      <span className="tray-pictures" aria-hidden="true">
        {products.map(({ id, image }) => (
          <span key={id}>{image && <img src={image.url} alt="" width="40" height="48" />}</span>
        ))}
      </span>
      <button
        type="button"
        className="btn btn-light btn-small"
        aria-haspopup="dialog"
        onClick={() => showOverlay('compare')}
      >
        Compare ({products.length}/{MAX_COMPARED})
      </button>
    </section>
  );
}
