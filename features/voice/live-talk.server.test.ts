import { expect, test } from 'vitest';
import { noCare, openGate } from '#tests/support/make-assistant.ts';
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

async function talk(options: Parameters<typeof established>[0] = {}) {
  const { session, client, model } = await established({ products, passages: [], ...options });
  const materials = () =>
    session.requests.flatMap(({ item }) => (item?.role === 'system' ? [item.content?.[0]?.text ?? ''] : []));
  return { session, client, model, materials };
}

test('a second question goes on about what the first reply told of', async () => {
  const { session, client, model, materials } = await talk();
  session.hear('Tell me about Deep Rest.');
  await session.answer('Deep Rest is magnesium for the night.', 0.5);
  await client.event('response.audio.done');
  session.hear('And how much is it?');
  await expect.poll(() => materials().length).toBe(2);
  expect(materials()[1]).toContain('[Deep Rest](/product/deep-rest)');
  expect(materials()[1]).not.toContain('Iron Gentle');
  expect(model.breaches()).toEqual([]);
});

test('a reply that ends after the next question was asked is kept with what it told of itself', async () => {
  const line = 'Ask your pharmacist first.';
  const gate = openGate({
    assess: ({ message }) => ({
      kind: 'open',
      level: 'open',
      care: message.includes('Iron') ? { ...noCare, opening: line, general: [line] } : noCare,
    }),
  });
  const { session, materials } = await talk({ gate });
  session.hear('Tell me about Deep Rest.');
  await session.request('response.create');
  session.begin();
  session.words('Deep Rest is magnesium for the night.');
  session.hear('Tell me about Iron Gentle.');
  // Said once it is known what the next response rests on, which waits for the end of this one.
  await expect.poll(() => JSON.stringify(session.requests)).toContain(line);
  session.end();
  await session.request('response.create', 2);
  session.begin();
  session.end();
  session.hear('And how much is it?');
  await expect.poll(() => materials().length).toBe(3);
  expect(materials()[2]).toContain('[Deep Rest](/product/deep-rest)');
  expect(materials()[2]).not.toContain('Iron Gentle');
});
