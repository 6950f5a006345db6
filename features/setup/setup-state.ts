import type { StoreProfile } from '#content/store-profile.ts';
import type { ShopTrouble } from '#integrations/storefront/shop-watch.ts';
import type { SetupTest, TestResult } from './setup-mark.ts';

/** What the marks are made of. */
export interface SetupState {
  live: boolean;
  storeUrl: string;
  storeUrlIsSet: boolean;
  smtp: boolean;
  adminToken: boolean;
  chatModel: boolean;
  realtime: boolean;
  postgres: boolean;
  profile: StoreProfile;
  /** Community sources that are switched on. */
  sources: number;
  /** A giveaway runs or will, and its owner has not confirmed values and rules. */
  giveawayUnconfirmed: boolean;
  /** The owner has read the legal texts and made them the store's own. */
  textsRead: boolean;
  /** Confirmed or refused by the owner: nobody has to claim anything. */
  claimsDecided: boolean;
  tests: Partial<Record<SetupTest, TestResult>>;
  /** What the platform refuses at the moment. */
  trouble: ShopTrouble;
  /** Null while the shop cannot be read. */
  shelves: ShelfState | null;
}

interface ShelfState {
  /** Titles of the health goals that have products, and of those that have none. */
  filled: readonly string[];
  empty: readonly string[];
  /** Of these the owner chose a collection, and it is gone or has no products. */
  broken: readonly string[];
  /** The owner has looked at them and saved. */
  decided: boolean;
}
