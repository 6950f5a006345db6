import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { established } from '#tests/support/voice-conversation.ts';

const products = [
  makeProduct({
    title: 'Deep Rest',
    handle: 'deep-rest',
    description: 'Magnesium for the night. Supplement Facts. Serving size: 1 scoop. Magnesium 200 mg.',
  }),
  makeProduct({ title: 'Iron Gentle', handle: 'iron-gentle', description: 'Iron 25 mg.' }),
];

test('a second question goes on about what the first reply told of', async () => {
  const { session, client, model } = await established({ products, passages: [] });
  const materials = () =>
    session.requests.flatMap(({ item }) => (item?.role === 'system' ? [item.content?.[0]?.text ?? ''] : []));
  session.hear('Tell me about Deep Rest.');
  await session.answer('Deep Rest is magnesium for the night.', 0.5);
  await client.event('response.audio.done');
  session.hear('And how much is it?');
  await expect.poll(() => materials().length).toBe(2);
  expect(materials()[1]).toContain('[Deep Rest](/product/deep-rest)');
  expect(materials()[1]).not.toContain('Iron Gentle');
  expect(model.breaches()).toEqual([]);
});
