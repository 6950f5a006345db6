import { expect, test } from 'vitest';
import { createRouteNames, pagePatterns } from './route-names.server.ts';

const nameOf = createRouteNames([
  ...pagePatterns({
    root: { path: '' },
    home: { parentId: 'root' },
    shop: { parentId: 'root', path: 'shop' },
    product: { parentId: 'root', path: 'product/:handle' },
    condition: { parentId: 'root', path: 'conditions/:slug' },
    conditions: { parentId: 'root', path: 'conditions/*' },
    account: { parentId: 'root', path: 'account' },
    orders: { parentId: 'account', path: 'orders' },
    rest: { parentId: 'root', path: '*' },
  }),
  '/api/search',
  '/embedded/api/:version/graphql.json',
]);

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/shop', '/shop'],
  ['/shop.data', '/shop'],
  ['/shop/', '/shop'],
  ['/product/zinc', '/product/:handle'],
  ['/product/zinc.data', '/product/:handle'],
  ['/conditions/sleep', '/conditions/:slug'],
  ['/conditions/a/b', '/conditions/*'],
  ['/account/orders', '/account/orders'],
  ['/api/search', '/api/search'],
  ['/embedded/api/2025-07/graphql.json', '/embedded/api/:version/graphql.json'],
  ['/embedded/api/2025-07/graphqlxjson', 'other'],
  ['/somebody@example.com', 'other'],
  ['/product/a/b', 'other'],
])('%s is %s', (path, name) => {
  expect(nameOf(path)).toBe(name);
});
