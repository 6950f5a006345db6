import { expect, test } from 'vitest';
import { successStories } from './success-stories.data.ts';
import { testimonials } from './testimonials.data.ts';

test('there are six stories of six people', () => {
  expect(successStories).toHaveLength(6);
  expect(new Set(successStories.map(({ portrait }) => portrait)).size).toBe(6);
  expect(new Set(successStories.map(({ condition }) => condition)).size).toBe(6);
  expect(new Set(successStories.map(({ timeframe }) => timeframe)).size).toBe(6);
});

test.each(successStories)('$name tells the story in 60 to 110 words', ({ story }) => {
  const words = story.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(60);
  expect(words).toBeLessThanOrEqual(110);
});

test.each(successStories)('$name is the same person as the voice with that face', (told) => {
  const voice = testimonials.find(({ id }) => id === told.portrait);
  expect(voice).toMatchObject({ name: told.name, location: told.location, condition: told.condition });
  expect(told.initials).toBe(told.name.replace(/[^A-Z]/g, ''));
});
