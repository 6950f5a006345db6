import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often an address did something lately, shared by all instances. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});
