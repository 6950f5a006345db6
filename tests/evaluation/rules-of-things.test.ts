import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { askedOfAnything } from '#features/chat/reading/asked-of-anything.server.ts';
import { firstKnowledge } from '#content/knowledge/index.ts';
import { sharedUnderstanding } from '../support/shared-understanding.ts';

const said = z
  .record(z.string(), z.array(z.string()))
  .parse(parse(readFileSync(path.join(import.meta.dirname, 'rules-of-things.yaml'), 'utf8')));
const { readTurn, topicsOf } = sharedUnderstanding();
const askedBy = (text: string) => askedOfAnything(readTurn([{ from: 'visitor', text }]), topicsOf);

test('of 200 messages that ask for a rule of the store and name a thing, three of four ask for it without the thing', () => {
  const rules = Object.entries(said)
    .filter(([entries]) => entries !== 'thing')
    .flatMap(([entries, texts]) => texts.map((text) => ({ entries: entries.split(','), text })));
  expect(rules).toHaveLength(200);
  const known = new Set(firstKnowledge.map(({ id }) => id));
  expect(rules.flatMap(({ entries }) => entries).filter((entry) => !known.has(entry))).toEqual([]);
  const right = rules.filter(({ entries, text }) => entries.includes(askedBy(text) ?? ''));
  expect(right.length).toBeGreaterThanOrEqual(150);
});

test('of 100 that ask for the thing itself one is taken for a rule at most', () => {
  const things = said['thing'] ?? [];
  expect(things).toHaveLength(100);
  expect(things.filter((text) => askedBy(text) !== undefined).length).toBeLessThanOrEqual(1);
});
