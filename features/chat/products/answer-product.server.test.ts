import { expect, test } from 'vitest';
import { splitQuestions } from '#integrations/storefront/shopify/product-questions.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { readMessage } from '../reading/read-message.server.ts';
import { answerProduct } from './answer-product.server.ts';
import { tellProducts } from '../embedded/tell-products.server.ts';
import { cheaperOf, compareByFacts } from './compare-products.server.ts';
import { readProductQuestion } from './product-question.server.ts';

const products = loadDemoShop().products.map(
  ({ handle, title, description, productType, tags, variants, options }) =>
    makeProduct({
      handle,
      title,
      ...splitQuestions(description),
      productType,
      tags,
      options,
      variants: variants.map((variant) => ({ ...variant, availableForSale: true })),
      minPrice: variants[0]?.price ?? { amount: '1.00', currencyCode: 'USD' },
    }),
);
const productOf = (handle: string) => {
  const found = products.find((one) => one.handle === handle);
  if (!found) throw new Error(`No product ${handle}`);
  return found;
};
const told = (handle: string, question: string) => {
  const read = readMessage({ message: question, history: [], products, inView: [productOf(handle)] });
  if (read.ask.kind !== 'fact') return `not asked of a product: ${read.ask.kind}`;
  const { text, items, apart, after } = answerProduct(productOf(handle), read.ask.fact);
  return [text, ...items, ...apart, ...after].join('\n');
};

test.each([
  ['how many capsules come in it', 'count'],
  ['how many in a bottle', 'count'],
  ['how many gummies do i get', 'count'],
  ['how many servings are in it', 'count'],
  ['how long does it last', 'lasts'],
  ['how long will one bottle last me', 'lasts'],
  ['is it a 30 day supply', 'lasts'],
  ['how many days does it last', 'lasts'],
  ['what is in it', 'contents'],
  ['whats in this', 'contents'],
  ['ingredients', 'contents'],
  ['does it contain dairy', 'contains'],
  ['is it gluten free', 'contains'],
  ['any soy in it', 'contains'],
  ['does it have shellfish', 'contains'],
  ['has it got caffeine', 'contains'],
  ['is there pork gelatin in it', 'contains'],
  ['any nuts', 'contains'],
  ['does it have iron', 'contains'],
  ['how much magnesium does it have', 'amount'],
  ['how many mg of zinc is in it', 'amount'],
  ['how much k is in that', 'amount'],
  ['is it prepared from soya', 'contains'],
  ['is it vegan', 'vegan'],
  ['is it ok for vegetarians or vegetarian at all', 'vegetarian'],
  ['how much is it', 'price'],
  ['whats the price', 'price'],
  ['what does it cost', 'price'],
  ['price per serving', 'serving-price'],
  ['how much is it a serving', 'serving-price'],
  ['cost per capsule', 'serving-price'],
  ['how do i take it', 'directions'],
  ['how many do i take a day', 'directions'],
  ['when should i take it', 'directions'],
  ['is it in stock', 'stock'],
  ['is it a pill or a powder', 'form'],
  ['any side effects', 'warnings'],
  ['what sizes does it come in', 'sizes'],
  ['what is the count', 'count'],
  ['whats the capsule count', 'count'],
  // Whether it is enough, and no number.
  ['does it still count', undefined],
])('%s: %s', (question, kind) => {
  expect(readProductQuestion(question)?.kind).toBe(kind);
});

test.each([
  ['joint-formula', 'how many capsules are in it', /360 capsules, 90 servings/],
  ['joint-formula', 'how long does it last', /about 90 days/],
  ['joint-formula', 'does it have shellfish', /^Yes.*shellfish/],
  ['joint-formula', 'is it vegan', /^No/],
  ['good-gut', 'does it contain dairy', /^No: .*no dairy/],
  ['iron-gentle', 'does it contain soy', /lists no soy[^]*traces/],
  ['magnesium-glycinate', 'how much magnesium is in it', /300 mg, 71% of the daily value/],
  ['magnesium-glycinate', 'price a serving', /USD [\d.]+[^]*240 servings/],
  ['sea-moss-mineral', 'how many servings', /8 oz \/ Original: 12 servings\n16 oz/],
  ['full-plate', 'how long does it last', /about 30 to 90 days/],
  ['heart-and-soul-omega-3', 'is there gelatin in it', /fish gelatin/],
  ['b12-bright', 'is it vegan', /^Yes/],
  ['iron-gentle', 'is it vegan', /cannot promise/],
  ['run-it', 'how do i take it', /label of \{product\} says/],
  ['crown-and-coil', 'are there added sugars in it', /^Yes.*added sugar: Added sugars, 2 g/],
  ['elderberry-shield', 'is it sugar free', /^No, .*Total sugars, 5 g/],
  ['run-it', 'is it sugar free', /lists no sugar: Total sugars, 0 g/],
  ['baobab-fiber', 'does it have added sugar', /lists no added sugar: Added sugars, 0 g/],
  ['good-gut', 'is it dairy free', /^Yes: .*no dairy/],
])('%s, %s', (handle, question, answer) => {
  expect(told(handle, question)).toMatch(answer);
});

test('what a page does not say is not guessed', () => {
  const bare = makeProduct({ title: 'Bare', description: 'Nice.' });
  for (const question of [
    'how many are in it',
    'what is in it',
    'does it contain milk',
    'how do i take it',
    'how long does it last',
    'price per serving',
  ]) {
    const { known, text } = answerProduct(bare, readProductQuestion(question) ?? { kind: 'about' });
    expect({ question, known, text }).toEqual({ question, known: false, text });
    expect(text).toContain('does not state');
  }
});

test('two side by side: price, serving price, count, contents', () => {
  const { columns, verdict } = compareByFacts([productOf('magnesium-glycinate'), productOf('deep-rest')]);
  const [first] = columns;
  expect(first?.lines.join('\n')).toMatch(
    /Price: USD[^]*A serving costs: USD[^]*How many: 720 capsules, 240 servings[^]*Holds: Magnesium/,
  );
  expect(verdict.join(' ')).toMatch(/\{\d\} is the cheaper one[^]*By the serving/);
});

test('cheaper to buy and cheaper to take are two answers', () => {
  const of = (servings: number, price: string) =>
    makeProduct({
      price,
      description: `Supplement Facts. Serving size: 1 capsule. Servings per container: ${servings}. Zinc 1 mg.`,
    });
  const [small, large] = [of(30, '15.00'), of(300, '60.00')];
  expect(cheaperOf([small, large]).join(' ')).toMatch(
    /^\{0\} is the cheaper one, USD 15.00\. By the serving, \{1\} is the cheaper one: \{1\} USD 0.20 a serving, \{0\} USD 0.50/,
  );
  expect(cheaperOf([small, large], false)[0]).toMatch(/^\{1\} is the more expensive one/);
});

test('several of one are told with their sum', () => {
  expect(told('zinc-and-citrus', 'how much for three of them')).toContain(
    '3 of it come to USD 46.47, before shipping and any discount.',
  );
  expect(told('elderberry-shield', 'how many grams of sugar in it')).toContain('Total sugars: 5 g');
});

test.each([
  ['been vegan since january is it the b12', undefined],
  ['my son is vegan now', undefined],
  ['is it vegan', 'vegan'],
  ['are they vegetarian', 'vegetarian'],
  ['can i take it with my creatine', 'warnings'],
  ['can i take it with my breakfast', undefined],
])('%s asks for %s', (message, kind) => {
  expect(readProductQuestion(message)?.kind).toBe(kind);
});

test('of two allergens each is told by itself, without a yes or no', () => {
  const fact = { kind: 'contains' as const, substances: [], words: 'soy', free: true };
  const product = makeProduct({
    title: 'Protein',
    description:
      'Supplement Facts. Serving size: 1 scoop. Soy protein isolate 20 g. Other ingredients: soy lecithin.',
  });
  const { text, apart } = answerProduct(product, { ...fact, allergens: ['soy', 'gluten'] });
  expect(text).toBe('The label of {product} lists soy, and lists no gluten.');
  expect(apart.join(' ')).toContain('free of traces');
});

test.each([
  ['is there honey in it', 'honey'],
  ['does it have royal jelly', 'royal jelly'],
  ['any nuts', 'peanut'],
  ['does it contain dairy', 'dairy'],
])('%s asks for %s, and for no bee', (message, words) => {
  expect(readProductQuestion(message)).toMatchObject({ kind: 'contains', words });
});

test('a whole list is asked for, or what something is made from: no single thing of it is the answer', () => {
  expect(told('blood-sugar-maintenance', 'whats in the blood sugar one, all the ingredients')).toContain(
    'Berberine',
  );
  expect(readProductQuestion('is the collagen from fish or cow')).toEqual({ kind: 'contents' });
  expect(readProductQuestion('does the collagen have fish in it')?.kind).toBe('contains');
});

test('how strong, how many a day, and whether it suits somebody are read from the label', () => {
  expect(told('prostate-daily', 'your saw palmetto is it 320 mg')).toContain('320 mg');
  expect(told('prostate-daily', 'and its one a day')).toContain('1 softgel a day');
  expect(told('zinc-and-citrus', 'is that ok for me')).toContain('Please read first');
});

test('several prices are told with their sum where that was asked', () => {
  const products = ['zinc-and-citrus', 'iron-gentle'].map(productOf);
  expect(tellProducts(products, { kind: 'price', together: true }).join(' ')).toContain(
    'Together, one of each, they come to USD 30.48, before shipping and any discount.',
  );
  expect(tellProducts(products, { kind: 'price' }).join(' ')).not.toContain('Together');
});

test('of two things that are named the one behind “your” is the product', () => {
  expect(told('joint-formula', 'does your turmeric have black pepper in it')).toMatch(
    /^Yes, .* lists black pepper/,
  );
});

test('of a thing that it is called after and another one, the other one is asked for', () => {
  expect(told('move-it', 'does that l carnitine liquid have caffeine in it')).toContain('lists no caffeine');
  expect(told('move-it', 'does it have carnitine')).toContain('lists carnitine');
});

test('how long it keeps is no count of days', () => {
  expect(told('sister-daily', 'how long does it keep once the bottle is opened')).toContain(
    'does not say it',
  );
  expect(told('sister-daily', 'how long does one bottle last')).toContain('about 30 days');
});

test('who wants to take two together asks for no list, who asks what it is made of does', () => {
  expect(readProductQuestion('i already take melatonin 5 mg can i have both same night')).toBeUndefined();
  expect(readProductQuestion('is that pork gelatin')?.kind).toBe('contains');
});
