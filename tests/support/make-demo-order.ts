import type { DemoOrder } from '#integrations/storefront/embedded/demo-shop-records.ts';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

/** An order of one product as the demo checkout makes them. */
export function makeDemoOrder(
  order: Partial<DemoOrder> & Pick<DemoOrder, 'email'>,
): Omit<DemoOrder, 'number'> {
  return {
    cartToken: 'cart',
    address: {
      name: 'Ada Brown',
      line1: '12 Auburn Ave',
      line2: '',
      city: 'Atlanta',
      state: 'GA',
      zip: '30303',
    },
    lines: [
      {
        variantId: '1',
        handle: 'iron-gentle',
        title: 'Iron Gentle',
        variantTitle: 'Default Title',
        selectedOptions: [],
        quantity: 1,
        price: usd('14.99'),
        imageUrl: null,
      },
    ],
    shippingMethod: 'standard',
    discountCode: null,
    subtotal: usd('14.99'),
    discount: usd('0.00'),
    shipping: usd('5.99'),
    total: usd('20.98'),
    financialStatus: 'paid',
    fulfillmentStatus: null,
    createdAt: '2026-03-01T15:00:00.000Z',
    ...order,
  };
}
