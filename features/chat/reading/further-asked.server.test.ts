import { expect, test } from 'vitest';
import type { Passage } from '#features/knowledge/passage.server.ts';
import { makePassage } from '#tests/support/make-assistant.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { furtherAsked, withFurtherAsked } from './further-asked.server.ts';

const { likenessOf } = sharedUnderstanding();

const foods = {
  question: 'Which foods bring zinc without meat?',
  answer: 'Beans, cashews, pumpkin seeds, oats and milk bring zinc without meat.',
};
const colds = {
  question: 'Do zinc lozenges make a cold shorter?',
  answer: 'In some studies colds were a day shorter with lozenges begun on the first day.',
};
const zinc = makePassage({
  id: 'zinc',
  question: 'What does zinc do?',
  answer: 'Zinc supports the immune system and wound repair. Too much can upset the stomach.',
  further: [foods, colds],
  score: 0.6,
});
const copper = makePassage({
  id: 'copper',
  question: 'What does copper do?',
  answer: 'Copper helps make red blood cells.',
  further: [
    { question: 'Do copper bracelets help joints?', answer: 'No study has shown that a bracelet does.' },
  ],
  score: 0.5,
});

test.each([
  ['which foods got it, I eat no meat', foods],
  ['will the lozenges make this cold go quicker', colds],
])('%j asks a question of its own', (message, wanted) => {
  expect(furtherAsked(likenessOf, message, zinc)).toMatchObject(wanted);
});

test.each(['what is zinc', 'tell me about zinc', 'how do I get to Atlanta'])('%j asks none', (message) => {
  expect(furtherAsked(likenessOf, message, zinc)).toBeUndefined();
});

test('asked in its own words, it is told alone', () => {
  expect(furtherAsked(likenessOf, 'which foods bring zinc without meat', zinc)).toMatchObject({
    ...foods,
    alone: true,
  });
});

const found = (fit: 'sure' | 'likely' | 'unknown', passages: Passage[]) => ({ fit, passages });

test('an entry that has an answer of its own to what is asked comes first, and may make a guess sure', () => {
  const message = 'do them copper bracelets help the joints';
  const { passages, fit } = withFurtherAsked(likenessOf, message, found('likely', [zinc, copper]));
  expect(passages.map(({ id }) => id)).toEqual(['copper', 'zinc']);
  expect(fit).toBe('sure');
  expect(withFurtherAsked(likenessOf, message, found('unknown', [copper])).fit).toBe('likely');
  expect(withFurtherAsked(likenessOf, 'what is copper', found('likely', [copper])).fit).toBe('likely');
});

test('a word that the entry has not leaves in doubt whether it is meant', () => {
  const message = 'do zanbrum bracelets of vlarkin help grumpels';
  expect(withFurtherAsked(likenessOf, message, found('likely', [copper])).fit).toBe('likely');
  expect(withFurtherAsked(likenessOf, message, found('unknown', [copper])).fit).toBe('unknown');
});

test('of nothing that was found nothing is asked', () => {
  expect(withFurtherAsked(likenessOf, 'zinc', found('unknown', []))).toEqual({
    fit: 'unknown',
    passages: [],
  });
});
