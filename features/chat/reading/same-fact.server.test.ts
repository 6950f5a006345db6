import { expect, test } from 'vitest';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { amountOfBefore, askedAgain, listedInTold, sameFactOf } from './same-fact.server.ts';

const products = loadDemoShop().products.map(({ handle, title, description, tags, productType }) =>
  makeProduct({ handle, title, description, tags, productType }),
);

const told = (content: string, handle: string, knowledge: string[] = []): Turn[] => [
  { role: 'user', content, evidence: null },
  { role: 'assistant', content: 'It does.', evidence: { knowledge, products: [handle] } },
];
const shellfish = told('Does the Joint Formula have shellfish in it?', 'joint-formula');

test.each([
  ['how bout the elder joint collagen then', 'elder-joint'],
  ['what about sea moss mineral gel', 'sea-moss-mineral'],
  ['ok and the elderberry syrup', 'elderberry-shield'],
  ['and in the lozenges', 'zinc-and-citrus'],
  ['wat about sister daily', 'sister-daily'],
])('%j asks of the other one what was asked before', (plain, handle) => {
  const again = sameFactOf(plain, { history: shellfish, products });
  expect(again?.products.map((product) => product.handle)).toEqual([handle]);
  expect(again?.ask).toMatchObject({ kind: 'fact', fact: { kind: 'contains', allergens: ['shellfish'] } });
});

test('a third one is asked what the first was', () => {
  const history = [...shellfish, ...told('what about the sea moss gel', 'sea-moss-mineral')];
  const again = sameFactOf('and elder joint', { history, products });
  expect(again?.ask).toMatchObject({ fact: { kind: 'contains', allergens: ['shellfish'] } });
});

test('what the name of the first one says is not asked of the second', () => {
  const history = told('Is the fish oil made with beef gelatin? I only eat halal.', 'heart-and-soul-omega-3');
  const again = sameFactOf('and the vitamin d softgels', { history, products });
  expect(again?.ask).toMatchObject({ fact: { kind: 'contains', allergens: [], words: 'gelatin' } });
});

test('what asks something else, or stands behind an entry, asks nothing again', () => {
  expect(sameFactOf('and does the tea have caffeine', { history: shellfish, products })).toBeUndefined();
  expect(sameFactOf('what about my knees', { history: shellfish, products })).toBeUndefined();
  const entry = told('does shellfish matter', 'joint-formula', ['an-entry']);
  expect(sameFactOf('how about the elder joint collagen', { history: entry, products })).toBeUndefined();
});

test('what no label lists is kept as it was asked, for the page of the other one', () => {
  const history = told('Will Elder Joint upset my stomach', 'elder-joint');
  expect(sameFactOf('how about the joint formula then', { history, products })).toBeUndefined();
  expect(askedAgain('how about the joint formula then', { history, products })?.question).toContain(
    'stomach',
  );
});

test('how much of it, behind whether it has it, asks for an amount and no price', () => {
  const history = told('does the prenatal have choline', 'mama-prenatal');
  for (const plain of ['how much of it', 'ok how much is in there', 'how many mg'])
    expect(amountOfBefore(plain, { history, products })?.ask).toMatchObject({
      fact: { kind: 'amount', substances: ['choline'] },
    });
  for (const plain of ['how much is it', 'how much does it cost', 'how much do i take'])
    expect(amountOfBefore(plain, { history, products })).toBeUndefined();
});

test('any soy, behind one product, asks for its list, and behind an entry or several for nothing of theirs', () => {
  const protein = told('whats in the lean and strong', 'lean-and-strong');
  const asked = listedInTold('any soy', { history: protein, products });
  expect(asked?.products.map(({ handle }) => handle)).toEqual(['lean-and-strong']);
  expect(asked?.ask).toMatchObject({ fact: { kind: 'contains', allergens: ['soy'] } });
  expect(listedInTold('any soy in it', { history: protein, products })).toBeDefined();
  expect(listedInTold('any reason', { history: protein, products })).toBeUndefined();
  expect(
    listedInTold('any soy', { history: told('tell me of tofu', 'lean-and-strong', ['tofu']), products }),
  ).toBeUndefined();
});
