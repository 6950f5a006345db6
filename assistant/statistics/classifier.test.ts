import { expect, test } from 'vitest';
import { loadLexicon } from '../lexicon/lexicon.ts';
import { createTurnReader } from '../read-turn.ts';
import { createClassifier, createKindPieces, messageKinds } from './classifier.ts';
import { loadWordKnowledge } from './piece-reader.ts';

const readTurn = createTurnReader(loadLexicon());
const read = (...turns: string[]) => readTurn(turns.map((text) => ({ from: 'visitor' as const, text })));
const readPieces = createKindPieces(loadWordKnowledge());
/** What a piece with the word 'fire' in it shares with one that has only that word. */
const [fire] = readPieces(read('fire'));

/** A reader to whom 'fire' is violence, the less the more stands around it. Counts what it was asked. */
function watched() {
  let asked = 0;
  const { read: ask } = createClassifier(readPieces, ({ features }) => {
    asked += 1;
    const grave = fire?.features.some((one) => features.includes(one)) ? 1 / (1 + features.length / 200) : 0;
    return Float64Array.from(messageKinds, (kind) =>
      kind === 'ordinary' ? 1 - grave : kind === 'violence' ? grave : 0,
    );
  });
  return { ask, asked: () => asked };
}

const CALM = 'which of them comes in a bottle of blue glass and what does one weigh';

test('a short message is one stretch, and few words of it are likelier than the whole', () => {
  const { ask } = watched();
  const [stretch, ...others] = ask(read(`${CALM} fire ${CALM}`), true);
  expect(others).toEqual([]);
  expect(stretch?.kind).toBe('violence');
  expect(stretch?.length).toBe(31);
  expect(stretch?.likeliestWords).toBeGreaterThan(stretch?.likeliest ?? 1);
  expect(stretch?.fewWords).toBeGreaterThan(0);
  expect(stretch?.before).toBeUndefined();
  expect(stretch?.alone).toBe(stretch?.likeliest);
});

test('of a long message the stretch with the danger in it is as grave as if nothing else was said', () => {
  const { ask } = watched();
  const long = ask(read(`${`${CALM} `.repeat(20)} fire`), true);
  expect(long.length).toBeGreaterThan(5);
  const [gravest] = long.toSorted((one, other) => other.likeliestWords - one.likeliestWords);
  expect(gravest?.likeliestWords).toBeGreaterThan(0.3);
  expect(gravest?.length).toBeLessThanOrEqual(48);
  expect(long[0]?.likeliestWords).toBe(0);
});

test('where hardly anything speaks for a danger, few words are read by themselves only when that is wanted', () => {
  const calm = `${CALM} ${CALM}`;
  const [quick, close] = [watched(), watched()];
  quick.ask(read(calm), false);
  close.ask(read(calm), true);
  expect(quick.asked()).toBeLessThan(close.asked());
});

test('the message before is heard, and its few words are read once', () => {
  const { ask, asked } = watched();
  const turn = read(`${CALM} fire`, CALM);
  expect(ask(turn, false)[0]?.before).toBeGreaterThan(0.3);
  const first = asked();
  ask(turn, false);
  expect(asked() - first).toBeLessThan(first);
});

test('however long a message, few words are read at most sixty times', () => {
  const { ask, asked } = watched();
  ask(read('fire '.repeat(1600)), true);
  const pieces = readPieces(read('fire '.repeat(1600))).length;
  expect(asked()).toBeLessThanOrEqual(pieces + 60);
});
