import { formatMoney } from '#platform/money/money.ts';
import type { Offer } from './offer.ts';
import type { Money } from '#integrations/storefront/product.ts';

/** An amount in one piece: code and number never stand on two lines. */
export function Amount({ money }: { money: Money }) {
  return <span className="amount">{formatMoney(money)}</span>;
}

/** What it cost before. */
export function Before({ money }: { money: Money | undefined }) {
  return (
    money && (
      <>
        {' '}
        <span className="sr-only">instead of </span>
        <s className="price-before">
          <Amount money={money} />
        </s>
      </>
    )
  );
}

/** What a product is offered for. */
export function Price({
  product,
}: {
  product: Pick<Offer, 'price' | 'priceVaries'> & Partial<Pick<Offer, 'variant'>>;
}) {
  return (
    <span className="price">
      {product.priceVaries && <small>from </small>}
      <Amount money={product.price} />
      <Before money={product.variant?.compareAtPrice} />
    </span>
  );
}
