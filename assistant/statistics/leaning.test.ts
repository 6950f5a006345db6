import { expect, test } from 'vitest';
import { loadLexicon } from '../lexicon/lexicon.ts';
import { createTurnReader } from '../read-turn.ts';
import { loadLeaningReader, weightOfBefore } from './leaning.ts';
import { loadWordKnowledge } from './piece-reader.ts';

const readTurn = createTurnReader(loadLexicon());

test.each([
  ['how many cups', 'what does vitamin d do for my bones'],
  ['so skip it then?', 'how do i return an opened bottle'],
  ['is it with food', 'what is the shipping cost to alaska'],
])('"%s" goes on about something, "%s" does not', (leans, alone) => {
  const readLeaning = loadLeaningReader(loadWordKnowledge());
  const of = (text: string) => readLeaning(readTurn([{ from: 'visitor', text }]));
  expect(of(leans)).toBeGreaterThan(0.4);
  expect(of(alone)).toBeLessThan(0.35);
});

test('what was said before is always heard, and by itself where the message says nothing', () => {
  expect(weightOfBefore(0)).toBeGreaterThan(0.3);
  expect(weightOfBefore(1)).toBe(1);
});
