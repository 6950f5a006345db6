import { expect, test } from 'vitest';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { firstKnowledge } from '#content/knowledge/index.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { askedOfAnything, OF_ANYTHING } from './asked-of-anything.server.ts';

const { readTurn, topicsOf } = sharedUnderstanding();
test('each of them is an entry of the first knowledge', () => {
  const known = new Set(firstKnowledge.map(({ id }) => id));
  expect([...OF_ANYTHING].filter((entry) => !known.has(entry))).toEqual([]);
});

test('a thing may be named by the title of a product that no lexicon knows, or by its beginning', () => {
  const named = [makeProduct({ title: 'Umoja Night Blend with Lavender', handle: 'umoja-night-12' })];
  const askedWith = (text: string) => askedOfAnything(readTurn([{ from: 'visitor', text }]), topicsOf, named);
  expect(askedWith('where is my Umoja Night Blend')).toBe('order-status');
  expect(askedWith('what is the Umoja Night Blend good for')).toBeUndefined();
});

const askedBy = (text: string) => askedOfAnything(readTurn([{ from: 'visitor', text }]), topicsOf);

test.each([
  ['where is my sea moss', 'order-status'],
  ['has my fish oil shipped yet', 'order-status'],
  ['how much is shipping on magnesium', 'shipping-cost-and-time'],
  ['can i pay for the sea moss with afterpay', 'payment-checkout'],
  ['stop my monthly turmeric', 'subscriptions'],
  ['my iron pills came busted', 'damaged-wrong-lost'],
  ['where should i keep my fish oil, in the fridge', 'storing'],
  ['is the magnesium made in china', 'where-made'],
])('%j asks for %s, whatever the thing is', (text, entry) => {
  expect(askedBy(text)).toBe(entry);
});

test.each([
  'what is sea moss good for',
  'how much is the sea moss',
  'is sea moss in stock',
  'side effects of turmeric',
  'does magnesium help you sleep',
  'when should i take magnesium',
  'where does vitamin d come from',
  'how long does it take for iron to raise my hemoglobin',
  'can i take vitamin d with metformin',
  'where is my order',
])('%j asks for the thing itself, or names none', (text) => {
  expect(askedBy(text)).toBeUndefined();
});
