import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { firstKnowledge } from '#content/knowledge/index.ts';
import { productFile } from '#integrations/storefront/embedded/data-schema.ts';
import { demoShopFolder } from '#integrations/storefront/embedded/read-demo-shop.ts';

const folder = path.join(demoShopFolder, 'products');
const products = readdirSync(folder).map((file) =>
  productFile.parse(parse(readFileSync(path.join(folder, file), 'utf8'))),
);

/** Rows that say how much food is in a serving; none has an effect of its own that somebody would ask about. */
const FOOD_ROWS = new Set([
  'calories',
  'total carbohydrate',
  'total sugars',
  'added sugars',
  'total fat',
  'saturated fat',
]);

/** Words of a label that name a part of a plant, a form or a maker's step, and not the thing itself. */
const PARTS =
  /\b(extract|powder|leaf|leaves|root|fruit|seed|flower|herb|oil|bark|berry|bulb|rind|juice|roasted|concentrate|gum|resin|and|raw|blend of \d+ strains|wildflower|ceylon|aged|tart|husk|hcl)\b/g;

/** The single ingredients of a row: 'Moringa, spinach and barley grass powder' names three. */
function ingredientsOf(name: string): string[] {
  const bare = name.replaceAll(/\([^)]*\)/g, ' ').toLowerCase();
  const isMixture = /, .* and /.test(bare) || / and /.test(bare);
  const pieces = isMixture ? bare.split(/,| and /) : [bare.split(',')[0] ?? ''];
  return pieces
    .map((piece) => piece.replaceAll(PARTS, ' ').replaceAll(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '');
}

const rows = products.flatMap(({ title, facts }) => facts.rows.map(({ name }) => ({ title, name })));
const effective = [...new Set(rows.map(({ name }) => name))]
  .filter((name) => !FOOD_ROWS.has(name.toLowerCase()))
  .flatMap((name) => ingredientsOf(name).map((ingredient) => ({ name, ingredient })));

const INGREDIENT_CATEGORIES = ['Vitamins', 'Minerals', 'Herbs', 'Foods and nutrients'];
const subjects = firstKnowledge
  .filter(({ category }) => INGREDIENT_CATEGORIES.includes(category))
  .map(
    ({ id, question, keywords }) =>
      ` ${[id, question, ...keywords]
        .join(' ')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, ' ')} `,
  );

function isCovered(ingredient: string): boolean {
  const words = ingredient
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');
  return subjects.some((subject) => words.every((word) => subject.includes(` ${word} `)));
}

test('labels are read into single ingredients', () => {
  expect(ingredientsOf('Moringa, spinach and barley grass powder')).toEqual([
    'moringa',
    'spinach',
    'barley grass',
  ]);
  expect(ingredientsOf('Turmeric root extract (Curcuma longa), 95% curcuminoids')).toEqual(['turmeric']);
  expect(effective.length).toBeGreaterThan(100);
});

test('every effective ingredient of the catalogue has an entry about it', () => {
  const missing = effective.filter(({ ingredient }) => !isCovered(ingredient));
  expect(missing).toEqual([]);
});

test('no answer names a product', () => {
  // 'Magnesium Glycinate', 'Black Seed Oil' are the ingredients' own names.
  const ingredientNames = new Set(['magnesium glycinate', 'black seed oil']);
  const titles = products
    .map(({ title }) => title.toLowerCase())
    .filter((title) => !ingredientNames.has(title));
  const named = firstKnowledge.flatMap(({ id, answer }) =>
    titles.filter((title) => answer.toLowerCase().includes(title)).map((title) => `${id}: ${title}`),
  );
  expect(named).toEqual([]);
});
