import { expect, test } from 'vitest';
import { hiddenVendors } from '#content/vendors.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { speakableProducts } from './speakable-products.server.ts';

const listed = makeProduct({ title: 'Iron Gentle' });
const hidden = makeProduct({ title: 'Counter Bitters', vendor: hiddenVendors[0] ?? '' });
const catalog = [listed, hidden];
const spoken = (
  message: string,
  { said = [], productIds = [] }: { said?: string[]; productIds?: string[] } = {},
) =>
  speakableProducts(catalog, {
    message,
    history: said.map((content) => ({ role: 'user' as const, content, evidence: null })),
    productIds,
  });

test('what the shop lists nowhere is spoken of with who names it, or looks at its page', () => {
  expect(spoken('is there alcohol in the counter bitters')).toEqual([listed, hidden]);
  expect(spoken('and can I take it late', { said: ['what is in the Counter Bitters'] })).toEqual([
    listed,
    hidden,
  ]);
  expect(spoken('is there alcohol in it', { productIds: [hidden.id] })).toEqual([listed, hidden]);
});

test('and with nobody else', () => {
  expect(spoken('what do you have for my stomach')).toEqual([listed]);
});
