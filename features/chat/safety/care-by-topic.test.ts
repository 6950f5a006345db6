import { expect, test } from 'vitest';
import { careMeant } from './care-by-topic.ts';

test('who is likely asked about is cared for, and not whom a question only touches', () => {
  expect(
    careMeant([
      { topic: 'nursing', likelihood: 0.6 },
      { topic: 'trying-to-conceive', likelihood: 0.5 },
      { topic: 'kidney-disease', likelihood: 0.4 },
    ]),
  ).toEqual({ groups: ['nursing', 'pregnancy'], medicine: undefined });
  expect(careMeant([{ topic: 'blood-thinners', likelihood: 0.5 }])).toEqual({
    groups: [],
    medicine: 'blood thinner',
  });
  // The word for a child is said of many things.
  expect(careMeant([{ topic: 'children', likelihood: 0.9 }])).toEqual({ groups: [], medicine: undefined });
});
