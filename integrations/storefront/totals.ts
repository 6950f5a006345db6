import { shippingCents, type ShippingMethodId, type ShippingRates } from './shipping.ts';

/** All in US cents. total = subtotal - discount + shipping. */
export interface CheckoutTotals {
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
}

/**
 * What an order costs. `goodsCents` is the goods at full price, `discountPercent` 0 to 100.
 * Free shipping looks at the goods before the discount: a code must never make shipping cost more.
 */
export function checkoutTotals(options: {
  goodsCents: number;
  shippingMethod: ShippingMethodId;
  discountPercent: number;
  rates: ShippingRates;
}): CheckoutTotals {
  const { goodsCents: subtotal, shippingMethod, discountPercent, rates } = options;
  const discount = percentOf(subtotal, discountPercent);
  const shipping = shippingCents(shippingMethod, subtotal, rates);
  return { subtotal, discount, shipping, total: subtotal - discount + shipping };
}

/** Half a cent rounds up. In whole numbers, because 0.1 has no exact binary form. */
function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}
