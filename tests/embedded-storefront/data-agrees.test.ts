import { expect, test } from 'vitest';
import { conditionNames } from '#illustrations/manifest/art-files.ts';
import { patternNames } from '#illustrations/draw/woven-patterns.ts';
import type { ProductSpec } from '#illustrations/draw/product-art.ts';
import { collections } from '#content/collections.ts';
import { artForms, artPatterns } from '#integrations/storefront/embedded/data-schema.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';

const shop = loadDemoShop();

test('the embedded shop has the collections that the pages lead to, with the same ids and titles', () => {
  const wanted = Object.entries(collections).map(([handle, { id, title }]) => ({ handle, id, title }));
  const found = shop.collections.map(({ handle, id, title }) => ({ handle, id, title }));
  expect(new Set(found)).toEqual(new Set(wanted));
});

test('every picture in the data is one that the art draws', () => {
  expect(new Set(artPatterns)).toEqual(new Set(patternNames));
  // Compiles only while the data's description of a pack is the art's.
  const specs: ProductSpec[] = shop.products.map(({ art }) => art);
  expect(new Set(specs.map(({ form }) => form))).toEqual(new Set(artForms));
  const themes = shop.products
    .flatMap(({ images }) => images)
    .map(({ url }) => /^\/art\/conditions\/(.+)\.svg$/.exec(url)?.[1])
    .filter((name) => name !== undefined);
  const drawn: readonly string[] = conditionNames;
  expect(themes.filter((name) => !drawn.includes(name))).toEqual([]);
});
