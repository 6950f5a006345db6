import { expect, test } from 'vitest';
import type { VariantNow } from '#features/catalog/product-now.ts';
import { type CartItem, toCartItem } from './cart.ts';
import { compareWithShop, keepsFromCheckout, noteText } from './compare-with-shop.ts';

const money = (amount: string) => ({ amount, currencyCode: 'USD' });
const line = (id: string, quantity = 1): CartItem =>
  toCartItem(
    { id: `p-${id}`, handle: `tea-${id}`, title: 'Tea', image: null },
    { id, title: '', sku: null, price: money('20.00'), availableForSale: true, selectedOptions: [] },
    quantity,
  );
const sold = (id: string, facts: Partial<VariantNow> = {}): [string, { variants: VariantNow[] }] => [
  `tea-${id}`,
  { variants: [{ id, price: money('20.00'), availableForSale: true, ...facts }] },
];

test('a line that is as it was says nothing', () => {
  expect(compareWithShop([line('a')], new Map([sold('a')]))).toEqual({ items: [line('a')], notes: {} });
});

test('a changed price is taken and told, and stays told at the next look', () => {
  const now = new Map([sold('a', { price: money('25.00') })]);
  const first = compareWithShop([line('a')], now);
  expect(first.items[0]?.price).toEqual(money('25.00'));
  expect(first.notes).toEqual({ a: { kind: 'price', was: money('20.00') } });
  expect(compareWithShop(first.items, now, first.notes).notes).toEqual(first.notes);
});

test.each<[string, Map<string, { variants: VariantNow[] }>, RegExp, boolean]>([
  ['sold out', new Map([sold('a', { availableForSale: false })]), /^Sold out/, true],
  ['another size gone', new Map([['tea-a', { variants: [] }]]), /^No longer in the shop/, true],
  ['gone', new Map(), /^No longer in the shop/, true],
  ['fewer than wanted', new Map([sold('a', { left: 2 })]), /^Only 2 left/, false],
])('%s is marked', (_name, now, words, keeps) => {
  const { notes } = compareWithShop([line('a', 3)], now);
  const note = notes['a'];
  expect(note && noteText(note)).toMatch(words);
  expect(keepsFromCheckout(note)).toBe(keeps);
});
