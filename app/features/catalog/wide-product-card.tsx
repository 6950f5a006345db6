import { Link } from 'react-router';
import type { ProductCardData } from '#domain/catalog/product-card.ts';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';
import { Icon } from '../../ui/icon.tsx';
import { SizedImage } from '../../ui/sized-image.tsx';
import { AddButton, Price } from './product-card.tsx';

/** A full row for one product (storefront §9: biosilver). */
export function WideProductCard({
  product,
  onQuickView,
}: {
  product: ProductCardData;
  onQuickView: (product: ProductCardData) => void;
}) {
  return (
    <article className="wide">
      <img src={heroUrl('garden')} alt="" width="1600" height="720" loading="lazy" className="wide-scene" />
      <div className="wide-words">
        {product.bestValue && <span className="tag tag-accent">Best Value</span>}
        <h2 className="text-heading">
          <Link to={`/product/${product.handle}`} prefetch="intent">
            {product.title}
          </Link>
        </h2>
        <p>{product.summary}</p>
        <Price product={product} />
        <div className="flex flex-wrap gap-2">
          <AddButton product={product} toast />
          <button
            type="button"
            className="btn btn-light btn-small"
            aria-haspopup="dialog"
            onClick={() => onQuickView(product)}
          >
            <Icon name="eye" />
            Quick view
          </button>
        </div>
      </div>
      {product.image && <SizedImage {...product.image} alt="" sizes="20rem" className="wide-pack" />}
    </article>
  );
}
