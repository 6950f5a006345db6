import { expect, test } from 'vitest';
import { sampleContent, sampleContentDefaults } from './sample-content.ts';

const names = ['ratings', 'testimonials', 'successStories', 'advisoryBoard', 'customerCount'];

test('five things are sample content, each with a switch', () => {
  expect(Object.keys(sampleContent)).toEqual(names);
  expect(Object.keys(sampleContentDefaults({ live: true }))).toEqual(names);
  expect(new Set(Object.values(sampleContent).map(({ label }) => label)).size).toBe(names.length);
});

test('all of it is on with the demo catalogue and off with a live shop', () => {
  expect(Object.values(sampleContentDefaults({ live: false }))).toEqual(names.map(() => true));
  expect(Object.values(sampleContentDefaults({ live: true }))).toEqual(names.map(() => false));
});

test('ratings that are off say so', () => {
  expect(sampleContent.ratings.off).toBe('No reviews yet');
});
