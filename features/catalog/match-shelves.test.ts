import { expect, test } from 'vitest';
import { collections } from '#content/collections.ts';
import { matchShelves, shelfSlugs } from './match-shelves.ts';

const named = (...titles: string[]) => titles.map((title, index) => ({ id: String(index + 1), title }));
const slugsOf = (...titles: string[]) =>
  Object.fromEntries(
    [...matchShelves(named(...titles))].map(([slug, { id }]) => [slug, titles[Number(id) - 1]]),
  );

test('the store’s own numbers come before titles', () => {
  const { id } = collections.sleep;
  const found = [
    { id: '1', title: 'Sleep & Relaxation' },
    { id, title: 'Dreams' },
  ];
  expect(matchShelves(found).get('sleep')).toEqual({ id, by: 'id' });
});

test.each([
  ['Sleep Support', 'sleep'],
  ['SLEEP', 'sleep'],
  ['Better Sleep', 'sleep'],
  ['Gut Health', 'digestion'],
  ['Vision & Eye Care', 'eye'],
  ['Men’s Health', 'mens-health'],
  ['For Women', 'womens-health'],
  ['Immunity', 'immune'],
  ['Hair, Skin & Nails', 'skin'],
  ['Weight Loss', 'weight'],
  ['Kidney & Bladder Support', 'urinary'],
  ['Cardiovascular', 'heart-health'],
])('a collection called %j is the shelf %s, and no other', (title, slug) => {
  expect(Object.keys(slugsOf(title))).toEqual([slug]);
});

test.each(['Bundles', 'Sale', 'Teas', 'Gift cards', 'Home page', '', '睡眠', 'Heartwood incense'])(
  'a collection called %j is no shelf of a concern',
  (title) => {
    expect(matchShelves(named(title)).size).toBe(0);
  },
);

test('the closest title wins, and one collection may be two shelves', () => {
  expect(slugsOf('Sleep aids & pillows', 'Sleep Support')).toMatchObject({ sleep: 'Sleep Support' });
  expect(slugsOf('Heart & Blood Pressure')).toEqual({
    'blood-pressure': 'Heart & Blood Pressure',
    'heart-health': 'Heart & Blood Pressure',
  });
});

test('what the owner chose is the last word, also that there is none', () => {
  const found = named('Sleep Support', 'Quiet nights');
  expect(matchShelves(found, { sleep: '2' }).get('sleep')).toEqual({ id: '2', by: 'owner' });
  expect(matchShelves(found, { sleep: '' }).has('sleep')).toBe(false);
  // A collection that was deleted since.
  expect(matchShelves(found, { sleep: '99' }).has('sleep')).toBe(false);
});

test('the store’s own titles match themselves, each its own shelf', () => {
  const found = shelfSlugs.map((slug, index) => ({ id: String(index), title: collections[slug].title }));
  for (const [index, slug] of shelfSlugs.entries())
    expect(matchShelves(found).get(slug)).toEqual({ id: String(index), by: 'title' });
});
