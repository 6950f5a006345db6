import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { firstKnowledge } from '#content/knowledge/index.ts';

const paths = new Set(routes.map((route) => (route.index ? '/' : `/${route.path ?? ''}`)));

test('store entries lead to pages that the store has', () => {
  const own = firstKnowledge.flatMap(({ id, sources }) =>
    sources
      .filter(({ url }) => url.startsWith('/'))
      .map(({ url }) => ({ id, path: url.split('#')[0] ?? '' })),
  );
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter(({ path }) => !paths.has(path))).toEqual([]);
});
