import { expect, test } from 'vitest';
import { categoryAliases, collections } from './collections.ts';
import { conditions } from './conditions.data.ts';
import { healthGoalGrid, healthGoals, healthResources } from './health-goals.ts';

const conditionHrefs = conditions.map(({ slug }) => `/conditions/${slug}`);
/** The collection that a category word of an address stands for. */
const collectionOf = (category: string) =>
  Object.hasOwn(collections, category) ? category : categoryAliases[category];

test('one card leads to the blood sugar page and ten to a filtered shop', () => {
  expect(healthGoals.map(({ href }) => href)).toEqual([
    '/conditions/blood-sugar',
    '/shop?category=heart-health',
    '/shop?category=digestive-health',
    '/shop?category=brain-health',
    '/shop?category=immune-support',
    '/shop?category=energy-vitality',
    '/shop?category=sleep-relaxation',
    '/shop?category=stress-mood',
    '/shop?category=weight-management',
    '/shop?category=mens-health',
    '/shop?category=womens-health',
  ]);
});

test('the shop understands every category, and the card shows the drawing of that collection', () => {
  for (const { href, art, title } of healthGoals.slice(1)) {
    const category = new URL(href, 'https://store.example').searchParams.get('category') ?? '';
    expect(collectionOf(category)).toBe(art);
    expect(title).toBe(collections[art].title);
  }
});

test('a card says its goal in under 70 characters, no two the same', () => {
  for (const { line } of healthGoals) {
    expect(line.length).toBeGreaterThan(20);
    expect(line.length).toBeLessThan(70);
  }
  expect(new Set(healthGoals.map(({ line }) => line)).size).toBe(11);
});

test('the grid of the home page has the twenty links of docs/product/home.md#goals, in that order, each to a page that exists', () => {
  expect(healthGoalGrid.map(({ href }) => href.replace('/conditions/', '')).join(', ')).toBe(
    'blood-sugar, heart-health, blood-pressure, cholesterol, brain, sleep, stress, energy, weight, digestion, womens-health, mens-health, immune, joint, eye, skin, respiratory, liver, urinary, nutrition',
  );
  for (const { href, label } of healthGoalGrid) {
    expect(conditionHrefs).toContain(href);
    expect(label).toBe(conditions.find(({ slug }) => href.endsWith(`/${slug}`))?.title);
  }
});

test('four outside resources: disease control, supplements, heart, minority health', () => {
  expect(healthResources.map(({ href }) => new URL(href).host)).toEqual([
    'www.cdc.gov',
    'ods.od.nih.gov',
    'www.heart.org',
    'minorityhealth.hhs.gov',
  ]);
  for (const { href, line } of healthResources) {
    expect(href).toMatch(/^https:/);
    expect(line.length).toBeLessThan(70);
  }
});
