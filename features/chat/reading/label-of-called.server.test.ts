import { expect, test } from 'vitest';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { answerProduct } from '../products/answer-product.server.ts';
import { labelOfCalled } from './label-of-called.server.ts';

const products = loadDemoShop().products.map(({ handle, title, description, tags, productType }) =>
  makeProduct({ handle, title, description, tags, productType }),
);

function told(plain: string): { handles: string[]; text: string } | undefined {
  const found = labelOfCalled(plain, products);
  if (found?.ask.kind !== 'fact') return undefined;
  const { fact } = found.ask;
  const text = found.products
    .map((product) => answerProduct(product, fact))
    .map((one) => one.text + one.apart.join(' '));
  return { handles: found.products.map(({ handle }) => handle), text: text.join(' ') };
}

test.each([
  ['do the hair gummies have pork gelatin in them', 'crown-and-coil', 'lists no gelatin, but pectin'],
  [
    'is the fish oil made with beef gelatin i only eat halal',
    'heart-and-soul-omega-3',
    'lists fish gelatin: ',
  ],
  [
    'is there pork in the prostate daily',
    'prostate-daily',
    'names no pork, but it lists gelatin and does not say',
  ],
  [
    'are the vitamin d softgels halal',
    'vitamin-d3-k2',
    'no halal or kosher mark that I can read, but it lists',
  ],
  [
    'i am allergic to shrimp and crab bad can i have the sea moss gel',
    'sea-moss-mineral',
    'lists no shellfish',
  ],
  ['i got a shellfish allergy is joint formula safe', 'joint-formula', 'lists shellfish'],
  ['does the prenatal have choline', 'mama-prenatal', 'choline bitartrate'],
  ['how much zinc is in brother daily', 'brother-daily', '15 mg'],
])('%j is told from the label', (plain, handle, text) => {
  const found = told(plain);
  expect(found?.handles).toEqual([handle]);
  expect(found?.text).toContain(text);
});

test('the animal that no label names is asked of the store, not guessed', () => {
  expect(told('do the vitamin d softgels have pork gelatin')?.text).toContain('ask through the contact page');
});

test.each([
  'do oxtails have gelatin',
  'is there iron in the collard greens i cook',
  'what helps with a nut allergy',
  'does turmeric have caffeine',
  'how much is the sea moss gel',
  'is valerian ok with the blood pressure pill i take losartan',
  'does the joint cream my mother use have iron',
  'which plant foods have enough iron for the prenatal',
])('%j asks for no label', (plain) => {
  expect(labelOfCalled(plain, products)).toBeUndefined();
});
