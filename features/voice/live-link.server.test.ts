import { expect, test, vi } from 'vitest';
import { tonePcm } from '#tests/support/fake-realtime-session.ts';
import { converse, established, silence } from '#tests/support/voice-conversation.ts';

test('a cut line comes back by itself with the conversation retold', async () => {
  const { model, client, session } = await established();
  session.hear('My name is Ada');
  await session.answer('Hello Ada.', 0.1);
  await client.event('response.audio.done');
  session.drop();
  const again = await model.session(2);
  await again.request('conversation.item.create', 2);
  expect(
    again.requests
      .filter(({ type }) => type === 'conversation.item.create')
      .map(({ item }) => [item?.role, item?.content?.[0]?.type, item?.content?.[0]?.text]),
  ).toEqual([
    ['user', 'input_text', 'My name is Ada'],
    ['assistant', 'output_text', 'Hello Ada.'],
  ]);
  again.hear('What is my name?');
  await again.answer('Ada.', 0.1);
  await client.event('response.audio.done', 2);
  expect(client.all('connection.established')).toHaveLength(1);
  expect(client.all('error')).toEqual([]);
});

test('before the vendor ends a session, another one goes on', async () => {
  const { model, client, session } = await established({ expiresIn: 2 });
  session.hear('Remember zinc');
  await session.answer('Zinc.', 0.1);
  const again = await model.session(2);
  await session.closed;
  const retold = await again.request('conversation.item.create');
  expect(retold.item?.content?.[0]?.text).toBe('Remember zinc');
  client.append(silence);
  await again.request('input_audio_buffer.append');
  expect(client.all('error')).toEqual([]);
});

test.each([
  ['the key', 401, '{"error":{"code":"invalid_api_key"}}', 'key', 'does not accept the store’s key'],
  ['the quota', 429, '{"error":{"code":"insufficient_quota"}}', 'quota', 'is used up'],
  ['the model', 404, '{"error":{"code":"model_not_found"}}', 'vendor', 'does not know the model'],
])('a refusal because of %s is told once and never repeated', async (_what, status, body, code, words) => {
  const { model, client } = await converse({}, (fake) => fake.refuse(status, body));
  const error = await client.event('error');
  expect(error.code).toBe(code);
  expect(error.message).toContain(words);
  expect(await client.closed).toBe(4001);
  expect(model.handshakes).toHaveLength(1);
});

test('a quota that ends in the middle ends the conversation', async () => {
  const { model, client, session } = await established();
  session.hear('Hello');
  await session.request('response.create');
  session.begin();
  session.end('failed', { type: 'insufficient_quota', code: 'insufficient_quota', message: 'You exceeded' });
  expect(await client.event('error')).toMatchObject({ code: 'quota' });
  expect(await client.closed).toBe(4001);
  expect(model.sessions).toHaveLength(1);
});

test('a response that fails is told, and the next one works', async () => {
  const { client, session } = await established();
  session.hear('Hello');
  await session.request('response.create');
  session.begin();
  session.end('failed', { code: 'server_error', message: 'secret detail' });
  const error = await client.event('error');
  expect(error.message).toBe('Connection error - please try again');
  session.hear('Again');
  await session.answer('Here.', 0.1, 2);
  await client.event('response.audio.done');
});

test('a server that is busy with something else is asked again when it is done', async () => {
  const { session, client } = await established();
  session.hear('Hello');
  await session.request('response.create');
  session.send({
    type: 'error',
    error: { code: 'conversation_already_has_active_response', message: 'busy' },
  });
  session.send({ type: 'response.done', response: { id: 'theirs', status: 'completed', output: [] } });
  await session.request('response.create', 2);
  expect(client.all('error')).toEqual([]);
});

test('a model that never comes is told after three more attempts', async () => {
  const { model, client } = await converse({}, (fake) => fake.refuse(500, 'down'));
  expect(await client.event('error')).toMatchObject({ message: 'Connection error - please try again' });
  expect(model.handshakes).toHaveLength(4);
});

test('a line that is cut in the middle of a reply: the rest is asked for, not the whole again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { model, client, session } = await established();
  session.hear('What is zinc?');
  await session.request('response.create');
  session.begin();
  session.words('Zinc is a mineral. ');
  session.words('The body needs it every day. ');
  session.audio(tonePcm(2));
  await client.event('response.audio.delta');
  vi.advanceTimersByTime(1200);
  session.drop();
  const again = await model.session(2);
  await again.request('response.create');
  await client.event('user.interrupted');
  const told = again.requests.flatMap(({ item }) => (item ? [[item.role, item.content?.[0]?.text]] : []));
  expect(told[0]).toEqual(['user', 'What is zinc?']);
  const [role, heard = ''] = told[1] ?? [];
  expect(role).toBe('assistant');
  expect('Zinc is a mineral. The body needs it every day.').toContain(heard);
  expect(heard).not.toContain('day');
  expect(told[2]?.[1]).toContain('repeat nothing');
  expect(model.breaches()).toEqual([]);
  vi.useRealTimers();
});

test('of a reply of which nothing was heard, the whole is asked for', async () => {
  const { model, client, session } = await established();
  session.hear('What is zinc?');
  await session.request('response.create');
  session.begin();
  session.words('Zinc');
  session.drop();
  const again = await model.session(2);
  await again.answer('Zinc is a mineral.', 0.5);
  await client.event('response.audio.done');
  expect(again.requests.some(({ item }) => item?.content?.[0]?.text?.includes('repeat nothing'))).toBe(false);
});
