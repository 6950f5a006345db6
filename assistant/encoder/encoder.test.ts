import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { dataFolder } from '../data-folder.ts';
import { loadEncoder } from './encoder.ts';

const encode = loadEncoder();
const product = (one: ArrayLike<number>, other: ArrayLike<number>) =>
  Array.from(one).reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

const reference = z
  .array(
    z.object({
      text: z.string(),
      likeness: z.array(z.number()),
      asking: z.array(z.number()),
      pieces: z.array(z.number()),
      said: z.array(z.number()),
      asked: z.array(z.number()),
    }),
  )
  .parse(JSON.parse(readFileSync(path.join(dataFolder('encoder'), 'reference.json'), 'utf8')));

test.each(reference)('$text means and asks what PyTorch says', ({ text, likeness, asking }) => {
  expect(product(encode(text).likeness, likeness)).toBeGreaterThan(0.995);
  expect(product(encode.asking(text).asking, asking)).toBeGreaterThan(0.995);
});

test.each(reference)('the pieces of $text are what PyTorch says', ({ text, pieces, said, asked }) => {
  const found = encode.asking(text).pieces;
  expect(found.said).toHaveLength(said.length);
  found.said.forEach((weight, at) => expect(weight).toBeCloseTo(said[at] ?? 0, 1));
  found.asked.forEach((weight, at) => expect(weight).toBeCloseTo(asked[at] ?? 0, 1));
  const sum = pieces.map((_, at) =>
    found.vectors.reduce((all, value, place) => (place % pieces.length === at ? all + value : all), 0),
  );
  expect(product(sum, pieces) / Math.sqrt(product(sum, sum) * product(pieces, pieces))).toBeGreaterThan(
    0.995,
  );
});

test('what a text asks does not depend on what was read before it', () => {
  const texts = Array.from({ length: 40 }, (_, at) => `how many mg of iron at ${at}`);
  const first = texts.map((text) => [...encode.asking(text).asking]);
  texts.forEach((text) => encode(text));
  expect(texts.map((text) => [...encode.asking(text).asking])).toEqual(first);
});

test('a message asks what it asks, and not what it is like', () => {
  const asks = (message: string, question: string) =>
    product(encode.asking(message).asking, encode.asking(question).asking);
  const message = 'my iron is in my purse since this morning do i take it with my coffee';
  const right = asks(message, 'Can I take iron with coffee?');
  expect(right).toBeGreaterThan(asks(message, 'What is iron for?') + 0.1);
  expect(right).toBeGreaterThan(asks(message, 'How much coffee is too much?') + 0.1);
});

test('what is meant alike lies nearer than what shares its words', () => {
  const near = (one: string, other: string) => product(encode(one).likeness, encode(other).likeness);
  const meant = near('what will that run me', 'how much does it cost');
  expect(meant).toBeGreaterThan(near('what will that run me', 'will running help my knees') + 0.2);
});

test('nothing, one letter and a very long text are read, too, and each has the length 1', () => {
  for (const text of ['', 'x', 'iron and zinc '.repeat(3000)]) {
    const { likeness } = encode(text);
    expect(product(likeness, likeness)).toBeCloseTo(1, 4);
  }
});
