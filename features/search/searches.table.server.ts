import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often something was searched for on a day. Nothing here says by whom. */
export const searches = pgTable(
  'searches',
  {
    /** New York's. */
    day: date('day', { mode: 'string' }).notNull(),
    /** As typed, in small letters. */
    text: text('text').notNull(),
    times: integer('times').notNull(),
    /** Products found, when it was last counted. */
    found: integer('found').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.text] })],
);
