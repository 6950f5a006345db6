import { expect, test } from 'vitest';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { askedOfAnything } from './asked-of-anything.server.ts';

const { readTurn, topicsOf } = sharedUnderstanding();
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
