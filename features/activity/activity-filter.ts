import { z } from 'zod';

/** What of the activity is looked at. An empty text filters nothing. */
export interface ActivityFilter {
  /** Whose lines: the id of one of them, so that no address of a person stands in an address bar. */
  who: string;
  /** The part of an action before its dot, such as 'campaigns'. */
  kind: string;
  /** Days of the store, '2026-11-23'; both belong to it. */
  from: string;
  to: string;
}

const text = z.string().trim().max(254).catch('');
const id = z.uuid().catch('');
/** A day of the store. Of this century: no log is older, and far away there is no calendar to count by. */
export const storeDayText = z.iso.date().regex(/^20/).catch('');
const filter = z.object({ who: id, kind: text, from: storeDayText, to: storeDayText });

/** Out of an address or a form. What cannot be read filters nothing. */
export const readActivityFilter = (sent: Iterable<readonly [string, unknown]>): ActivityFilter =>
  filter.parse(Object.fromEntries(sent));
