import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import type { Intent } from '#assistant/statistics/topics.ts';
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
const read = (message: string, intent: Intent, history: Turn[] = []) =>
  readMessage({ message, history, products, inView: [], intent });
const sure = (message: string, intent: Intent, history: Turn[] = []) =>
  readMessage({ message, history, products, inView: [], intent, sureOfIntent: true }).ask;

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

test('an intent that is sure counts more than a phrase that hears another fact', () => {
  expect(read('how much yall want for the zinc', 'product-price').ask.kind).toBe('fact');
  expect(sure('so you got the zinc but what it run', 'product-price')).toEqual({
    kind: 'fact',
    fact: { kind: 'price' },
  });
  expect(sure('ok that last one how much', 'product-price', shown)).toEqual({
    kind: 'fact',
    fact: { kind: 'price' },
  });
  expect(sure('whats ur most popular zinc', 'product-shelf')).toMatchObject({ kind: 'shelf', popular: true });
});

test('a price is told by the serving, or for as many as are wanted', () => {
  expect(sure('what the zinc come to every day', 'product-price')).toMatchObject({
    fact: { kind: 'serving-price' },
  });
  expect(sure('three jars of the zinc run me what', 'product-price')).toMatchObject({
    fact: { kind: 'price', times: 3 },
  });
  expect(sure('2 of them zinc', 'product-price')).toMatchObject({ fact: { kind: 'price', times: 2 } });
});

test('how many are in it, how long they last, and how many are taken are three things', () => {
  expect(sure('how many zinc in there, last kind was half air', 'product-count')).toMatchObject({
    fact: { kind: 'count' },
  });
  expect(sure('will the zinc carry us to thanksgiving', 'product-count')).toMatchObject({
    fact: { kind: 'lasts' },
  });
  expect(sure('zinc, what number of pills a day', 'product-count')).toMatchObject({
    fact: { kind: 'directions' },
  });
});

test('what is asked of the contents is not what the product is called after', () => {
  expect(sure('how many grams of suga in them zinc', 'product-contains')).toMatchObject({
    fact: { kind: 'amount', substances: [], words: 'sugar' },
  });
  expect(sure('gelatin in the zinc lozenges', 'product-contains')).toMatchObject({
    fact: { kind: 'contains', words: 'gelatin' },
  });
  expect(sure('every single thing in the zinc', 'product-contains')).toMatchObject({
    fact: { kind: 'contents' },
  });
  const history: Turn[] = [
    { role: 'user', content: 'a zinc please', evidence: null },
    { role: 'assistant', content: '…', evidence: { knowledge: [], products: ['zinc-lozenges'] } },
  ];
  expect(sure('does it got zinc tho', 'product-contains', history)).toMatchObject({
    fact: { kind: 'contains', substances: ['zinc'] },
  });
});

test('"and the tea?" asks of it what was asked before', () => {
  const history: Turn[] = [
    { role: 'user', content: 'is the zinc vegan', evidence: null },
    { role: 'assistant', content: '…', evidence: { knowledge: [], products: ['zinc-lozenges'] } },
  ];
  const { ask, products: meant } = readMessage({
    message: 'and the turmeric one?',
    history,
    products,
    inView: [],
  });
  expect(ask).toEqual({ kind: 'fact', fact: { kind: 'vegan' } });
  expect(meant).toEqual([joint]);
});

test('which of two holds more is asked for in amounts', () => {
  const both: Turn[] = [
    { role: 'user', content: 'zinc or turmeric', evidence: null },
    {
      role: 'assistant',
      content: '…',
      evidence: { knowledge: [], products: ['zinc-lozenges', 'joint-formula'] },
    },
  ];
  const { ask, products: meant } = readMessage({
    message: 'which of them got more vitamin c',
    history: both,
    products,
    inView: [],
    intent: 'product-compare',
  });
  expect(ask).toMatchObject({ kind: 'fact', fact: { kind: 'amount', substances: ['vitamin-c'] } });
  expect(meant).toEqual([zinc, joint]);
});

test('"the top one" is the first that was shown, and "the lozenges" those that are', () => {
  const both: Turn[] = [
    { role: 'user', content: 'zinc or turmeric', evidence: null },
    {
      role: 'assistant',
      content: '…',
      evidence: { knowledge: [], products: ['joint-formula', 'zinc-lozenges'] },
    },
  ];
  expect(read('the top one how many a day', 'product-use', both).products).toEqual([joint]);
  expect(read('how much is that last one', 'product-price', both).products).toEqual([zinc]);
  expect(read('how much are the lozenges', 'product-price', both).products).toEqual([zinc]);
});

const two: Turn[] = [
  { role: 'user', content: 'something for my knees', evidence: null },
  {
    role: 'assistant',
    content: 'In our shop: …',
    evidence: { knowledge: [], products: ['joint-formula', 'evening-tea'] },
  },
];

test('what sounds like a comparison and compares nothing asks for the warnings, or for the cheapest', () => {
  expect(read('would that one bother her stomach', 'product-compare', two).ask).toEqual({
    kind: 'fact',
    fact: { kind: 'warnings' },
  });
  expect(read('which one if I can only afford one', 'product-compare', two).ask).toEqual({
    kind: 'order',
    cheapest: true,
  });
  expect(read('which one is right for me', 'product-compare', two).ask.kind).toBe('compare');
});

test('the difference of two forms is no question about the product that one of them is called after', () => {
  expect(read('difference between d2 and the turmeric one', 'product-compare').ask.kind).toBe('fact');
  expect(read('difference between turmeric and curcumin', 'product-compare').ask.kind).toBe('question');
});
