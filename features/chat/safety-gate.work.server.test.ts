import { neverAsked } from '#tests/support/never-asked.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadLexicon } from '#assistant/lexicon/lexicon.ts';
import { createAssess } from '#assistant/assess.ts';
import { createJudge } from '#assistant/create-understanding.ts';
import { createTurnReader } from '#assistant/read-turn.ts';
import { loadEncoder } from '#assistant/encoder/encoder.ts';
import { loadRules } from '#assistant/rules/load-rules.ts';
import { loadClassifier } from '#assistant/statistics/classifier.ts';
import { loadWordKnowledge } from '#assistant/statistics/piece-reader.ts';
import { createSafetyGate } from './safety-gate.server.ts';

/** Steps for a message of 2,000 characters of whatever kind; a thousand of them take well under a millisecond. */
const MOST_STEPS = 60_000;
const MESSAGE = 2000;

let steps = 0;
const count = () => void steps++;
const lexicon = loadLexicon();
const rules = loadRules(lexicon);
/** The sentence encoder counts no step, reads sixty words of whatever length, and took most of the time here: it has tests of its own. */
const meaning = loadEncoder()('magnesium for sleep');
const words = { ...loadWordKnowledge(), encoder: () => meaning };
const gate = createSafetyGate(
  {
    readTurn: createTurnReader(lexicon, count),
    assess: createAssess(
      rules,
      lexicon,
      createJudge(loadClassifier(words), () => []),
    ),
    topicsOf: () => [],
    likenessOf: () => [],
    asksOf: neverAsked,
    entriesLike: () => [],
    inEnglish: (text) => text,
    prepare: () => Promise.resolve(),
  },
  { onStep: count },
);

const stepsOf = (work: () => void): number => {
  steps = 0;
  work();
  return steps;
};

const letters = fc.constantFrom(...'abcdefghijklmnoprstuvwy'.split(''));
const known = fc.constantFrom(...lexicon.vocabulary);
const unknown = (minLength: number, maxLength: number) => fc.string({ unit: letters, minLength, maxLength });
const filled = (word: fc.Arbitrary<string>, between = ' ') =>
  fc.array(word, { minLength: 20, maxLength: 60 }).map((words) =>
    Array.from({ length: Math.ceil(MESSAGE / words.join(between).length) + 1 }, (_, round) =>
      words.map((one) => (one.length > 3 && round > 0 ? `${one}${'aeio'.charAt(round % 4)}` : one)),
    )
      .flat()
      .join(between)
      .slice(0, MESSAGE),
  );
/** Whatever may be dear to read: words of the lexicon and half of them, words of nobody, marks, anything. */
const message = fc.oneof(
  filled(known),
  filled(fc.tuple(known, unknown(1, 9)).map(([one, end]) => one.slice(0, 6) + end)),
  filled(unknown(5, 7)),
  filled(unknown(8, 20)),
  filled(fc.constantFrom(...'not can no head chest pain he baby took pill breath in the my so'.split(' '))),
  filled(fc.constantFrom(...'.,!?()<>%$+&/\'"-\n 0123456789'.split('')), ''),
  fc.string({ unit: 'grapheme', minLength: 500, maxLength: MESSAGE }),
);

test('a message costs a bounded number of steps, however it is written', () => {
  fc.assert(
    fc.property(message, (text) => {
      expect(stepsOf(() => gate.assess({ message: text, earlier: [] }))).toBeLessThan(MOST_STEPS);
    }),
    { numRuns: 60 },
  );
});

test('a conversation that goes on is not read again from its beginning', () => {
  fc.assert(
    fc.property(fc.array(message, { minLength: 2, maxLength: 30 }), (said) => {
      const earlier = said.slice(0, -1);
      const last = said.at(-1) ?? '';
      for (const [at, text] of earlier.entries())
        gate.assess({ message: text, earlier: earlier.slice(0, at) });
      expect(stepsOf(() => gate.assess({ message: last, earlier }))).toBeLessThan(MOST_STEPS);
      expect(stepsOf(() => gate.assess({ message: last, earlier }))).toBe(0);
    }),
    { numRuns: 8 },
  );
});

test('what an instance has not heard is read one message at a time', () => {
  fc.assert(
    fc.property(fc.array(message, { minLength: 30, maxLength: 30 }), (said) => {
      for (const text of said) expect(stepsOf(() => gate.read(text))).toBeLessThan(MOST_STEPS);
      for (const text of said) expect(gate.read(text)).toBe(false);
      expect(stepsOf(() => gate.assess({ message: said.at(-1) ?? '', earlier: said }))).toBe(0);
    }),
    { numRuns: 3 },
  );
});
