import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { readMessage } from './read-message.server.ts';

const joint = makeProduct({ title: 'Turmeric Joint Formula', handle: 'joint-formula' });
const zinc = makeProduct({ title: 'Zinc & Citrus Lozenges', handle: 'zinc-lozenges' });
const tea = makeProduct({ title: 'Easy Mind Evening Tea', handle: 'evening-tea' });
const products = [joint, zinc, tea];

const shown: Turn[] = [
  { role: 'user', content: 'something for my knees', evidence: null },
  { role: 'assistant', content: 'In our shop: …', evidence: { knowledge: [], products: ['joint-formula'] } },
];
const read = (
  message: string,
  intent: 'product-price' | 'product-use' | 'product-shelf' | 'talk-greeting',
  history: Turn[] = [],
) => readMessage({ message, history, products, inView: [], intent });

test('a price asked in no phrase of ours is that of the product that holds what was named', () => {
  const { ask, products: meant } = read('what the turmeric one run me', 'product-price');
  expect(ask).toEqual({ kind: 'fact', fact: { kind: 'price' } });
  expect(meant).toEqual([joint]);
});

test('where nothing is named it is the product that was shown last', () => {
  const { ask, products: meant } = read('you gotta swallow em with food or what', 'product-use', shown);
  expect(ask).toEqual({ kind: 'fact', fact: { kind: 'directions' } });
  expect(meant).toEqual([joint]);
});

test('a fact of no product, and a wish, are shown what the shop has', () => {
  expect(read('what that gonna run me', 'product-price').ask.kind).toBe('shelf');
  expect(read('my knees need help from yall', 'product-shelf').ask).toEqual({
    kind: 'shelf',
    cheapestFirst: false,
    popular: false,
  });
});

test('a greeting in no phrase of ours is one, and a phrase that is clear counts more than an intent', () => {
  expect(read('wagwan good people', 'talk-greeting').ask.kind).toBe('greeting');
  expect(read('thank you so much', 'product-price').ask.kind).toBe('thanks');
});

const asked = (message: string) => readMessage({ message, history: [], products, inView: [] });

test('a fact of a thing that stands before somebody is the product’s, also without an intent', () => {
  expect(asked('is the turmeric vegan')).toMatchObject({
    ask: { kind: 'fact', fact: { kind: 'vegan' } },
    products: [joint],
  });
  expect(asked('any soy hiding in them zinc lozenges')).toMatchObject({
    ask: { kind: 'fact', fact: { kind: 'contains', allergens: ['soy'] } },
    products: [zinc],
  });
});

test('of its kind, of what it holds or of how it is taken an entry tells', () => {
  expect(asked('is turmeric vegan').ask.kind).toBe('question');
  expect(asked('does the spice have turmeric').ask.kind).toBe('question');
  expect(asked('how do people take the turmeric').ask.kind).toBe('question');
});
