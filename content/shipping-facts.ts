import {
  FREE_SHIPPING_OVER_CENTS,
  shippingMethods,
  type ShippingMethodId,
} from '#integrations/storefront/shipping.ts';

/** The store's promises about parcels (docs/product/store.md#shipping). Prices and days of the methods: integrations/storefront/shipping.ts. */
export const shippingPromises = {
  shipsWithin: '1-2 business days',
  cutoff: '2 PM EST',
  returnDays: 30,
  refundWithin: '5-7 business days',
} as const;

/** As sentences say an amount: '$50', '$9.99'. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

export const FREE_SHIPPING_OVER = dollars(FREE_SHIPPING_OVER_CENTS);

export interface ShippingRow {
  id: ShippingMethodId;
  title: string;
  days: string;
  price: string;
}

/** The rows of the table, in the order of the methods. */
export const shippingTable: readonly ShippingRow[] = [
  {
    id: 'standard',
    title: shippingMethods.standard.title,
    days: shippingMethods.standard.days,
    price: `Free over ${FREE_SHIPPING_OVER}, otherwise ${dollars(shippingMethods.standard.cents)}`,
  },
  {
    id: 'expedited',
    title: shippingMethods.expedited.title,
    days: shippingMethods.expedited.days,
    price: dollars(shippingMethods.expedited.cents),
  },
  {
    id: 'express',
    title: shippingMethods.express.title,
    days: shippingMethods.express.days,
    price: dollars(shippingMethods.express.cents),
  },
];
