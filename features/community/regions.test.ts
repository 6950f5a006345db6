import { expect, test } from 'vitest';
import { isInRegion, readRegion, regions } from './regions.ts';

test.each([
  ['Community hall, Harlem, New York, NY', 'new-york'],
  ['Brooklyn', 'new-york'],
  ['Branch Brook Park, Newark, NJ', 'new-jersey'],
  ['Albany Avenue, Hartford, CT', 'connecticut'],
  ['Miami, FL', 'south-florida'],
  ['Atlanta, Georgia', 'georgia'],
] as const)('%s lies in %s, and in no other region', (location, region) => {
  expect(regions.filter(({ id }) => isInRegion(location, id)).map(({ id }) => id)).toEqual([region]);
});

test('a region that is none of ours is no region', () => {
  expect(readRegion('georgia')).toBe('georgia');
  for (const other of ['Georgia', 'texas', '', null, undefined]) expect(readRegion(other)).toBeUndefined();
});
