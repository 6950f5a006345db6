import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeVariant } from '#tests/support/make-product.ts';
import {
  addItem,
  type CartItem,
  cartTotal,
  countItems,
  describeOptions,
  MAX_LINES,
  MAX_QUANTITY,
  refusalOf,
  setQuantity,
  toCartItem,
} from './cart.ts';
import { readStoredCart } from './stored-cart.ts';

const product = { id: 'p', handle: 'deep-rest', title: 'Deep Rest', image: null };
const line = (id: string, amount = '10.00', quantity = 1): CartItem => ({
  ...toCartItem(product, makeVariant({ id, price: { amount, currencyCode: 'USD' } })),
  quantity,
});

test('adding a variant that is there raises its quantity, another one is appended', () => {
  const items = addItem(addItem(addItem([], line('a')), line('b')), line('a'));
  expect(items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

test('adding again takes the newest price', () => {
  expect(addItem([line('a', '10.00')], line('a', '12.00'))).toMatchObject([
    { quantity: 2, price: { amount: '12.00' } },
  ]);
});

test('a quantity of 0 or less removes the line', () => {
  expect(setQuantity([line('a'), line('b')], 'a', 0).map(({ variantId }) => variantId)).toEqual(['b']);
  expect(setQuantity([line('a')], 'a', -2)).toEqual([]);
});

test('the checkout takes at most 99 of a thing and 100 lines', () => {
  expect(addItem([line('a', '1.00', MAX_QUANTITY)], line('a'))[0]?.quantity).toBe(MAX_QUANTITY);
  const full = Array.from({ length: MAX_LINES }, (_, index) => line(String(index)));
  expect(addItem(full, line('new'))).toEqual(full);
  expect(refusalOf(full, line('new'))?.title).toBe('Your cart is full');
  expect(refusalOf(full, line('1'))).toBeUndefined();
  expect(refusalOf([line('a', '1.00', 98)], line('a', '1.00', 2))?.title).toBe('At most 99 of one product');
  expect(refusalOf([], line('a', '1.00', MAX_QUANTITY))).toBeUndefined();
});

test('the total is exact to the cent', () => {
  expect(cartTotal([line('a', '0.10', 3), line('b', '19.99', 2)])).toEqual({
    amount: '40.28',
    currencyCode: 'USD',
  });
  expect(countItems([line('a', '0.10', 3), line('b', '19.99', 2)])).toBe(5);
});

test('options are joined by a bullet, the nameless variant has none', () => {
  const options = (...values: string[]) =>
    describeOptions({ selectedOptions: values.map((value) => ({ name: 'Size', value })) });
  expect(options('90 capsules', 'Mint')).toBe('90 capsules • Mint');
  expect(options('Default Title')).toBe('');
});

test('a stored cart reads back as it was written', () => {
  const stored = {
    items: [line('a', '10.00', 2), line('b')],
    cartId: 'gid://shopify/Cart/1',
    checkoutUrl: 'https://shop.example/c/1',
  };
  expect(readStoredCart(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test('a broken line is left out, the others stay', () => {
  const good = line('good');
  const broken = [
    null,
    7,
    {},
    { ...line('x'), quantity: 'many' },
    { ...line('y'), price: { amount: '-1', currencyCode: 'USD' } },
    { ...line('z'), product: null },
  ];
  expect(
    readStoredCart({ items: [...broken, good, good], cartId: 5, checkoutUrl: 'javascript:alert(1)' }),
  ).toEqual({
    items: [good],
    cartId: null,
    checkoutUrl: null,
  });
});

test('nothing that stands in the storage breaks the cart', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(Array.isArray(readStoredCart(stored).items)).toBe(true);
    }),
  );
});
