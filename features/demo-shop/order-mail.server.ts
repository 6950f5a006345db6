import { formatMoney, fromCents, toCents } from '#platform/money/money.ts';
import { methodInWords, type ShippingRates } from '#integrations/storefront/shipping.ts';
import type { MailOf } from '#features/mail/mail.ts';
import type { DemoOrder, DemoOrderLine } from '#integrations/storefront/embedded/demo-shop-records.ts';

/** The mail that goes out with an order. */
export function orderMail(
  order: DemoOrder,
  options: { storeUrl: string; rates: ShippingRates },
): MailOf<'order-confirmation'> {
  const { address, discount, shipping } = order;
  return {
    template: 'order-confirmation',
    to: order.email,
    name: address.name,
    number: order.number,
    url: `${options.storeUrl}/checkouts/${order.cartToken}`,
    lines: order.lines.map((line) => ({
      title: line.title,
      variant: line.variantTitle === 'Default Title' ? '' : line.variantTitle,
      quantity: line.quantity,
      price: priceOf(line),
    })),
    subtotal: formatMoney(order.subtotal),
    discount: toCents(discount.amount) > 0 ? `−${formatMoney(discount)}` : null,
    shipping: toCents(shipping.amount) === 0 ? 'Free' : formatMoney(shipping),
    shippingMethod: methodInWords(order.shippingMethod, options.rates),
    total: formatMoney(order.total),
    address: [
      address.name,
      address.line1,
      address.line2,
      `${address.city}, ${address.state} ${address.zip}`,
    ].filter(Boolean),
  };
}

const priceOf = ({ price, quantity }: DemoOrderLine) =>
  formatMoney(fromCents(toCents(price.amount) * quantity, price.currencyCode));
