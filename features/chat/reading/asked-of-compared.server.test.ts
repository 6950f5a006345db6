import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { askedOfCompared, SIDE_BY_SIDE } from './asked-of-compared.server.ts';
import type { Reading } from './read-message.server.ts';

const products = [
  makeProduct({ title: 'Sorrel Calm', handle: 'sorrel-calm' }),
  makeProduct({ title: 'Easy Mind', handle: 'easy-mind' }),
];
const compares: Reading = {
  ask: { kind: 'compare' },
  query: '',
  products,
  followUp: false,
  person: undefined,
};
const replied = (content: string, knowledge: string[] = []) => [
  {
    role: 'assistant' as const,
    content,
    evidence: { knowledge, products: products.map(({ handle }) => handle) },
  },
];
const table = replied(`Here they are ${SIDE_BY_SIDE}.`);
const askOf = (message: string, history = table) => askedOfCompared(compares, message, history).ask;

test('what stands side by side is not put there again', () => {
  expect(askOf('i drive for uber so i cant be sleepy')).toEqual({ kind: 'fact', fact: { kind: 'warnings' } });
  expect(askOf('which one did your mother buy?')).toEqual({ kind: 'question' });
  expect(askedOfCompared(compares, 'which one did your mother buy?', table).products).toEqual([]);
});

test('who compares again, or compares what was only offered, sees it', () => {
  expect(askOf('so whats the difference between them')).toEqual({ kind: 'compare' });
  expect(askOf('which one is better for nights?', replied('In our shop: …'))).toEqual({ kind: 'compare' });
  expect(askOf('which one is better for nights?', replied(`${SIDE_BY_SIDE} …`, ['entry']))).toEqual({
    kind: 'compare',
  });
});

test('who asks what goes with something hears what labels warn of', () => {
  for (const message of ["which of those won't mess with donepezil", 'can I just take both'])
    expect(askOf(message, [])).toEqual({ kind: 'fact', fact: { kind: 'warnings' } });
});
