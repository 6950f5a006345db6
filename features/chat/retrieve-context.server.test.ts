import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { forEachDatabase } from '#tests/support/databases.ts';
import { ask, knowledgeOf, makeAssistant } from '#tests/support/make-assistant.ts';
import { makeProduct } from '#tests/support/make-product.ts';

const probiotic = makeProduct({
  title: 'Good Gut Probiotic',
  handle: 'good-gut',
  description: 'Supplement Facts. Serving size: 1 capsule. Lactobacillus acidophilus 10 billion CFU.',
});

forEachDatabase('what is looked up', (open) => {
  test('asked of products in words that name none, what was asked before is meant', async () => {
    const sessionId = randomUUID();
    const assistant = makeAssistant(await open(), {
      products: [probiotic],
      topicsOf: (text) => (text === 'lemme see' ? [{ topic: 'product-shelf', likelihood: 0.9 }] : []),
    });
    expect((await ask(assistant, { sessionId, message: 'What are probiotics?' })).text).not.toContain(
      '/product/',
    );
    expect((await ask(assistant, { sessionId, message: 'lemme see' })).text).toContain('/product/good-gut');
    // Nothing was asked before.
    const first = await ask(assistant, { sessionId: randomUUID(), message: 'lemme see' });
    expect(first.text).not.toContain('/product/');
  });

  test('once more is no part of a question, but for one that says nothing else', async () => {
    const knowledge = knowledgeOf([]);
    const assistant = makeAssistant(await open(), { knowledge });
    await ask(assistant, { sessionId: randomUUID(), message: 'Tell me about zinc once more' });
    await ask(assistant, { sessionId: randomUUID(), message: 'again' });
    expect(knowledge.asked).toEqual(['Tell me about zinc', 'again']);
  });
});
