import { expect, test } from 'vitest';
import { readSituation } from '#assistant/situation.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { splitQuestions } from '#integrations/storefront/shopify/product-questions.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { answerProduct } from '../products/answer-product.server.ts';
import { asConcerned } from '../products/label-asked.server.ts';
import { whyNot } from '../products/why-not.server.ts';
import { takenBeside } from './taken-beside.server.ts';

const products = loadDemoShop().products.map(({ handle, title, description, tags, productType }) =>
  makeProduct({ handle, title, ...splitQuestions(description), tags, productType }),
);

const told = (handle: string, knowledge: string[] = []): Turn[] => [
  { role: 'user', content: 'whats in that', evidence: null },
  { role: 'assistant', content: 'This.', evidence: { knowledge, products: [handle] } },
];

test.each([
  'can i take it im on lexapro',
  'my mama on sertraline can she take it',
  'is it ok to take with my zoloft',
  'i take metoprolol can i use that',
  'will that mess with my metformin',
])('%j asks of the product that was told of', (plain) => {
  const found = takenBeside(plain, { history: told('strength-of-a-woman'), products });
  expect(found?.products.map(({ handle }) => handle)).toEqual(['strength-of-a-woman']);
  expect(found?.ask).toMatchObject({ fact: { kind: 'beside' } });
});

test('behind an entry, without a medicine or of another product it asks nothing of it', () => {
  const history = told('strength-of-a-woman');
  expect(
    takenBeside('can i take it im on lexapro', { history: told('good-gut', ['an-entry']), products }),
  ).toBeUndefined();
  expect(takenBeside('can i take it with breakfast', { history, products })).toBeUndefined();
  expect(takenBeside('what should i avoid on lexapro', { history, products })).toBeUndefined();
  expect(takenBeside('can i take good gut probiotic with lexapro', { history, products })).toBeUndefined();
});

test('what it holds that the tables keep from them is named, and where nothing is written that is said', () => {
  const message = 'can i take it im on lexapro';
  const read = takenBeside(message, { history: told('strength-of-a-woman'), products });
  const [product] = read?.products ?? [];
  if (!read || !product) throw new Error('nothing was read');
  const situation = readSituation(sharedUnderstanding().readTurn([{ from: 'visitor', text: message }]));
  const why = whyNot(product, { situation, avoid: [] });
  if (!why) throw new Error('nothing speaks against it');
  const reading = { ...read, query: message, followUp: true, person: undefined };
  const { ask } = asConcerned(reading, message, { products: [], leftOut: [{ product, why }] });
  if (ask.kind !== 'fact') throw new Error('no fact');
  expect(answerProduct(product, ask.fact).text).toContain(
    'It holds lemon balm, which our table names beside',
  );
  const nothing = answerProduct(product, { kind: 'beside', medicine: 'eliquis' });
  expect(nothing.text).toContain('names eliquis. That is no all-clear');
});
