import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { productForm } from '#features/catalog/product-form.ts';
import { splitQuestions } from '../shopify/product-questions.ts';
import type { DemoProduct } from './demo-shop.ts';
import { loadDemoShop } from './load-demo-shop.ts';
import { DemoShopDataError, demoShopFolder, readDemoShop } from './read-demo-shop.ts';

const shop = loadDemoShop();
const HIDDEN_VENDORS = ['Kia Bellamy', 'In House CT'];
const listed = (products: DemoProduct[]) => products.filter(({ vendor }) => !HIDDEN_VENDORS.includes(vendor));
const ofVendor = (name: string) => shop.products.filter(({ vendor }) => vendor === name);
/** Its form as the store reads it from the platform's answer. */
const formOf = ({ variants, ...product }: DemoProduct) =>
  productForm({
    ...product,
    variants: variants.map((variant) => ({ ...variant, availableForSale: variant.available > 0 })),
  });
const forSale = ({ variants }: DemoProduct) => variants.some(({ available }) => available > 0);

test.each([
  ['blood-sugar-maintenance', 'Blood Sugar Maintenance'],
  ['blood-pressure-heart-support', 'Blood Pressure-Heart Support'],
  ['biolife-plus-supreme', 'Biolife Plus Supreme'],
  ['magnesium-glycinate', 'Magnesium Glycinate'],
  ['joint-formula', 'Joint Formula'],
  ['ultra-memory', 'Ultra Memory'],
  ['strength-of-a-woman', 'Strength of a Woman'],
  ['strength-of-a-man', 'Strength of a Man'],
])('the quiz product %s costs 199.99 and can be bought', (handle, title) => {
  const product = shop.products.find((candidate) => candidate.handle === handle);
  expect(product).toMatchObject({ title, vendor: 'BioLife' });
  expect(new Set(product?.variants.map(({ price }) => price.amount))).toEqual(new Set(['199.99']));
  expect(product?.variants[0]?.available).toBeGreaterThan(0);
});

test('biosilver, a vitamin D3 + K2 product, Honeycombs and the hidden vendors are there', () => {
  expect(shop.products.filter(({ title }) => title.toLowerCase() === 'biosilver')).toMatchObject([
    { handle: 'biosilver' },
  ]);
  expect(shop.products.some(({ title }) => title.includes('Vitamin D3 + K2'))).toBe(true);
  expect(ofVendor('Honeycombs').length).toBeGreaterThanOrEqual(4);
  for (const vendor of HIDDEN_VENDORS) expect(ofVendor(vendor).length).toBeGreaterThanOrEqual(2);
  expect(new Set(shop.products.map(({ vendor }) => vendor))).toEqual(
    new Set(['BioLife', 'Honeycombs', ...HIDDEN_VENDORS]),
  );
});

test('every collection has at least five listed products, blood pressure eight, weight more than a page of twelve', () => {
  expect(shop.collections).toHaveLength(20);
  const least: Record<string, number> = { 'blood-pressure': 8, weight: 13 };
  for (const { handle, products } of shop.collections)
    expect(listed(products).length, handle).toBeGreaterThanOrEqual(least[handle] ?? 5);
});

test('capsules, powders and liquids are well mixed', () => {
  const forms = listed(shop.products).map(formOf);
  for (const form of ['capsule', 'powder', 'liquid'])
    expect(forms.filter((found) => found === form).length, form).toBeGreaterThanOrEqual(10);
});

test('the catalogue has what a shop must cope with: long titles, many variants, sold out, nearly sold out, no options', () => {
  const variants = shop.products.flatMap((product) => product.variants);
  expect(shop.products.some(({ title }) => title.length > 60)).toBe(true);
  expect(shop.products.every(({ variants: own }) => own.length >= 1 && own.length <= 4)).toBe(true);
  expect(shop.products.some(({ options }) => options.length === 2)).toBe(true);
  expect(shop.products.some(({ options }) => options[0]?.values[0] === 'Default Title')).toBe(true);
  expect(shop.products.filter((product) => !forSale(product))).toHaveLength(2);
  expect(
    shop.products.some(
      (product) => forSale(product) && product.variants.some(({ available }) => available === 0),
    ),
  ).toBe(true);
  expect(variants.some(({ available }) => available === 2)).toBe(true);
  const prices = variants.map(({ price }) => Number(price.amount)).filter((price) => price !== 199.99);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(14);
  expect(Math.max(...prices)).toBeLessThanOrEqual(60);
});

test('nothing in the words promises to treat, cure or prevent', () => {
  for (const { handle, title, description } of shop.products)
    expect(`${title} ${description}`, handle).not.toMatch(
      /\b(treats?|treatments?|cures?|cured|prevents?|prevention|heals?|reverses?|miracle|guaranteed)\b/i,
    );
});

test('every question of every product is read back from its page, and nothing else of the page is', () => {
  for (const { handle, data } of readDemoShop().products) {
    const { description = '' } = shop.products.find((product) => product.handle === handle) ?? {};
    const read = splitQuestions(description);
    expect({ handle, questions: read.questions }).toEqual({ handle, questions: data.questions });
    expect(read.description, handle).toMatch(/is broken or missing\.$/);
  }
});

test('every product with iron added carries the warning that the law words', () => {
  const withIron = shop.products.filter(({ description }) => description.includes('Iron (as'));
  expect(withIron.map(({ handle }) => handle).sort()).toEqual([
    'iron-gentle',
    'mama-prenatal',
    'sister-daily',
    'strength-of-a-woman',
  ]);
  for (const { handle, description } of withIron)
    expect(description, handle).toContain(
      'WARNING: Accidental overdose of iron-containing products is a leading cause of fatal poisoning in children under 6. Keep this product out of reach of children. In case of accidental overdose, call a doctor or poison control center immediately.',
    );
});

test('what thins the blood says so to people on blood thinners', () => {
  const thinning = shop.products.filter(({ description }) =>
    /fish oil concentrate|ginkgo leaf|turmeric root extract/i.test(description),
  );
  expect(thinning.length).toBeGreaterThanOrEqual(3);
  for (const { handle, description } of thinning)
    expect(description, handle).toMatch(/blood thinners|warfarin/);
});

// A copy of the data with mistakes in it.
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function mistakesOf(...changes: [file: string, from: string | RegExp, to: string][]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'demo-shop-'));
  folders.push(folder);
  cpSync(demoShopFolder, folder, { recursive: true });
  for (const [file, from, to] of changes) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const changed = text.replace(from, to);
    expect(changed, `${file} has ${from}`).not.toBe(text);
    writeFileSync(path.join(folder, file), changed);
  }
  try {
    readDemoShop(folder);
    return [];
  } catch (error) {
    if (error instanceof DemoShopDataError) return error.mistakes;
    throw error;
  }
}

const iron = 'products/iron-gentle.yaml';

test.each<[string, [string, string | RegExp, string], string]>([
  ['a misspelt key', [iron, 'benefit:', 'benefits:'], `${iron}: the file`],
  [
    'a price of three decimals',
    [iron, '14.99', '14.999'],
    `${iron}: variants.0.price must have at most two decimals`,
  ],
  ['a price as text', [iron, '14.99', 'cheap'], `${iron}: variants.0.price must be a number, such as 24.99`],
  [
    'an unknown collection',
    [iron, 'energy,', 'enregy,'],
    `${iron}: collections.1 "enregy" is not in collections.yaml`,
  ],
  [
    'a wrong unit',
    [iron, '25 mg', '25 mcg'],
    `${iron}: facts.rows.3.amount must be a number of mg, such as "18 mg"`,
  ],
  [
    'values without an option',
    [iron, 'options: [Size]', ''],
    `${iron}: variants.0.values must have 0 entries, one for each option`,
  ],
  [
    'an unknown picture',
    [iron, 'gallery: [womens-health]', 'gallery: [moon]'],
    `${iron}: gallery.0 must be "label" or a handle of collections.yaml`,
  ],
  ['an unknown cloth', [iron, 'pattern: lattice', 'pattern: paisley'], `${iron}: art.pattern`],
  ['a used sku', [iron, 'BL-IRG-060', 'BL-ZNC-060'], 'variants.0.sku BL-ZNC-060 is used twice'],
  ['a used id', [iron, /^id: \d+/, 'id: 7481203601737'], 'id 7481203601737 is used twice'],
  [
    'an added percentage',
    [iron, 'amount: 25 mg', 'amount: 25 mg\n      dailyValue: 140'],
    `${iron}: facts.rows.3.dailyValue is worked out from the amount: leave it out`,
  ],
  ['no YAML', [iron, 'facts:', 'facts: ['], `${iron}: line `],
  ['a bad token', ['shop.yaml', 'biolife-demo-public-token', 'x'], 'shop.yaml: accessToken must be 16 to 64'],
  [
    'a collection twice',
    ['collections.yaml', 'handle: joint', 'handle: brain'],
    'collections.yaml: 5.handle brain is used twice',
  ],
])('%s is named with its file and field', (_what, change, mistake) => {
  const mistakes = mistakesOf(change);
  expect(
    mistakes.some((line) => line.includes(mistake)),
    mistakes.join('\n'),
  ).toBe(true);
});

test('all mistakes of all files are named at once', () => {
  const mistakes = mistakesOf(
    [iron, '14.99', '-1'],
    [iron, 'energy,', 'enregy,'],
    ['products/biosilver.yaml', 'vendor: BioLife', ''],
    ['collections.yaml', 'id: 287821430878', 'id: none'],
    ['shop.yaml', 'percent: 10', 'percent: 1000'],
  );
  for (const start of [
    `${iron}: variants.0.price`,
    'products/biosilver.yaml: vendor',
    'collections.yaml: 0.id',
    'shop.yaml: firstOrderDiscount.percent',
  ])
    expect(
      mistakes.filter((line) => line.startsWith(start)),
      start,
    ).toHaveLength(1);
});
