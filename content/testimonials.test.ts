import { expect, test } from 'vitest';
import { conditionPages } from './navigation.ts';
import { successStories } from './success-stories.data.ts';
import { testimonials } from './testimonials.data.ts';

const portraits = Array.from({ length: 40 }, (_, index) => `p${String(index + 1).padStart(2, '0')}`);
const conditionTitles = conditionPages.map(({ label }) => label);

/** What a customer may not say in a store, because the store may not say it. */
const CLAIM =
  /\b(cur(e[sd]?|ing)|treat(s|ed|ing|ment)?|heal(s|ed|ing)?|revers\w+|prevent\w*|lower(s|ed|ing)?|reduc\w+|diagnos\w+|symptoms?|diseases?|diabet\w+|hypertension|arthritis|insomnia|anxiety|depress\w+|cancer|a1c|ldl|numbers?|my readings?|miracles?|guarantee\w*|clinical\w*|proven|pains?|pounds|medication)\b/i;

test('there are forty voices, one for each portrait of the cast', () => {
  expect(testimonials.map(({ id }) => id)).toEqual(portraits);
});

test('adults have the faces of adults and elders those of elders', () => {
  const ages = testimonials.map(({ age }) => age);
  expect(ages.slice(0, 28).every((age) => age >= 18 && age < 60)).toBe(true);
  expect(ages.slice(28).every((age) => age >= 60 && age < 100)).toBe(true);
});

test.each(testimonials)(
  '$name speaks of a condition with a page, from a place, in 60 to 220 characters',
  (voice) => {
    expect(conditionTitles).toContain(voice.condition);
    expect(voice.text.length).toBeGreaterThanOrEqual(60);
    expect(voice.text.length).toBeLessThanOrEqual(220);
    expect(voice.name).toMatch(/^[A-Z][a-z]+(-[A-Z][a-z]+)? [A-Z]\.$/);
    expect(voice.location).toMatch(/^[A-Z][\w. ]+, ([A-Z][a-z]+( [A-Z][a-z]+)*|DC)$/);
  },
);

test('every condition that has a page has a voice', () => {
  expect([...new Set(testimonials.map(({ condition }) => condition))].sort()).toEqual(
    [...conditionTitles].sort(),
  );
});

test('no two voices share a name, a place or their first three words', () => {
  const distinct = (key: (voice: (typeof testimonials)[number]) => string) =>
    new Set(testimonials.map(key)).size;
  expect(distinct(({ name }) => name)).toBe(40);
  expect(distinct(({ location }) => location)).toBe(40);
  expect(distinct(({ text }) => text.toLowerCase().split(' ').slice(0, 3).join(' '))).toBe(40);
});

test('some are less than thrilled', () => {
  const fours = testimonials.filter(({ rating }) => rating === 4).length;
  expect(fours).toBeGreaterThanOrEqual(4);
  expect(testimonials.every(({ rating }) => rating === 4 || rating === 5)).toBe(true);
});

test('nobody claims anything about a disease or a measurement', () => {
  const told = [...testimonials.map(({ text }) => text), ...successStories.map(({ story }) => story)];
  expect(told.filter((words) => CLAIM.test(words))).toEqual([]);
});
