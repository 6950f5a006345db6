import { expect, test } from 'vitest';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { readTalk } from './read-talk.server.ts';

const products = loadDemoShop().products.map(({ handle, title, description, tags, productType }) =>
  makeProduct({ id: handle, handle, title, description, tags, productType }),
);
const { readTurn, topicsOf } = sharedUnderstanding();

/** @param told handles of what the last reply told of */
function heard(message: string, { before = [], told = [] }: { before?: string[]; told?: string[] } = {}) {
  const history: Turn[] = before.flatMap((content) => [
    { role: 'user', content, evidence: null },
    { role: 'assistant', content: 'Well.', evidence: { knowledge: [], products: told } },
  ]);
  const turn = readTurn([...before, message].map((text) => ({ from: 'visitor', text })));
  return readTalk(topicsOf, { message, turn, history, products, productIds: [], taken: false });
}

test.each([
  ['How much is shipping if I only get that one', { before: ['Got the probiotic?'], told: ['good-gut'] }],
  ['how much is delivery for just one bottle of iron gentle', {}],
])('%s: asks what it costs to send, and for no price of the product', (message, talk) => {
  const { said, storeTopic } = heard(message, talk);
  expect(said.ask.kind).toBe('question');
  expect(storeTopic).toBe('shipping-cost-and-time');
});

test.each([
  'What is a good breakfast for someone who works overnights?',
  'you got a simple supper I could fix tonight',
])('%s: asks what to cook, and wants nothing that we sell', (message) => {
  expect(heard(message).said.ask.kind).toBe('question');
});

test('what we sell for a meal is still wished for', () => {
  expect(heard('do you sell meal replacement shakes').said.ask.kind).toBe('shelf');
});

test('how much a product is stays its price, shipping or not', () => {
  expect(heard('how much is the iron gentle').said.ask).toMatchObject({
    kind: 'fact',
    fact: { kind: 'price' },
  });
});

test.each([
  ['Does coffee mess with iron? I take mine with a latte from the campus cart.', {}],
  ['whats the difference between magnesium glycinate and citrate', {}],
  [
    'so you think its the fasting or the coffee',
    { before: ['this headache killing me every sunday after church', 'i dont eat nothing till like 2'] },
  ],
])('%s: asks of things, and of no product that holds them', (message, talk) => {
  expect(heard(message, talk).said.ask.kind).toBe('question');
});

test('who tells a medicine behind a product hears what its label warns of, and no price', () => {
  const behind = { before: ['will that ultra memory do mama any good'], told: ['ultra-memory'] };
  expect(heard('she on donepezil', behind).said).toMatchObject({
    ask: { kind: 'fact', fact: { kind: 'warnings' } },
    products: [{ handle: 'ultra-memory' }],
  });
  expect(heard('how much is it', behind).said.ask).toMatchObject({ fact: { kind: 'price' } });
});

test('the cheaper of the two that were compared is asked of those', () => {
  const { said } = heard('Which of the two is cheaper?', {
    before: ['What is the difference between Pressure Balance and Blood Pressure-Heart Support?'],
    told: ['pressure-balance', 'blood-pressure-heart-support'],
  });
  expect(said).toMatchObject({ ask: { kind: 'order', cheapest: true } });
  expect(said.products.map(({ handle }) => handle)).toEqual([
    'pressure-balance',
    'blood-pressure-heart-support',
  ]);
});
