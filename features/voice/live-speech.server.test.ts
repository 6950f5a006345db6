import { afterEach, expect, test, vi } from 'vitest';
import { withheldLine } from './voice-texts.ts';
import { createSafetyGate } from '#features/chat/safety-gate.server.ts';
import { tonePcm } from '#tests/support/fake-realtime-session.ts';
import { established, silence } from '#tests/support/voice-conversation.ts';

/** Sound waits for its words, with the gate that written replies pass. */

const ALLOWED = 'Zinc is a mineral that the body needs. ';
const FORBIDDEN = 'Zinc cures diabetes and you can stop taking your insulin. ';
const SECOND = 48_000;
const gate = createSafetyGate();

afterEach(() => {
  vi.useRealTimers();
});

async function asked(generation: 'current' | 'older' = 'current', question = 'What is zinc?') {
  const all = await established({ generation, gate });
  all.session.hear(question);
  await all.session.request('response.create');
  return { ...all, responseId: all.session.begin() };
}

type Asked = Awaited<ReturnType<typeof asked>>;

/** Once everything that the model sent before has reached the browser, and what the store sent has reached the model. */
async function settled({ client, session }: Pick<Asked, 'client' | 'session'>): Promise<void> {
  session.send({ type: 'response.function_call_arguments.delta', call_id: 'mark', delta: '' });
  await client.event(
    'response.function_call_arguments.delta',
    client.all('response.function_call_arguments.delta').length + 1,
  );
  client.append(silence);
  await session.request('input_audio_buffer.append', session.count('input_audio_buffer.append') + 1);
}

const cutsOf = ({ session }: Pick<Asked, 'session'>) =>
  session.requests
    .filter(({ type }) => type === 'conversation.item.truncate' || type === 'conversation.item.delete')
    .map(({ type, item_id, audio_end_ms }) => [type, item_id, audio_end_ms]);

test.each(['current', 'older'] as const)(
  'of a forbidden sentence whose sound comes before its words not one byte is heard (%s names)',
  async (generation) => {
    const all = await asked(generation);
    const { client, session, responseId } = all;
    for (let piece = 0; piece < 40; piece += 1) session.audio(tonePcm(0.1));
    for (const word of FORBIDDEN.split(/(?= )/)) session.words(word);
    await session.request('response.cancel');
    session.audio(tonePcm(1), responseId);
    await settled(all);
    expect(client.all('response.audio.delta')).toEqual([]);
    expect(client.words()).toBe(withheldLine);
    expect(cutsOf(all)).toEqual([['conversation.item.delete', `item-${responseId}`, undefined]]);
    const order = session.requests.map(({ type }) => type);
    expect(order.indexOf('response.cancel')).toBeLessThan(order.indexOf('conversation.item.delete'));
    expect(client.strange).toEqual([]);
  },
);

test('nor of one that follows an allowed sentence, when the sound of both is there before any word', async () => {
  const all = await asked();
  const { client, session, responseId } = all;
  // A quick voice says its 30 letters in this time.
  const allowed = tonePcm(30 / 16);
  const forbidden = tonePcm(3, 880);
  session.audio(allowed);
  session.audio(forbidden);
  session.words(ALLOWED);
  await client.event('response.audio.delta');
  session.words(FORBIDDEN);
  await session.request('response.cancel');
  await settled(all);
  const heard = client.sound();
  expect(heard.length).toBeGreaterThan(SECOND);
  expect(heard.equals(Buffer.from(allowed).subarray(0, heard.length))).toBe(true);
  expect(client.words()).toBe(`${ALLOWED.trim()}${withheldLine}`);
  // The browser plays it still and is asked how far it came; more than was sent it cannot be.
  client.send({
    type: 'conversation.item.truncate',
    item_id: `item-${responseId}`,
    content_index: 0,
    audio_end_ms: 90_000,
  });
  const { audio_end_ms: kept } = await session.request('conversation.item.truncate');
  expect(kept).toBe(Math.floor((heard.length / SECOND) * 1000));
  expect(cutsOf(all)).toHaveLength(1);
});

test('what had been heard to the end when a later sentence failed is kept, the rest is cut off', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const all = await asked();
  const { client, session, responseId } = all;
  session.audio(tonePcm(4));
  session.words(`${ALLOWED} `);
  await client.event('response.audio.delta');
  vi.advanceTimersByTime(10_000);
  session.words(FORBIDDEN);
  await settled(all);
  const sentMs = Math.floor((client.sound().length / SECOND) * 1000);
  expect(sentMs).toBeGreaterThan(1000);
  expect(cutsOf(all)).toEqual([['conversation.item.truncate', `item-${responseId}`, sentMs]]);
});

test('a forbidden last sentence without anything behind it is found at the end', async () => {
  const all = await asked();
  const { client, session } = all;
  session.words(FORBIDDEN.trim());
  session.audio(tonePcm(3));
  session.end();
  await settled(all);
  expect(client.all('response.audio.delta')).toEqual([]);
  expect(client.words()).toBe(withheldLine);
});

test('an allowed reply is heard to the last byte, whichever of sound and words comes first', async () => {
  const all = await asked();
  const { client, session } = all;
  const sound = tonePcm(6);
  session.audio(sound.subarray(0, 5 * SECOND));
  session.words(ALLOWED);
  session.words('Ask a doctor how much of it you need.');
  session.audio(sound.subarray(5 * SECOND));
  session.end();
  await client.event('response.audio.done');
  expect(client.sound().equals(Buffer.from(sound))).toBe(true);
  expect(client.events.at(-1)?.type).toBe('response.audio.done');
  expect(cutsOf(all)).toEqual([]);
});

test.each(['cancelled', 'incomplete', 'failed'] as const)(
  'of a reply that ends as %s, sound that no word accounts for is not heard',
  async (status) => {
    const all = await asked();
    const { client, session, responseId } = all;
    session.words(ALLOWED);
    session.audio(tonePcm(5));
    session.words('And it');
    session.end(status);
    const { audio_end_ms: kept } = await session.request('conversation.item.truncate');
    expect(kept).toBe(Math.floor((client.sound().length / SECOND) * 1000));
    expect(kept).toBeLessThan(2500);
    expect(cutsOf(all)).toEqual([['conversation.item.truncate', `item-${responseId}`, kept]]);
  },
);

test.each(['cancelled', 'incomplete', 'failed'] as const)(
  'of a reply that names a product and ends as %s, the closing statement frees no sound',
  async (status) => {
    const all = await asked('current', 'Do you have Deep Rest?');
    const { client, session } = all;
    session.words('We sell Deep Rest. It is in the shop. You can');
    session.audio(tonePcm(9));
    session.end(status);
    await settled(all);
    expect(client.words()).toContain('Food and Drug Administration');
    // 28 letters, at 20 a second.
    expect(client.sound().length).toBeLessThanOrEqual((28 / 20) * SECOND);
  },
);

test('of a complete reply, sound is not heard that is far longer than its words', async () => {
  const all = await asked();
  const { client, session, responseId } = all;
  session.words(ALLOWED);
  session.audio(tonePcm(20));
  session.end();
  await settled(all);
  expect(client.sound().length).toBeLessThan(8 * SECOND);
  expect(cutsOf(all)).toEqual([['conversation.item.truncate', `item-${responseId}`, 7500]]);
});

test('sound without a word is not heard', async () => {
  const all = await asked();
  const { client, session, responseId } = all;
  session.audio(tonePcm(2));
  session.end();
  await client.event('response.audio_transcript.delta');
  expect(client.words()).toBe(withheldLine);
  expect(client.all('response.audio.delta')).toEqual([]);
  expect((await session.request('conversation.item.delete')).item_id).toBe(`item-${responseId}`);
});

test('words that are written beside the sound do not speak for it', async () => {
  const all = await asked();
  const { client, session, responseId } = all;
  session.send({ type: 'response.output_text.delta', response_id: responseId, delta: ALLOWED.repeat(5) });
  session.audio(tonePcm(2));
  await settled(all);
  expect(client.all('response.audio.delta')).toEqual([]);
  session.words(FORBIDDEN);
  await session.request('response.cancel');
  expect(client.all('response.audio.delta')).toEqual([]);
});

test('a minute of sound without words ends the reply, and so does a sentence without an end', async () => {
  const all = await asked();
  const { client, session } = all;
  for (let second = 0; second <= 60; second += 1) session.audio(tonePcm(1));
  await session.request('response.cancel');
  session.hear('Again');
  await session.request('response.create', 2);
  session.begin();
  for (let word = 0; word < 400; word += 1) session.words('and on ');
  session.audio(tonePcm(5));
  session.words('it goes. Yes');
  await session.request('response.cancel', 2);
  await client.event('response.audio.done', 2);
  expect(client.all('response.audio.delta')).toEqual([]);
  expect(client.words()).toBe(withheldLine.repeat(2));
});

test('a visitor who speaks while sound is held hears none of it, and the model learns so', async () => {
  const all = await asked();
  const { client, session, responseId } = all;
  session.audio(tonePcm(2));
  session.words('Zinc is');
  session.speechStarted();
  await client.event('user.interrupted');
  expect((await session.request('conversation.item.delete')).item_id).toBe(`item-${responseId}`);
  session.audio(tonePcm(1), responseId);
  client.append(silence);
  await session.request('input_audio_buffer.append');
  expect(client.all('response.audio.delta')).toEqual([]);
});
