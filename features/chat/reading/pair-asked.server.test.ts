import { expect, test } from 'vitest';
import { splitQuestions } from '#integrations/storefront/shopify/product-questions.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { tellProducts } from '../embedded/tell-products.server.ts';
import { askedOfCompared } from './asked-of-compared.server.ts';
import { askedOfProduct } from './asked-of-product.server.ts';
import { readMessage } from './read-message.server.ts';

const products = loadDemoShop().products.map(({ handle, title, description, tags, productType }) =>
  makeProduct({ handle, title, ...splitQuestions(description), tags, productType }),
);

const behind = (content: string, ...handles: string[]): Turn[] => [
  { role: 'user', content, evidence: null },
  { role: 'assistant', content: 'This is it.', evidence: { knowledge: [], products: handles } },
];

function asked(message: string, history: Turn[] = []) {
  const read = readMessage({ message, history, products, inView: [] });
  const reading = askedOfCompared(read, message, history);
  const talk = { message, reading, history, products, productIds: [], isElsewhere: false };
  const found = askedOfProduct(sharedUnderstanding().likenessOf, talk);
  if (found?.ask.kind !== 'fact') return undefined;
  const { fact } = found.ask;
  const question = fact.kind === 'asked' ? fact.question : undefined;
  return { handles: found.products.map(({ handle }) => handle), fact, question, found: found.products };
}

test.each([
  [
    'i got the lozenges and brother daily both, is that too much',
    'zinc-and-citrus',
    'already take a multivitamin',
  ],
  ['can i take sister daily and the vitamin d3 k2 softgels together', 'sister-daily', 'Vitamin D3 + K2'],
  ['is zinc and citrus ok with sight and light', 'sight-and-light', 'Zinc & Citrus'],
  ["I'm taking Liver Daily, is it okay to have Breathe Easy too?", 'liver-daily', 'Breathe Easy'],
])('%j is answered by what a page says of both', (message, handle, question) => {
  const told = asked(message);
  expect(told?.handles).toEqual([handle]);
  expect(told?.question).toContain(question);
});

test('the other one may be what was spoken of before', () => {
  const told = asked('and can I use that on top of Pressure Balance', behind('beet nitric', 'beet-nitric'));
  expect(told?.fact).toMatchObject({ question: 'Can I take it together with Beet Nitric?' });
});

test('is that too much, of one behind another, asks of both', () => {
  const history = behind('crown and coil hair gummies how many a day', 'crown-and-coil');
  const told = asked('i already take sister daily is that too much biotin or whatever', history);
  expect(told?.fact).toMatchObject({ question: 'Can I take it along with Sister Daily Multivitamin?' });
});

test('of two that no page speaks of together, what both list and what each warns of', () => {
  const history = behind('Does Deep Rest have melatonin in it', 'deep-rest');
  const told = asked('so can i take it with the Easy Mind tea same night', history);
  expect(told?.handles).toEqual(['deep-rest', 'easy-mind']);
  const reply = tellProducts(told?.found ?? [], told?.fact ?? { kind: 'about' }).join('\n');
  expect(reply).toContain('Both list L-theanine (100 mg and 100 mg), which adds up.');
  expect(reply).toContain('Pregnant, trying or nursing? Choose plain rooibos instead.');
  expect(reply).not.toContain('Store in a cool, dry place');
});

test('what one holds, costs, or which of two is meant is not asked of both together', () => {
  expect(asked('do Deep Rest and Easy Mind have caffeine in them')?.fact.kind).not.toBe('together');
  expect(asked('how much are Deep Rest and Easy Mind together')).toBeUndefined();
  expect(asked('which is better with supper, Deep Rest or Easy Mind')).toBeUndefined();
});

test('a question of a page about another product than anybody spoke of is not asked', () => {
  const history = behind('Can I take the Prostate Daily?', 'prostate-daily');
  const breakfast =
    'Do I need to space it out from the others or can it all go down together with breakfast?';
  expect(asked(breakfast, history)?.question ?? '').not.toContain('Brother');
  const beside = asked('can I take Prostate Daily along with my multivitamin, same breakfast');
  expect(beside?.fact).toMatchObject({ question: 'Can I take Brother Daily along with it?' });
  const protein: Turn[] = [
    { role: 'user', content: 'How much protein should I be eating in a day?', evidence: null },
  ];
  expect(
    asked('My wife buys the collagen for her knees and puts some in my coffee. Should she stop?', protein),
  ).toBeUndefined();
});
