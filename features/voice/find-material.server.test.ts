import { expect, test } from 'vitest';
import type { Turn } from '#features/chat/conversations/chat-conversation.server.ts';
import type { Care } from '#features/chat/safety/safety.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { entriesOfFirstKnowledge } from '#tests/support/entries-of-first-knowledge.ts';
import { makePassage, noCare, openGate } from '#tests/support/make-assistant.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { findMaterial, type MaterialParts } from './find-material.server.ts';

const { asksOf, entriesLike, inEnglish, likenessOf, readTurn, topicsOf } = sharedUnderstanding();
const products = loadDemoShop().products.map(({ handle, title, description, tags, productType }) =>
  makeProduct({ handle, title, description, tags, productType }),
);

const parts: MaterialParts = {
  gate: openGate(),
  readTurn,
  inEnglish,
  knowledge: {
    find: () => Promise.resolve({ passages: [], fit: 'unknown' }),
    entry: () => Promise.resolve(undefined),
    entriesOf: entriesOfFirstKnowledge,
    noteFound: () => Promise.resolve(),
  },
  topicsOf,
  likenessOf,
  asksOf,
  entriesLike,
  catalog: { listProducts: () => Promise.resolve(products), listShelfProducts: () => Promise.resolve([]) },
  log: createLogger('silent'),
};
const said = (content: string): Turn => ({ role: 'user', content, evidence: null });
const told = (handle: string): Turn => ({
  role: 'assistant',
  content: 'It does.',
  evidence: { knowledge: [], products: [handle] },
});
const found = (message: string, history: Turn[] = [], care: Care = noCare, some = parts) =>
  findMaterial(some, { message, history, care });

test('what is spoken goes on about what was said before', async () => {
  const inTalk = await found('milk thistle any good', [said('They found early cirrhosis on my scan')]);
  expect(inTalk.text).toContain('Is milk thistle good for a sick liver?');
  expect(inTalk.answeredBy).toBeDefined();
  const alone = await found('milk thistle any good');
  expect(alone.text).not.toContain('Is milk thistle good for a sick liver?');
});

test('a product that was told of is what a spoken question goes on about, as in writing', async () => {
  const { text, evidence, used } = await found('how much zinc is in it', [
    said('tell me about Brother Daily'),
    told('brother-daily'),
  ]);
  expect(text).toMatch(/"answer":\[.*[Zz]inc/);
  expect(evidence.products).toEqual([{ title: 'Brother Daily Multivitamin', handle: 'brother-daily' }]);
  expect(used?.products).toEqual(['brother-daily']);
});

test('a product whose label speaks against it is not named by voice either', async () => {
  const care: Care = { ...noCare, avoid: ['turmeric'] };
  const { evidence } = await found('do you have anything with turmeric', [], care);
  expect(evidence.products).toEqual([]);
});

test('whom to ask is not said again beside a rule of the store', async () => {
  const line = 'Ask your pharmacist first.';
  const care: Care = { ...noCare, opening: line, general: [line] };
  const knowing = (category: string) => ({
    ...parts,
    knowledge: {
      ...parts.knowledge,
      entriesOf: () => Promise.resolve([]),
      find: () =>
        Promise.resolve({
          passages: [makePassage({ category, question: 'How long?', answer: 'Three days.' })],
          fit: 'sure' as const,
        }),
    },
  });
  expect((await found('how long is that', [], care, knowing('Orders and shipping'))).opening).toBe('');
  expect((await found('how long is that', [], care, knowing('Herbs'))).opening).toBe(line);
  const inSight: Turn[] = [{ role: 'assistant', content: line, evidence: null }];
  expect((await found('how long is that', inSight, care, knowing('Herbs'))).opening).toBe('');
});

const isAway = () => Promise.reject(new Error('away'));
const away = {
  ...parts,
  knowledge: { find: isAway, entry: isAway, entriesOf: isAway, noteFound: isAway },
};

test('while the database is away the model is told that nothing was found, and what it may not name', async () => {
  const { text, used } = await found('what is zinc', [], { ...noCare, products: false }, away);
  expect(text).toContain('(nothing was found)');
  expect(text).toContain('Name no product');
  expect(used).toMatchObject({ knowledge: [], products: [] });
});

test('while the shop is away as well, nothing is known of the turn, and what is said beside it is still told', async () => {
  const line = 'Ask your pharmacist first.';
  const shopAway = { ...away, catalog: { listProducts: isAway, listShelfProducts: isAway } };
  const care: Care = { ...noCare, opening: line, general: [line] };
  const { text, used, opening } = await found('what do you have for sleep', [], care, shopAway);
  expect(text).toContain('(nothing was found)');
  expect(text).toContain(line);
  expect(opening).toBe(line);
  expect(used).toBeNull();
});

test('while the knowledge is away products are told of all the same', async () => {
  const { evidence } = await found('how much is Brother Daily', [], noCare, away);
  expect(evidence.products).toEqual([{ title: 'Brother Daily Multivitamin', handle: 'brother-daily' }]);
});
