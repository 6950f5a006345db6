import { createCart } from '#integrations/storefront/embedded/create-cart.ts';
import { createDemoCheckout } from '#integrations/storefront/embedded/demo-checkout.ts';
import type { DemoVariant } from '#integrations/storefront/embedded/demo-shop.ts';
import { globalId } from '#integrations/storefront/embedded/global-id.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { createDemoShopInMemory } from './demo-shop-in-memory.ts';

/** The shop of the data folder. */
export const demoShop = loadDemoShop();

/** A checkout of the demo shop with its own memory, and a clock that tests move. */
export function openDemoCheckout() {
  const clock = { time: Date.parse('2025-10-15T16:00:00Z') };
  const records = createDemoShopInMemory();
  const parts = { shop: demoShop, records, now: () => new Date(clock.time) };
  return {
    clock,
    records,
    parts,
    checkout: createDemoCheckout(parts),
    /** The token of a new cart. */
    cart: async (...lines: [variant: DemoVariant, quantity: number][]) => {
      const { cart } = await createCart(
        parts,
        lines.map(([{ id }, quantity]) => ({ merchandiseId: globalId('ProductVariant', id), quantity })),
      );
      if (!cart) throw new Error('the cart was refused');
      return cart.token;
    },
  };
}

/** What a shopper in Atlanta types. */
export const goodForm = {
  email: 'ada@example.com',
  name: 'Ada Brown',
  line1: '12 Auburn Ave NE',
  line2: '',
  city: 'Atlanta',
  state: 'GA',
  zip: '30303',
  shippingMethod: 'standard',
  discountCode: '',
};
