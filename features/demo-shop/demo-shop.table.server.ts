import { integer, jsonb, pgSequence, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DemoCart, DemoOrder } from '#integrations/storefront/embedded/demo-shop-records.ts';

/** Carts and orders of the embedded storefront. A live shop keeps its own; these tables then stay empty. */
export const demoCarts = pgTable('demo_carts', {
  /** Unguessable: whoever knows it can check the cart out. */
  token: text('token').primaryKey(),
  lines: jsonb('lines').$type<DemoCart['lines']>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Order numbers as a shop prints them: #1001, #1002, … */
export const demoOrderNumbers = pgSequence('demo_order_numbers', { startWith: 1001 });

export const demoOrders = pgTable(
  'demo_orders',
  {
    number: integer('number').primaryKey(),
    cartToken: text('cart_token')
      .notNull()
      .references(() => demoCarts.token),
    /** Without case and surrounding space, to find a person's orders. */
    emailKey: text('email_key').notNull(),
    order: jsonb('order').$type<DemoOrder>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('demo_orders_cart_token').on(table.cartToken)],
);
