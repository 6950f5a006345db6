import { formatMoney } from '#platform/money/money.ts';
import type { Money, SelectedOption } from '#integrations/storefront/product.ts';
import { Amount } from '#features/catalog/price.tsx';
import { SizedImage } from '#platform/ui/sized-image.tsx';

export interface SummaryLine {
  variantId: string;
  title: string;
  selectedOptions: SelectedOption[];
  quantity: number;
  price: Money;
  imageUrl: string | null;
}

export interface SummaryTotals {
  subtotal: Money;
  discount: Money;
  shipping: Money;
  total: Money;
}

/** Lines and sums of a checkout or an order. */
export function OrderSummary({
  lines,
  totals,
  discountCode,
}: {
  lines: SummaryLine[];
  totals: SummaryTotals;
  discountCode: string | null;
}) {
  const free = Number(totals.shipping.amount) === 0;
  return (
    <section className="order-summary" aria-label="Order summary">
      <ul>
        {lines.map(({ variantId, title, selectedOptions, quantity, price, imageUrl }) => (
          <li key={variantId} className="order-line">
            <span className="order-picture">
              {imageUrl && <SizedImage url={imageUrl} alt="" sizes="4rem" width={64} height={77} />}
              <span className="count-badge">{quantity}</span>
            </span>
            <span>
              <strong>{title}</strong>
              <span className="block text-small text-muted">
                {selectedOptions
                  .map(({ value }) => value)
                  .filter((value) => value !== 'Default Title')
                  .join(' • ')}
              </span>
              <span className="sr-only">Quantity {quantity}</span>
            </span>
            <Amount money={price} />
          </li>
        ))}
      </ul>
      <dl className="order-totals" aria-live="polite">
        <Row label="Subtotal" value={formatMoney(totals.subtotal)} />
        {Number(totals.discount.amount) > 0 && (
          <Row
            label={discountCode ? `Discount (${discountCode})` : 'Discount'}
            value={`−${formatMoney(totals.discount)}`}
          />
        )}
        <Row label="Shipping" value={free ? 'Free' : formatMoney(totals.shipping)} />
        <Row label="Total" value={formatMoney(totals.total)} strong />
      </dl>
    </section>
  );
}

function Row({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={strong ? 'cart-total' : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
