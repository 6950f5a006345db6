import { expect, test } from 'vitest';
import { findCategoryPage } from './find-category-page.server.ts';

test.each([
  ["which one yall got for prostate I'm getting up three and four times a night", 'mens-health'],
  ['what you got for my edges', 'skin'],
  ['what you got for that, I sleep badly', 'sleep'],
  ['sleep and rest at night', 'sleep'],
])('%s: the shelf of %s', (text, slug) => {
  expect(findCategoryPage(text)?.slug).toBe(slug);
});

test('what nothing stands for has none', () => {
  expect(findCategoryPage('you got anything for hiccups')).toBeUndefined();
});
