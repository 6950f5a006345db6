import { expect, test } from 'vitest';
import { readWish } from './spoken-command.ts';

test.each([
  ['Go to the shop.', { kind: 'page', page: 'shop' }],
  ['Could you please take me to my cart?', { kind: 'page', page: 'cart' }],
  ['Show me the health conditions page', { kind: 'page', page: 'conditions' }],
  ['open home', { kind: 'page', page: 'home' }],
  ['take me back to the home page', { kind: 'page', page: 'home' }],
  ['Search for magnesium, please', { kind: 'search', query: 'magnesium' }],
  ['find me something for sleep', { kind: 'search', query: 'something for sleep' }],
  ['Show me Deep Rest', { kind: 'show', name: 'Deep Rest' }],
  ['Add the vitamin D3 to my cart', { kind: 'add', name: 'vitamin D3' }],
  ['I want to buy Deep Rest', { kind: 'add', name: 'Deep Rest' }],
  ['put one bottle of iron in the basket', { kind: 'add', name: 'bottle of iron' }],
  [
    'Email me about Deep Rest to jane@example.com',
    { kind: 'mail', email: 'jane@example.com', about: 'Deep Rest' },
  ],
  [
    'send an email about iron to jane dot doe at example dot com',
    { kind: 'mail', email: 'jane.doe@example.com', about: 'iron' },
  ],
  ['Email me that', { kind: 'mail', email: '', about: '' }],
])('%j is an order', (said, wish) => {
  expect(readWish(said)).toEqual(wish);
});

test.each([
  'What helps with sleep?',
  'I have chest pain',
  'Can I take iron with coffee?',
  'show me how to take magnesium',
  'how do I send something back?',
  'Is it in the cart?',
  '',
])('%j is a question', (said) => {
  expect(readWish(said)).toBeUndefined();
});
