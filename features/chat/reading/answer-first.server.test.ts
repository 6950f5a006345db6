import { expect, test } from 'vitest';
import { firstKnowledge } from '#content/knowledge/index.ts';
import { passageOf } from '#features/knowledge/passage.server.ts';
import { answerFirst } from './answer-first.server.ts';

const entry = (id: string) => {
  const found = firstKnowledge.find((one) => one.id === id);
  if (!found) throw new Error(`no entry ${id}`);
  return passageOf({ ...found, score: 1 });
};

test.each([
  ['sea-moss', 'is sea moss bad for your thyroid', /thyroid/],
  ['omega-3-fish-oil', "does the omega 3 burp back fishy because my husband won't take it", /burps/],
  ['vitamin-c', 'can you take too much vitamin c', /upper limit/],
  ['potassium', 'sweet potato or banana which got more', /bananas/],
  [
    'damaged-wrong-lost',
    'package says delivered but aint nothing there, i looked, tracking too',
    /delivered/,
  ],
])('of %s, asked “%s”, that is said first', (id, message, first) => {
  expect(answerFirst(message, entry(id)).first).toMatch(first);
});

test.each([
  ['sea-moss', 'tell me about sea moss'],
  ['vitamin-c', 'what is vitamin c for'],
  ['returns', 'can I send something back'],
])('of %s, asked “%s”, the beginning stays the beginning', (id, message) => {
  const { answer } = entry(id);
  expect(answer.startsWith(answerFirst(message, entry(id)).first)).toBe(true);
});

test('a sentence that goes on with the one before it comes with that one', () => {
  const { first } = answerFirst('does it give you fishy burps', entry('omega-3-fish-oil'));
  expect(first).toMatch(/^The FDA advises .* They can cause fishy burps/);
});

test('nothing of an entry is lost or told twice', () => {
  const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).toSorted();
  for (const known of firstKnowledge) {
    const { first, rest } = answerFirst('how much a day, is it bad for the kidneys, and with food?', {
      ...passageOf(known),
      score: 1,
    });
    expect(wordsOf(`${first} ${rest}`), known.id).toEqual(wordsOf(known.answer));
  }
});

test('a name with a stop in it is not cut in two', () => {
  const { first, rest } = answerFirst('can I take it with my antidepressant', {
    ...entry('omega-3-fish-oil'),
    question: 'What is calm root?',
    answer: 'Calm root is a root. Never take St. John’s wort with an antidepressant. It grows in Peru.',
  });
  expect(`${first} ${rest}`).toContain('St. John’s wort');
  expect(first).not.toMatch(/St\.$/);
});

test('where no word says what was asked, what means nearly the same comes first', () => {
  const rules = {
    category: 'Orders and shipping',
    question: 'Can I return something?',
    answer:
      'Yes, you can return unopened products within 30 days. Write to us before you send anything back. You carry the cost of the parcel home unless we made the mistake.',
  } as const;
  const passage = { id: 'returns', further: [], sources: [], score: 1, ...rules };
  const asked = 'must I pay the postage';
  expect(answerFirst(asked, passage).first).toMatch(/^Yes, you can return/);
  expect(answerFirst(asked, { ...passage, likeness: [0.3, 0.4, 0.8] }).first).toMatch(/^You carry the cost/);
  // Hardly nearer than what stands first, it stays where it is.
  expect(answerFirst(asked, { ...passage, likeness: [0.7, 0.4, 0.8] }).first).toMatch(/^Yes, you can return/);
});

test('the sentence that tells an abbreviation comes first to who asks for that', () => {
  const passage = {
    id: 'units',
    question: 'What do mg, IU, RAE, DFE and CFU on a label mean?',
    answer:
      'They are units: 1 milligram is 1,000 micrograms. IU is an older unit. RAE counts vitamin A, and DFE counts folate. CFU counts live bacteria.',
    category: 'Labels and safety',
    further: [],
    sources: [],
    score: 1,
  };
  expect(answerFirst('what does DFE mean next to mcg', passage).first).toBe(
    'RAE counts vitamin A, and DFE counts folate.',
  );
});
