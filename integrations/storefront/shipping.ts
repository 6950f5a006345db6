/** The ways a parcel can travel in the continental US. What each costs and how long it takes, the owner says. */
export const shippingTitles = {
  standard: 'Standard shipping',
  expedited: 'Expedited shipping',
  express: 'Express shipping',
} as const;

export type ShippingMethodId = keyof typeof shippingTitles;

export interface ShippingMethod {
  /** As '3-5 business days'; empty where nobody said. */
  days: string;
  /** US cents; null where nobody said. */
  cents: number | null;
}

export interface ShippingRates {
  methods: Readonly<Record<ShippingMethodId, ShippingMethod>>;
  /** Standard shipping costs nothing for goods over this amount; null where it never does. */
  freeOverCents: number | null;
}

/** Those of the demo shop (docs/product/store.md#shipping). */
export const demoShippingRates: ShippingRates = {
  methods: {
    standard: { days: '3-5 business days', cents: 599 },
    expedited: { days: '2-3 business days', cents: 999 },
    express: { days: '1-2 business days', cents: 1999 },
  },
  freeOverCents: 5000,
};

/** A method without a price costs nothing: a checkout offers those with one. */
export function shippingCents(
  method: ShippingMethodId,
  goodsCents: number,
  { methods, freeOverCents }: ShippingRates,
): number {
  if (method === 'standard' && freeOverCents !== null && goodsCents > freeOverCents) return 0;
  return methods[method].cents ?? 0;
}

export const isShippingMethod = (value: unknown): value is ShippingMethodId =>
  typeof value === 'string' && Object.hasOwn(shippingTitles, value);

/** The methods that an owner named a price for, in their order. */
export const offeredMethods = ({ methods }: ShippingRates): ShippingMethodId[] =>
  Object.keys(shippingTitles)
    .filter(isShippingMethod)
    .filter((id) => methods[id].cents !== null);

/** 'Standard shipping, 3-5 business days'. */
export const methodInWords = (id: ShippingMethodId, { methods }: ShippingRates): string =>
  [shippingTitles[id], methods[id].days].filter(Boolean).join(', ');
