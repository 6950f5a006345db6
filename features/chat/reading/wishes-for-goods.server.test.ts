import { expect, test } from 'vitest';
import { readMessage } from './read-message.server.ts';

const read = (message: string) => readMessage({ message, history: [], products: [], inView: [] }).ask.kind;

test.each([
  'which one for bloating, I swell up every time after Sunday dinner',
  'which of yalls teas helps with gas',
  'ok so which one is good for my nerves',
  'which of your gummies works for hair',
])('%j asks for products', (message) => {
  expect(read(message)).toBe('shelf');
});

test.each(['which one is better for sugar, yam or plantain', 'which doctor do I see for bloating'])(
  '%j asks for none',
  (message) => {
    expect(read(message)).not.toBe('shelf');
  },
);
