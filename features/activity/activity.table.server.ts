import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const activityLog = pgTable(
  'activity_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** The administrator's address as it was then: the account may be gone. */
    actor: text('actor').notNull(),
    /** Such as 'knowledge.update'. */
    action: text('action').notNull(),
    /** What it was done to, such as an id or a name. */
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('activity_log_at').on(table.at)],
);
