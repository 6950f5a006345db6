import { expect, test } from 'vitest';
import { pagesOf } from './built-routes.ts';
import { isTooHeavy, weigh, weightTable } from './verify-bundle-budget.ts';

const route = (
  id: string,
  parentId: string | undefined,
  path: string | undefined,
  imports: string[] = [],
) => ({
  id,
  parentId,
  path,
  hasDefaultExport: true,
  module: `/assets/${id}.js`,
  imports,
});

const assets = {
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
  routes: {
    root: route('root', undefined, '', ['/assets/react.js']),
    layout: route('layout', 'root', undefined, ['/assets/header.js']),
    home: route('home', 'layout', undefined),
    product: {
      ...route('product', 'layout', 'product/:handle'),
      clientLoaderModule: '/assets/product-loader.js',
    },
    feed: { ...route('feed', 'root', 'sitemap.xml'), hasDefaultExport: false },
  },
};

test('a page weighs the manifest, the entry, its routes from the root on and all that these import, each once', () => {
  expect(pagesOf(assets)).toEqual([
    {
      pattern: '/',
      scripts: ['manifest', 'entry', 'react', 'root', 'layout', 'header', 'home'].map(
        (name) => `/assets/${name}.js`,
      ),
    },
    {
      pattern: '/product/:handle',
      scripts: ['manifest', 'entry', 'react', 'root', 'layout', 'header', 'product', 'product-loader'].map(
        (name) => `/assets/${name}.js`,
      ),
    },
  ]);
});

test('pages where visits begin may weigh 115 KB, the others 120', () => {
  const pages = weigh(
    ['/', '/shop', '/product/:handle', '/about'].map((pattern) => ({ pattern, scripts: [pattern] })),
    () => 115_001,
  );
  expect(pages.filter(isTooHeavy).map(({ pattern }) => pattern)).toEqual(['/', '/shop', '/product/:handle']);
  expect(weigh([{ pattern: '/about', scripts: ['a', 'b'] }], () => 60_001).filter(isTooHeavy)).toHaveLength(
    1,
  );
});

test('the table names the pages that are too heavy', () => {
  expect(
    weightTable([
      { pattern: '/shop', bytes: 116_040, limit: 115_000 },
      { pattern: '/', bytes: 96_000, limit: 115_000 },
    ]),
  ).toEqual(['/shop  116.0 KB of 115  TOO HEAVY', '/       96.0 KB of 115']);
});
