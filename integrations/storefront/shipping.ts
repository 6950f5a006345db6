/** Shipping in the continental US (docs/product/store.md#shipping). Amounts in US cents, days are working days. */
export const shippingMethods = {
  standard: { title: 'Standard shipping', days: '3-5 business days', cents: 599 },
  expedited: { title: 'Expedited shipping', days: '2-3 business days', cents: 999 },
  express: { title: 'Express shipping', days: '1-2 business days', cents: 1999 },
} as const;

export type ShippingMethodId = keyof typeof shippingMethods;

/** Standard shipping costs nothing for goods over this amount. */
export const FREE_SHIPPING_OVER_CENTS = 5000;

export function shippingCents(method: ShippingMethodId, goodsCents: number): number {
  if (method === 'standard' && goodsCents > FREE_SHIPPING_OVER_CENTS) return 0;
  return shippingMethods[method].cents;
}

export const isShippingMethod = (value: unknown): value is ShippingMethodId =>
  typeof value === 'string' && Object.hasOwn(shippingMethods, value);
