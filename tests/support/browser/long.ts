import { oneWidth } from './one-width.ts';

/**
 * For a journey that `npm test` leaves to `npm run test:long`, because all of them together take longer than a change should wait:
 * rare states of what another journey shows, long lists of pages, and desks that each start a store of their own.
 */
export const long = { tag: '@long' };

export const longOneWidth = { tag: [long.tag, oneWidth.tag] };
