import { expect, test } from 'vitest';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { whichHave } from './which-have.server.ts';

const products = loadDemoShop().products.map(({ handle, title, description, tags, productType }) =>
  makeProduct({ handle, title, description, tags, productType }),
);
const found = (plain: string) => whichHave(plain, products);

test.each([
  ["which one of y'all products got gelatin in it", 'gelatin', 'heart-and-soul-omega-3'],
  ['which of your products have soy', 'soy', 'sterol-smart'],
  ['what ones of your gummies got sugar', 'sugar', 'crown-and-coil'],
])('%s: told of those that list it', (plain, words, handle) => {
  expect(found(plain)?.ask).toMatchObject({ kind: 'fact', fact: { kind: 'contains', words } });
  expect(found(plain)?.products.map((one) => one.handle)).toContain(handle);
});

test('who asks for the most is told how much, most first', () => {
  const most = found('which one of yalls products has the most protein');
  expect(most?.ask).toMatchObject({ kind: 'fact', fact: { kind: 'amount', substances: ['protein'] } });
  expect(most?.products.slice(0, 2).map((one) => one.handle)).toEqual(['lean-and-strong', 'elder-joint']);
});

test('a form that is named is kept to', () => {
  expect(found('what ones of your gummies got sugar')?.products).toHaveLength(1);
});

test.each([
  'which of yalls products have no gelatin',
  'which of your products come without soy',
  'which of your gummies are sugar free',
  'which foods have the most protein',
  'which one has the most',
  'which of your products have zanthoxy',
])('%s: asks something else', (plain) => {
  expect(found(plain)).toBeUndefined();
});
