import type { Order } from '#integrations/storefront/order.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { AccountParts } from './account-parts.server.ts';
import type { AlsoForgotten, AlsoHeld } from './also-held.ts';
import type { Viewer } from './find-viewer.server.ts';

export type DeleteResult =
  | { ok: true; cookies: string[] }
  | { ok: false; reason: 'password' | 'last-owner' }
  /** Seconds to wait. */
  | { ok: false; reason: 'limited'; wait: number };

export interface Deletion {
  viewer: Viewer;
  password: string;
  headers: Headers;
  /** All of it, where nothing is said. */
  also?: AlsoForgotten;
}

/** What reaches over all that the store holds of a person. The rooms that hold it import accounts, so it is handed in. */
export interface OwnData {
  exportData(db: Db, options: { viewer: Viewer; orders: Order[] | null }): Promise<unknown>;
  findAlsoHeld(db: Db, viewer: Viewer): Promise<AlsoHeld>;
  deleteAccount(parts: AccountParts, options: Deletion): Promise<DeleteResult>;
}
