import { expect, test } from 'vitest';
import { financialStatusWords, fulfillmentStatusWords, newestFirst, type Order } from './order.ts';

test('statuses are said in words, and an unknown one as it is', () => {
  expect(financialStatusWords('paid')).toBe('Paid');
  expect(financialStatusWords('partially_refunded')).toBe('Partly refunded');
  expect(financialStatusWords('EXPIRED')).toBe('Expired');
  expect(fulfillmentStatusWords(null)).toBe('Being packed');
  expect(fulfillmentStatusWords('fulfilled')).toBe('Shipped');
  expect(fulfillmentStatusWords('pending_fulfillment')).toBe('Pending fulfillment');
});

test('the newest order comes first', () => {
  const at = (id: string, created_at: string): Order => ({
    id,
    name: id,
    created_at,
    currency: 'USD',
    total_price: '1.00',
    financial_status: 'paid',
    fulfillment_status: null,
    line_items: [],
  });
  const orders = [
    at('a', '2025-01-01T00:00:00Z'),
    at('b', '2025-01-01T03:00:00+02:00'),
    at('c', '2024-12-31T00:00:00Z'),
  ];
  expect(newestFirst(orders).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});
