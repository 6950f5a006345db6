import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { keepUnchanged } from './keep-unchanged.server.ts';

const zinc = makeProduct({ title: 'Zinc' });
const beet = makeProduct({ title: 'Beet' });
const before = [zinc, beet];

test('a catalogue in which nothing changed is the same list', async () => {
  expect(await keepUnchanged(before, structuredClone(before))).toBe(before);
});

test('a changed product is the new one, the others are as they were', async () => {
  const soldOut = { ...structuredClone(beet), availableForSale: false };
  const kept = await keepUnchanged(before, [structuredClone(zinc), soldOut]);
  expect(kept[0]).toBe(zinc);
  expect(kept[1]).toBe(soldOut);
});

test('what came, went or moved makes another list', async () => {
  const fresh = makeProduct({ title: 'Fresh' });
  expect(await keepUnchanged(before, [zinc, beet, fresh])).toEqual([zinc, beet, fresh]);
  expect(await keepUnchanged(before, [zinc])).toEqual([zinc]);
  expect(await keepUnchanged(before, [beet, zinc])).toEqual([beet, zinc]);
});
