import { expect, test } from 'vitest';
import { loadLexicon } from './lexicon/lexicon.ts';
import { createTurnReader } from './read-turn.ts';

/** Steps for 8,000 characters of whatever kind; a step is well under a ten-thousandth of a second. */
const MOST_STEPS = 180_000;

let steps = 0;
const lexicon = loadLexicon();
const readTurn = createTurnReader(lexicon, () => steps++);
const words = [...lexicon.vocabulary];

let seed = 11;
const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
const any = <One>(list: ArrayLike<One>): One | undefined => list[random(list.length)];
const many = (make: () => string, between = ' ') =>
  Array.from({ length: 8000 }, make).join(between).slice(0, 8000);
const HEADS =
  'not can hard no trouble chest pain head he she baby took pill breath eye skin in the my blood'.split(' ');

test.each([
  ['words of the lexicon', () => many(() => any(words) ?? '')],
  ['words that many forms begin with', () => many(() => any(HEADS) ?? '')],
  [
    'words without a meaning',
    () => many(() => any(['so', 'my', 'the', 'just', 'really', 'keeps', 'then']) ?? ''),
  ],
  ['one word', () => many(() => 'not')],
  ['modifiers', () => 'no chest pain and if not since when but why is a '.repeat(160)],
  [
    'misspelled words',
    () => many(() => `${any(words)?.slice(0, 6) ?? ''}${any('aeqxz') ?? ''}${random(9) < 4 ? 'e' : ''}`),
  ],
  [
    'long unknown words',
    () => many(() => Array.from({ length: 20 }, () => any('abcdefghijklmnoprstuvwy')).join('')),
  ],
  ['numbers', () => many(() => String(random(900)))],
  ['marks', () => many(() => any('.,!?()<>%$+&/\'"- \n') ?? '', '')],
  ['letters of anything', () => many(() => String.fromCodePoint(33 + random(60_000)), '')],
] as const)('8,000 characters of %s are read in a bounded number of steps', (_, make) => {
  for (let round = 0; round < 4; round++) {
    steps = 0;
    readTurn([{ from: 'visitor', text: make() }]);
    expect(steps).toBeLessThan(MOST_STEPS);
  }
});

test('of many misspelled words the first ones are mended', () => {
  const { tokens } = readTurn([
    { from: 'visitor', text: `my throut is swollen ${many(() => any(words) + 'qx')}` },
  ]);
  expect(tokens[1]?.word).toBe('throat');
});
