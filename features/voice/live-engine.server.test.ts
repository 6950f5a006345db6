import { describe, expect, test } from 'vitest';
import { tonePcm } from '#tests/support/fake-realtime-session.ts';
import { established, silence } from '#tests/support/voice-conversation.ts';

/** Sentences that let a second of sound through, and more than 30. */
const STORY = 'Once upon a time. In a far land. ';
const LONG_STORY = STORY.repeat(27);

describe.each(['current', 'older'] as const)('a server with the %s names', (generation) => {
  test('is set up, hears every byte in order, and is heard', async () => {
    const { model, client, session } = await established({ generation });
    expect(model.handshakes).toEqual([
      { url: '/v1/realtime?model=test-model', authorization: 'Bearer test-key' },
    ]);
    const pieces = Array.from({ length: 5 }, (_, index) => tonePcm(4096 / 24_000, 200 + 100 * index));
    for (const piece of pieces) client.append(piece);
    await session.request('input_audio_buffer.append', 5);
    expect(session.sound.equals(Buffer.concat(pieces))).toBe(true);

    session.hear('What is zinc?');
    await session.answer('Zinc is a mineral.', 0.5);
    await client.event('response.audio.done');
    const heard = client.all('response.audio.delta').map(({ delta }) => Buffer.from(delta, 'base64'));
    expect(Buffer.concat(heard).equals(tonePcm(0.5))).toBe(true);
    expect(client.words()).toBe('Zinc is a mineral.');
    expect(client.all('conversation.item.input_audio_transcription.completed')[0]?.transcript).toBe(
      'What is zinc?',
    );
    expect(model.breaches()).toEqual([]);
    expect(client.strange).toEqual([]);
  });

  test.each([
    ['navigate_to_page', { page: 'shop' }],
    ['search_products', { query: 'iron' }],
    ['view_product', { product_handle: 'deep-rest' }],
    ['add_to_cart', { product_name: 'Deep Rest' }],
    ['send_email', { email: 'a@example.com', content: 'Hi' }],
  ])('calls %s once, gets its result under its id, and goes on', async (name, args) => {
    const { model, client, session } = await established({ generation });
    session.hear('Please do');
    await session.request('response.create');
    session.begin();
    session.call('call-1', name, args);
    session.end();
    const call = await client.event('response.function_call_arguments.done');
    expect([call.call_id, call.name, JSON.parse(call.arguments)]).toEqual(['call-1', name, args]);
    client.output('call-1', { ok: true });
    client.output('call-1', { ok: true });
    await session.request('response.create', 2);
    const outputs = session.requests.filter(({ item }) => item?.type === 'function_call_output');
    expect(outputs.map(({ item }) => [item?.call_id, item?.output])).toEqual([['call-1', '{"ok":true}']]);
    expect(client.all('response.function_call_arguments.done')).toHaveLength(1);
    expect(client.all('response.function_call_arguments.delta')[0]).toMatchObject({ call_id: 'call-1' });
    expect(model.breaches()).toEqual([]);
  });
});

test('the response is asked for with the store’s material, after the gate', async () => {
  const { session } = await established();
  session.hear('What is zinc?');
  await session.request('response.create');
  const { item } = await session.request('conversation.item.create');
  expect(item).toMatchObject({ role: 'system', content: [{ type: 'input_text' }] });
  expect(item?.content?.[0]?.text).toContain('"question":"What is zinc?","answer":"A mineral."');
  const { session: setup } = await session.request('session.update');
  expect(setup?.['instructions']).toContain('call 911');
});

test('the instructions never change, and of the material only the last of it stays', async () => {
  const { model, client, session } = await established();
  for (let turn = 1; turn <= 6; turn += 1) {
    session.hear(turn % 2 === 0 ? 'What is zinc?' : 'Tell me of Deep Rest.');
    await session.answer('Zinc is a mineral.', 0.5, turn);
    await client.event('response.audio.done', turn);
  }
  expect(session.requests.filter(({ type }) => type === 'response.create')).toEqual(
    Array.from({ length: 6 }, () => ({ type: 'response.create' })),
  );
  const removed = session.requests.filter(({ type }) => type === 'conversation.item.delete');
  expect(removed.map(({ item_id = '' }) => item_id).filter((id) => id.startsWith('material'))).toEqual([
    'material-1',
    'material-2',
  ]);
  expect(model.breaches()).toEqual([]);
});

test('an emergency is answered with the number, word for word, and the model is not asked', async () => {
  const { client, session } = await established();
  session.hear('I have chest pain');
  await client.event('response.audio.done');
  expect(client.all('response.audio_transcript.delta')).toMatchObject([
    { delta: 'Call 911 now.', speak: true },
    { delta: ' Do not wait.', speak: true },
  ]);
  const told = await session.request('conversation.item.create');
  expect(told.item).toMatchObject({
    role: 'assistant',
    content: [{ type: 'output_text', text: 'Call 911 now. Do not wait.' }],
  });
  expect(session.count('response.create')).toBe(0);
});

test('what must be said first is said first, and stays known', async () => {
  const { client, session } = await established();
  session.hear('I take warfarin');
  await session.request('response.create');
  expect(client.words()).toBe('Ask your pharmacist first.');
});

test('a sentence that may not be said ends the reply', async () => {
  const { client, session } = await established();
  session.hear('Does it help?');
  await session.request('response.create');
  session.begin();
  session.audio(tonePcm(1));
  session.words('It cures everything. ');
  await session.request('response.cancel');
  await client.event('user.interrupted');
  session.audio(tonePcm(1), 'resp-2');
  await client.event('response.audio.done');
  expect(client.words()).not.toContain('cures');
  expect(client.words()).toContain('I would rather not answer that one.');
  expect(client.all('response.audio.delta')).toEqual([]);
});

test('an interruption is told at once, late sound is dropped, and the model learns what was heard', async () => {
  const { model, client, session } = await established();
  session.hear('A story');
  await session.request('response.create');
  session.begin();
  session.words(STORY);
  session.audio(tonePcm(1));
  const sent = await client.event('response.audio.delta');
  session.speechStarted();
  await client.event('user.interrupted');
  await session.request('response.cancel');
  session.audio(tonePcm(1), sent.response_id);
  client.send({
    type: 'conversation.item.truncate',
    item_id: sent.item_id,
    content_index: 0,
    audio_end_ms: 420,
  });
  expect(await session.request('conversation.item.truncate')).toMatchObject({
    item_id: sent.item_id,
    audio_end_ms: 420,
  });
  session.hear('Another one');
  await session.answer('Once.', 0.1, 2);
  await client.event('response.audio.done');
  expect(client.all('response.audio.delta').map(({ response_id }) => response_id)).not.toContain(undefined);
  expect(client.all('response.audio.delta')).toHaveLength(2);
  expect(session.count('conversation.item.truncate')).toBe(1);
  expect(model.breaches()).toEqual([]);
});

test.each([
  [
    'more than was sent is cut to what was sent',
    99_999,
    { type: 'conversation.item.truncate', audio_end_ms: 1000 },
  ],
  ['nothing heard takes the whole of it back', 0, { type: 'conversation.item.delete' }],
])('%s', async (_what, told, expected) => {
  const { client, session } = await established();
  session.hear('A story');
  await session.request('response.create');
  session.begin();
  session.words(STORY);
  session.audio(tonePcm(1));
  const { item_id } = await client.event('response.audio.delta');
  session.speechStarted();
  await client.event('user.interrupted');
  client.send({ type: 'conversation.item.truncate', item_id: 'another', content_index: 0, audio_end_ms: 5 });
  client.send({ type: 'conversation.item.truncate', item_id, content_index: 0, audio_end_ms: told });
  expect(await session.request(expected.type)).toMatchObject({ ...expected, item_id });
});

test('a browser that does not tell is counted by the clock before the model goes on', async () => {
  const { client, session } = await established();
  session.hear('A story');
  await session.request('response.create');
  session.begin();
  session.words(LONG_STORY);
  session.audio(tonePcm(30));
  await client.event('response.audio.delta');
  session.hear('Stop');
  await session.request('response.create', 2);
  const order = session.requests.map(({ type }) => type);
  const cut = order.findIndex((type) => /truncate|delete/.test(type));
  expect(cut).toBeGreaterThan(order.indexOf('response.cancel'));
  expect(cut).toBeLessThan(order.lastIndexOf('response.create'));
});

test('speech into silence interrupts nothing', async () => {
  const { client, session } = await established();
  session.speechStarted();
  session.hear('Hello');
  await session.request('response.create');
  expect(client.all('user.interrupted')).toEqual([]);
});

test('a second question waits until the response to the first is over', async () => {
  const { model, client, session } = await established();
  session.hear('One');
  await session.request('response.create');
  session.begin();
  session.send({
    type: 'conversation.item.input_audio_transcription.completed',
    item_id: 'two',
    transcript: 'Two',
  });
  await client.event('conversation.item.input_audio_transcription.completed', 2);
  // A whole round trip later it still waits.
  client.append(silence);
  await session.request('input_audio_buffer.append');
  expect(session.count('response.create')).toBe(1);
  session.end();
  await session.request('response.create', 2);
  expect(model.breaches()).toEqual([]);
});

test('sound that is not taken is not piled up', async () => {
  const { client, session } = await established();
  for (let index = 0; index < 100; index += 1) client.append(silence);
  await session.request('input_audio_buffer.append', 100);
  expect(session.sound.length).toBe(100 * 8192);
});

test('typed words reach the model as the visitor’s', async () => {
  const { client, session } = await established();
  client.say('Typed');
  const { item } = await session.request('conversation.item.create');
  expect(item).toMatchObject({ role: 'user', content: [{ type: 'input_text', text: 'Typed' }] });
  await session.request('response.create');
});
