import { FREE_SHIPPING_OVER, shippingPromises } from './shipping-facts.ts';

/** Figures and promises that several texts repeat. Shipping and returns have their own file, shipping.ts. */

/** Off a first order (docs/product/store.md#first-order). A live shop makes the code in its own admin. */
export const FIRST_ORDER_DISCOUNT_PERCENT = 10;
/** As the newsletter mails it and the demo checkout knows it. */
export const FIRST_ORDER_DISCOUNT_CODE = 'WELCOME10';

/** What an owner may set in the environment and texts of the store name: they are written for the store as it runs. */
export interface StoreTerms {
  /** Chats are deleted after so many days (docs/product/store.md#retention). */
  chatRetentionDays: number;
}

/** Where the environment says nothing else. */
export const defaultTerms: StoreTerms = { chatRetentionDays: 90 };

/** How long chats are kept, in words: '90 days'. */
export const chatsKept = ({ chatRetentionDays: days }: StoreTerms): string =>
  days === 1 ? '1 day' : `${days} days`;

/** To enter a giveaway (docs/product/store.md#age). */
export const GIVEAWAY_MINIMUM_AGE = 18;

/** The promise of the contact form (docs/product/store.md#facts). */
export const REPLY_WITHIN = '24-48 hours';

/** When somebody answers the phone (docs/product/store.md#facts). */
export const PHONE_SUPPORT_HOURS = 'Mon-Fri 9AM-6PM EST';

/** What the store says of itself beside its certifications (docs/product/store.md#claims). The owner changes or removes a line here. */
export const storeClaims = {
  /** Sample content: switch 'customerCount' of sample-content.ts. */
  customers: {
    title: '50,000+ customers',
    note: 'Families who shop with us',
    icon: 'user-round',
  },
  guarantee: {
    title: `${shippingPromises.returnDays}-day guarantee`,
    note: `Send unopened products back within ${shippingPromises.returnDays} days`,
    icon: 'rotate-ccw',
  },
  freeShipping: {
    title: 'Free shipping',
    note: `Standard shipping over ${FREE_SHIPPING_OVER} in the continental US`,
    icon: 'truck',
  },
  secureCheckout: {
    title: 'Secure checkout',
    note: 'Your card number never reaches this store',
    icon: 'shield-check',
  },
} as const;
