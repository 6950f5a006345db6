import { daysInWords, type RetentionDays } from './retention.ts';
import { freeShippingOver, type StoreProfile } from './store-profile.ts';

/** Figures that several texts repeat and no owner sets. What the owner says of the store is in store-profile.ts. */

/** What an owner may set in the environment and texts of the store name: they are written for the store as it runs. */
export interface StoreTerms {
  /** Chats are deleted after so many days (docs/product/store.md#retention). */
  chatRetentionDays: number;
  /** Everything else that is deleted by its age; the usual numbers where nothing is said. */
  retention?: RetentionDays;
}

/** Where the environment says nothing else. */
export const defaultTerms: StoreTerms = { chatRetentionDays: 90 };

/** How long chats are kept, in words: '90 days'. */
export const chatsKept = ({ chatRetentionDays: days }: StoreTerms): string => daysInWords(days);

/** To enter a giveaway (docs/product/store.md#age). */
export const GIVEAWAY_MINIMUM_AGE = 18;

/** What the store says of itself beside its certifications (docs/product/store.md#claims). A promise that nobody made is left out. */
export function storeClaims(profile: Pick<StoreProfile, 'returnDays' | 'shipping' | 'currencyCode'>) {
  const { returnDays } = profile;
  const over = freeShippingOver(profile);
  return {
    /** Sample content: switch 'customerCount' of sample-content.ts. */
    customers: {
      title: '50,000+ customers',
      note: 'Families who shop with us',
      icon: 'user-round' as const,
    },
    ...(returnDays !== null && {
      guarantee: {
        title: `${returnDays}-day guarantee`,
        note: `Send unopened products back within ${returnDays} days`,
        icon: 'rotate-ccw' as const,
      },
    }),
    ...(over !== '' && {
      freeShipping: {
        title: 'Free shipping',
        note: `Standard shipping over ${over} in the continental US`,
        icon: 'truck' as const,
      },
    }),
    secureCheckout: {
      title: 'Secure checkout',
      note: 'Your card number never reaches this store',
      icon: 'shield-check' as const,
    },
  };
}
