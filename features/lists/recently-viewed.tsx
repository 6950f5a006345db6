import { Link } from 'react-router';
import { useRecentlyViewed } from './product-lists-state.ts';
import { ChangedPrice, useFreshLists } from './changed-price.tsx';
import { Price } from '#features/catalog/price.tsx';
import { SizedImage } from '#platform/ui/sized-image.tsx';

/** What this visitor looked at last; nothing until there is something. */
export function RecentlyViewed({ limit, except }: { limit: number; except?: string }) {
  const { products } = useRecentlyViewed();
  useFreshLists();
  const shown = products.filter(({ id }) => id !== except).slice(0, limit);
  if (shown.length === 0) return null;
  return (
    <section className="section-below" aria-labelledby="recently-viewed">
      <div className="section-head">
        <h2 id="recently-viewed" className="text-heading">
          Recently Viewed
        </h2>
        <button
          type="button"
          className="text-link"
          onClick={() => useRecentlyViewed.setState({ products: [] })}
        >
          Clear
        </button>
      </div>
      <ul className="rail">
        {shown.map(({ id, handle, title, image, price, priceVaries, available }) => (
          <li key={id} className="mini">
            <div className="mini-picture">{image && <SizedImage {...image} alt="" sizes="5.5rem" />}</div>
            <div>
              <h3 className="mini-title">
                <Link to={`/product/${handle}`} className="mini-link">
                  {title}
                </Link>
              </h3>
              <Price product={{ price, priceVaries }} />
              {!available && <p className="text-small text-muted">Sold out</p>}
              <ChangedPrice id={id} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
