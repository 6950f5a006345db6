import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { splitQuestions } from '#integrations/storefront/shopify/product-questions.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { demoShopFolder } from '#integrations/storefront/embedded/read-demo-shop.ts';
import { createLabelReader } from './read-label.ts';

/** The labels of the embedded shop, read from what its pages show, against the data that they were written from. */

const read = createLabelReader();
const labelFile = z.object({
  facts: z.object({ rows: z.array(z.object({ name: z.string(), amount: z.coerce.string() })) }),
});
const products = loadDemoShop().products.map(
  ({ handle, title, description, descriptionHtml, productType, tags, variants }) => ({
    handle,
    file: labelFile.parse(
      parse(readFileSync(path.join(demoShopFolder, 'products', `${handle}.yaml`), 'utf8')),
    ),
    fromText: read({ title, ...splitQuestions(description), productType, tags, variants }),
    fromHtml: read({
      title,
      description: descriptionHtml.split('<h3>Questions</h3>')[0] ?? '',
      productType,
      tags,
      variants,
    }),
  }),
);
const labelOf = (handle: string) => products.find((one) => one.handle === handle)?.fromText;

test('every row of every label is read, with its amount', () => {
  expect(products.length).toBeGreaterThanOrEqual(49);
  for (const { handle, file, fromText } of products) {
    const rows = file.facts.rows.map(({ name, amount }) => [name, amount]);
    expect({ handle, rows: fromText.ingredients.map(({ name, amount }) => [name, amount]) }).toEqual({
      handle,
      rows,
    });
  }
});

test('HTML and plain text say the same', () => {
  for (const { handle, fromText, fromHtml } of products)
    expect({ handle, label: fromHtml }).toEqual({ handle, label: fromText });
});

test('servings: every size has some, and every serving is understood', () => {
  const strange = products.filter(
    ({ fromText: { perServing, variants } }) =>
      !perServing || variants.some(({ servings }) => servings === undefined || !(servings > 0)),
  );
  expect(strange.map(({ handle }) => handle)).toEqual([]);
  expect(labelOf('joint-formula')?.variants).toEqual([{ pieces: 360, servings: 90 }]);
  expect(labelOf('magnesium-glycinate')?.variants).toEqual([{ pieces: 720, servings: 240 }]);
  expect(labelOf('sea-moss-mineral')?.variants.map(({ servings }) => servings)).toEqual([12, 25, 25]);
  expect(labelOf('steady-day')?.servingsPerDay).toEqual({ least: 1, most: 1 });
  expect(labelOf('b12-bright')?.servingsPerDay).toEqual({ least: 1, most: 1 });
  expect(labelOf('sterol-smart')?.servingsPerDay).toEqual({ least: 1, most: 2 });
  expect(products.filter(({ fromText }) => !fromText.servingsPerDay).map(({ handle }) => handle)).toEqual([]);
});

test('every label can be read: what is in it, directions, warnings', () => {
  for (const { handle, fromText } of products)
    expect({ handle, ...fromText.readable, directions: fromText.directions !== undefined }).toEqual({
      handle,
      contents: true,
      warnings: true,
      directions: true,
    });
});

test.each([
  ['heart-and-soul-omega-3', ['fish'], []],
  ['joint-formula', ['shellfish'], []],
  ['sterol-smart', ['soy'], []],
  ['honeycombs-bee-pollen', ['bee'], []],
  ['elderberry-shield', ['bee', 'ragweed'], []],
  ['good-gut', [], ['dairy', 'soy']],
])('%s holds %j and is free of %j', (handle, contains, freeOf) => {
  expect([...(labelOf(handle)?.contains ?? [])].sort()).toEqual(contains);
  expect([...(labelOf(handle)?.freeOf ?? [])].sort()).toEqual([...freeOf].sort());
});

test.each([
  ['b12-bright', true],
  ['lean-and-strong', true],
  ['joint-formula', false],
  ['vitamin-d3-k2', false],
  ['elder-joint', false],
  ['honeycombs-chamomile-honey-syrup', false],
  ['iron-gentle', undefined],
] as const)('%s is vegan: %s', (handle, vegan) => {
  expect(labelOf(handle)?.vegan).toBe(vegan);
});

test.each([
  [
    'beet-nitric',
    [
      'pressure-medicine',
      'nitrate',
      'erection-medicine',
      'kidney-stones',
      'kidney-disease',
      'pregnancy',
      'nursing',
    ],
  ],
  [
    'biosilver',
    [
      'warfarin',
      'thyroid-medicine',
      'antibiotic',
      'sugar-medicine',
      'seizure-medicine',
      'before-a-test',
      'pregnancy',
    ],
  ],
  [
    'blood-sugar-maintenance',
    [
      'insulin-medicine',
      'metformin',
      'blood-thinner',
      'statin',
      'transplant-medicine',
      'pressure-medicine',
      'pregnancy',
      'surgery',
    ],
  ],
  ['crown-and-coil', ['before-a-test', 'water-pill', 'lithium', 'kidney-disease', 'pregnancy', 'nursing']],
  ['elderberry-shield', ['for-child', 'autoimmune', 'immune-medicine', 'ragweed-allergy', 'pregnancy']],
  ['full-plate', ['trouble-swallowing', 'surgery', 'sugar-medicine', 'for-child', 'pregnancy', 'nursing']],
  ['good-gut', ['weak-immune', 'pregnancy']],
  ['heart-and-soul-omega-3', ['warfarin', 'blood-thinner', 'daily-aspirin', 'surgery', 'fish-allergy']],
  [
    'honeycombs-bee-pollen',
    ['bee-allergy', 'ragweed-allergy', 'asthma', 'warfarin', 'for-child', 'pregnancy'],
  ],
  [
    'joint-formula',
    [
      'blood-thinner',
      'shellfish-allergy',
      'surgery',
      'gallstones',
      'liver-disease',
      'asthma',
      'sugar-medicine',
      'pregnancy',
    ],
  ],
  [
    'kidney-kind',
    [
      'kidney-disease',
      'transplant',
      'heart-failure',
      'water-pill',
      'lithium',
      'blood-thinner',
      'ragweed-allergy',
      'pregnancy',
    ],
  ],
  ['lean-and-strong', ['kidney-disease', 'peanut-allergy', 'soy-allergy', 'pregnancy']],
  ['light-steep', ['warfarin', 'gallstones', 'water-pill', 'lithium', 'pregnancy']],
  [
    'liver-daily',
    [
      'liver-disease',
      'gallstones',
      'sugar-medicine',
      'blood-thinner',
      'nitrate',
      'ragweed-allergy',
      'pregnancy',
    ],
  ],
  [
    'mama-prenatal',
    ['thyroid-condition', 'sickle-cell-disease', 'iron-overload', 'blood-thinner', 'seizure-medicine'],
  ],
  [
    'move-it',
    [
      'seizure-history',
      'thyroid-condition',
      'kidney-disease',
      'liver-disease',
      'heart-condition',
      'blood-thinner',
      'pregnancy',
    ],
  ],
  [
    'prostate-daily',
    ['blood-thinner', 'surgery', 'prostate-medicine', 'hormone-medicine', 'psa-test', 'pregnancy'],
  ],
  [
    'run-it',
    [
      'hypertension',
      'heart-failure',
      'kidney-disease',
      'water-pill',
      'ace-or-arb',
      'lithium',
      'sickle-cell-disease',
    ],
  ],
  [
    'sorrel-calm',
    [
      'pregnancy',
      'nursing',
      'thyroid-condition',
      'liver-disease',
      'autoimmune',
      'pressure-medicine',
      'sugar-medicine',
      'seizure-medicine',
      'sedative',
      'mood-medicine',
    ],
  ],
  [
    'steady-day',
    [
      'insulin-medicine',
      'sugar-medicine',
      'blood-thinner',
      'peanut-allergy',
      'kidney-disease',
      'liver-disease',
      'pregnancy',
      'surgery',
    ],
  ],
  [
    'ultra-memory',
    [
      'warfarin',
      'blood-thinner',
      'bleeding-disorder',
      'surgery',
      'seizure-history',
      'mood-medicine',
      'thyroid-medicine',
      'sugar-medicine',
      'pregnancy',
    ],
  ],
  [
    'vitamin-d3-k2',
    ['warfarin', 'kidney-stones', 'kidney-disease', 'high-calcium', 'water-pill', 'digoxin', 'pregnancy'],
  ],
])('%s warns of %j', (handle, concepts) => {
  expect([...(labelOf(handle)?.warnsOf ?? [])]).toEqual(expect.arrayContaining(concepts));
});

test('a bottle that a child may find warns nobody of itself', () => {
  const forChild = products
    .filter(({ fromText }) => fromText.warnsOf.has('for-child'))
    .map(({ handle }) => handle);
  expect(forChild.sort()).toEqual([
    'elderberry-shield',
    'full-plate',
    'honeycombs-bee-pollen',
    'honeycombs-chamomile-honey-syrup',
    'honeycombs-ginger-lemon-honey-tonic',
    'honeycombs-propolis-drops',
    'sterol-smart',
  ]);
});

test('a substance is held where the label lists it, and nowhere else', () => {
  const holding = (substance: string) =>
    products.filter(({ fromText }) => fromText.holds.has(substance)).map(({ handle }) => handle);
  expect(holding('berberine')).toEqual(['blood-sugar-maintenance']);
  expect(holding('vitamin-d')).not.toContain('zinc-and-citrus');
  expect(holding('vitamin-k').sort()).toEqual(
    expect.arrayContaining(['collard-greens-daily', 'vitamin-d3-k2']),
  );
  expect(holding('calcium')).not.toContain('biosilver');
  expect(holding('melatonin')).toEqual([]);
});
