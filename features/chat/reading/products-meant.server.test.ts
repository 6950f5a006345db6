import { expect, test } from 'vitest';
import { labelOf } from '#features/catalog/label-of.server.ts';
import { splitQuestions } from '#integrations/storefront/shopify/product-questions.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { describedBy, productsAskedOf, productsMeant } from './products-meant.server.ts';

const product = (title: string, more: { productType?: string; tags?: string[]; collections?: string[] }) =>
  makeProduct({ title, handle: title.toLowerCase().replaceAll(' ', '-'), ...more });

const men = product('Brother Daily Multivitamin', { productType: 'Tablets', tags: ['multivitamin', 'men'] });
const women = product('Sister Daily Multivitamin', {
  productType: 'Tablets',
  tags: ['multivitamin', 'women', 'iron'],
});
const tea = product('Easy Mind Evening Tea', { productType: 'Tea', collections: ['Sleep & Relaxation'] });
const green = product('Light Steep', { productType: 'Tea', collections: ['Weight'] });
const formula = product('Joint Formula', { productType: 'Capsules', tags: ['turmeric', 'glucosamine'] });
const capsules = product('Magnesium Glycinate', { productType: 'Capsules', tags: ['magnesium'] });
const powder = product('Deep Rest Magnesium Drink', { productType: 'Powder', tags: ['magnesium'] });
const products = [men, women, tea, green, formula, capsules, powder];

test('of those that are called alike, whom they are for and how they come decides', () => {
  expect(productsMeant('what all in yalls womens multivitamin', products)).toEqual([women]);
  expect(productsMeant('the multi for my husband', products)).toEqual([men]);
  expect(productsMeant('wha difference between di man multivitamin an di woman one', products)).toEqual([
    men,
    women,
  ]);
  expect(productsMeant('yall carry two magnesiums', products)).toEqual([capsules, powder]);
  expect(productsMeant('magnesium powder', products)).toEqual([powder]);
});

test('a word of a name is a name where somebody calls a thing so', () => {
  expect(productsMeant('how big is the sister one', products)).toEqual([women]);
  expect(productsMeant('how many come in your sister supplement', products)).toEqual([women]);
  expect(productsMeant('my sister wants to know how big it is', products)).toEqual([]);
  expect(productsMeant('no the other kind, the one you suck on', products)).toEqual([]);
});

test('a fact is asked of what kind, shelf and tags call so, else of what holds it', () => {
  expect(productsAskedOf('what leaf and root in the sleep tea', products)).toEqual([tea]);
  expect(productsAskedOf('is the turmeric shell gelatin', products)).toEqual([formula]);
  const demo = loadDemoShop().products.map(({ handle, title, description, tags, productType }) =>
    makeProduct({ handle, title, ...splitQuestions(description), tags, productType }),
  );
  const holding = productsAskedOf('any soy where the theanine is', demo);
  expect(holding.map(({ handle }) => handle)).toContain('easy-mind');
  expect(holding.every((one) => labelOf(one).holds.has('l-theanine'))).toBe(true);
  expect(productsAskedOf('how do i reset my password', products)).toEqual([]);
});

test('what fits more products than are told side by side means none', () => {
  const teas = ['One', 'Two', 'Three', 'Four'].map((title) => product(title, { productType: 'Sleep Tea' }));
  expect(productsAskedOf('how much is the sleep tea', teas)).toEqual([]);
});

test('what tags and shelves say of a product orders a shelf', () => {
  const described = describedBy('one vitamin for a woman of sixty');
  expect(described(women)).toBeGreaterThan(described(men));
});
