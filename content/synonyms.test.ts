import { expect, test } from 'vitest';
import { firstKnowledge } from './knowledge/index.ts';
import { synonyms } from './synonyms.ts';

const entries = Object.entries(synonyms);

test('keys and words are small letters, trimmed, and no key leads to itself alone', () => {
  const wrong = entries.filter(
    ([key, words]) =>
      words.length === 0 ||
      [key, ...words].some((word) => word === '' || word !== word.trim() || word !== word.toLowerCase()) ||
      new Set(words).size !== words.length ||
      (words.length === 1 && words[0] === key),
  );
  expect(wrong).toEqual([]);
});

test('every word leads to something that the knowledge says', () => {
  const known = firstKnowledge
    .flatMap(({ question, answer, keywords }) => [question, answer, ...keywords])
    .join(' ')
    .toLowerCase();
  const dead = entries.flatMap(([key, words]) =>
    words.filter((word) => !known.includes(word)).map((word) => `${key} -> ${word}`),
  );
  expect(dead).toEqual([]);
});

test.each([
  ['sugar', 'diabetes'],
  ['pressure', 'blood pressure'],
  ['the sugars', 'blood sugar'],
  ['bad nerves', 'anxiety'],
  ['blood thinner', 'warfarin'],
  ['change of life', 'menopause'],
  ['arthuritis', 'arthritis'],
  ['fireballs', 'fibroids'],
  ['sorrel', 'hibiscus'],
])('%s means %s', (said, meant) => {
  expect(synonyms[said]).toContain(meant);
});
