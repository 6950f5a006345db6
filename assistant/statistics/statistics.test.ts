import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BUCKETS } from './features.ts';
import { loadModel, packModel, RARITY_UNITS } from './linear-model.ts';
import { anyEntry, clearlyAbout, intentOf, isSureOf, likeliestEntry, mixOf, noEntry } from './topics.ts';
import { loadWordGroups } from './word-groups.ts';

test('a model is read as it was written', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'model.bin');
  const counts = new Uint8Array(BUCKETS);
  counts[7] = 2;
  counts[9] = 1;
  writeFileSync(
    file,
    packModel({
      classes: ['calm', 'grave', 'ä'],
      scale: 0.5,
      bias: Float32Array.of(0, 0, -50),
      counts,
      rarities: new Uint8Array(BUCKETS).fill(RARITY_UNITS),
      owners: Uint16Array.of(0, 1, 0),
      weights: Int8Array.of(-4, 4, 100),
    }),
  );
  const { classes, sharesOf } = loadModel(file);
  expect(classes).toEqual(['calm', 'grave', 'ä']);
  const [calm = 0, grave = 0, other = 1] = sharesOf([7]);
  // Weights of -2 and 2; the piece has one feature, as rare as one unit of length.
  expect(grave / calm).toBeCloseTo(Math.exp(4), 5);
  expect(calm + grave + other).toBeCloseTo(1);
  expect(other).toBeLessThan(1e-20);
  expect([...sharesOf([8])].slice(0, 2)).toEqual([0.5, 0.5]);
});

test('words that are used alike are of one group, and a strange word is of none', () => {
  const { groupsOf } = loadWordGroups();
  expect(groupsOf('vomiting')?.[2]).toBe(groupsOf('nausea')?.[2]);
  expect(groupsOf('husband')?.[1]).toBe(groupsOf('wife')?.[1]);
  expect(groupsOf('husband')?.[1]).not.toBe(groupsOf('nausea')?.[1]);
  expect(groupsOf('xqzzjy')).toBeUndefined();
});

test('an intent is told by its family together, and by none where an entry is likelier', () => {
  const asked = [
    { topic: 'product-price', likelihood: 0.4 },
    { topic: 'product-cheaper', likelihood: 0.3 },
    { topic: 'refunds', likelihood: 0.1 },
  ];
  expect(intentOf(asked)).toBe('product-price');
  expect(noEntry(asked)).toBeCloseTo(0.7);
  const entry = [
    { topic: 'refunds', likelihood: 0.22 },
    { topic: 'product-price', likelihood: 0.2 },
    { topic: 'talk-yes', likelihood: 0.05 },
  ];
  expect(intentOf(entry)).toBeUndefined();
  // Near products less is enough, but not where an entry is much likelier.
  expect(intentOf(entry, true)).toBe('product-price');
  expect(intentOf([{ topic: 'refunds', likelihood: 0.8 }, ...entry.slice(1)], true)).toBeUndefined();
  // Hardly anything is likely, and of that nearly all is about products.
  expect(intentOf([{ topic: 'product-use', likelihood: 0.12 }])).toBe('product-use');
  expect(intentOf([])).toBeUndefined();
});

test('what a message is about by itself, and whether an intent leaves no doubt', () => {
  const price = { topic: 'product-price', likelihood: 0.5 };
  expect(isSureOf('product-price', [price])).toBe(true);
  expect(isSureOf('product-price', [{ ...price, likelihood: 0.49 }])).toBe(false);
  expect(isSureOf('product-use', [price])).toBe(false);
  expect(clearlyAbout([price, { topic: 'refunds', likelihood: 0.3 }])).toBe('entry');
  expect(
    clearlyAbout([
      { topic: 'none', likelihood: 0.4 },
      { topic: 'refunds', likelihood: 0.3 },
    ]),
  ).toBe('none');
  expect(clearlyAbout([price, { topic: 'refunds', likelihood: 0.29 }])).toBeUndefined();
});

test('two readings of a message are one: what both take it for counts before what one of them alone does', () => {
  const alone = [
    { topic: 'talk-no', likelihood: 0.5 },
    { topic: 'refunds', likelihood: 0.4 },
  ];
  const inTalk = [
    { topic: 'refunds', likelihood: 0.6 },
    { topic: 'returns', likelihood: 0.2 },
  ];
  const told = (weight: number) => mixOf(alone, inTalk, weight).map(({ topic }) => topic);
  expect(told(0.5)).toEqual(['refunds', 'talk-no', 'returns']);
  // Who surely stands alone is not heard as going on, and the other way round.
  expect(told(0)[0]).toBe('talk-no');
  expect(told(1)).toEqual(['refunds', 'returns', 'talk-no']);
  const sum = mixOf(alone, inTalk, 0.5).reduce((all, { likelihood }) => all + likelihood, 0);
  expect(sum).toBeCloseTo(1);
  expect(likeliestEntry(alone)).toBe(0.4);
  expect(likeliestEntry([{ topic: 'none', likelihood: 0.9 }])).toBe(0);
  // Of two entries that share it out, none is likely, and one of them is.
  expect(
    anyEntry([
      { topic: 'zinc', likelihood: 0.25 },
      { topic: 'copper', likelihood: 0.5 },
      { topic: 'none', likelihood: 0.125 },
      { topic: 'product-price', likelihood: 0.125 },
    ]),
  ).toBe(0.75);
});
