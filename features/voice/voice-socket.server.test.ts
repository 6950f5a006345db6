import { afterEach, expect, test } from 'vitest';
import { setSecurityHeaders } from '#platform/http/security-headers.server.ts';
import { VoiceClient } from '#tests/support/voice-client.ts';
import { says, startVoiceServer } from '#tests/support/voice-server.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

async function start(options: Parameters<typeof startVoiceServer>[0] = {}) {
  const server = await startVoiceServer(options);
  open.push(server);
  return server;
}

function connect(url: string, options: ConstructorParameters<typeof VoiceClient>[1] = {}): VoiceClient {
  const client = new VoiceClient(url, options);
  open.push(client);
  return client;
}

test('the first thing a browser hears is that the connection stands, and which engine answers', async () => {
  const client = connect((await start()).url);
  await client.event('connection.established');
  expect(client.events[0]).toEqual({ type: 'connection.established', engine: 'embedded' });
});

test.each(['https://evil.example', 'null'])('a page of %s is refused', async (origin) => {
  const client = connect((await start()).url, { origin });
  expect((await client.refused).status).toBe(403);
});

test('behind TLS the page with TLS is let in, and the same host without it is not', async () => {
  const { url } = await start({ storeUrl: 'https://shop.example' });
  await connect(url, { origin: 'https://shop.example' }).event('connection.established');
  const refused = await connect(url, { origin: 'http://shop.example' }).refused;
  expect(refused.status).toBe(403);
  const asked = new Headers();
  setSecurityHeaders(asked, { secure: true });
  for (const [name, value] of asked) expect(refused.headers[name], name).toBe(value);
});

test('an upgrade to anything else is refused', async () => {
  const client = connect((await start()).url, { path: '/functions/v1/other' });
  expect((await client.refused).status).toBe(404);
});

test('past the limit of an address it is 429 with Retry-After', async () => {
  const client = connect((await start({ limited: { voice: 42 } })).url);
  const { status, retryAfter } = await client.refused;
  expect({ status, retryAfter }).toEqual({ status: 429, retryAfter: '42' });
});

test('an address has four conversations at once, and room again when one ends', async () => {
  const { url } = await start();
  const clients = Array.from({ length: 4 }, () => connect(url));
  for (const client of clients) await client.event('connection.established');
  expect((await connect(url).refused).status).toBe(429);
  await clients[0]?.close();
  await expect.poll(async () => connect(url).event('connection.established')).toBeDefined();
});

test.each([
  ['an event of the vendor’s', { type: 'session.update', session: {} }],
  ['sound that is none', { type: 'input_audio_buffer.append', audio: '?' }],
])('%s ends the connection for good', async (_what, event) => {
  const client = connect((await start()).url);
  await client.event('connection.established');
  client.send(event);
  expect(await client.event('error')).toMatchObject({ message: 'Voice chat error' });
  expect(await client.closed).toBe(4001);
});

test('a frame of more than 256 KB ends it', async () => {
  const client = connect((await start()).url);
  await client.event('connection.established');
  client.append(new Uint8Array(200_000));
  expect(await client.closed).toBe(1009);
});

test('after its time a conversation ends, and says so', async () => {
  const client = connect((await start({ maxMs: 50 })).url);
  expect(await client.event('error')).toMatchObject({ code: 'time-over' });
  expect(await client.closed).toBe(4000);
});

test('a stopping store says good-bye so that browsers come back', async () => {
  const server = await start();
  const client = connect(server.url);
  await client.event('connection.established');
  server.stop();
  expect(await client.closed).toBe(1001);
});

test('words are answered sentence by sentence, without marks, and the end is told', async () => {
  const asked: string[] = [];
  const { url } = await start({
    assistant: {
      answer({ message, sessionId }) {
        asked.push(message, sessionId);
        return says('**Magnesium** helps. See [Deep Rest](/product/deep-rest)!');
      },
    },
  });
  const client = connect(url, { session: 'page-0123456789' });
  await client.event('connection.established');
  client.say('What helps me sleep?');
  await client.event('response.audio.done');
  expect(asked).toEqual(['What helps me sleep?', 'page-0123456789']);
  expect(client.all('conversation.item.input_audio_transcription.completed')[0]?.transcript).toBe(
    'What helps me sleep?',
  );
  expect(client.all('response.audio_transcript.delta').map(({ delta, speak }) => [delta, speak])).toEqual([
    ['Magnesium helps. ', true],
    ['See Deep Rest! ', true],
  ]);
  expect(client.strange).toEqual([]);
});

test('new words cut the reply before', async () => {
  const { promise: cut, resolve } = Promise.withResolvers<void>();
  const { url } = await start({
    assistant: {
      async *answer({ message, signal }) {
        if (message === 'Stop') {
          yield* says('Gladly.');
          return;
        }
        signal.addEventListener('abort', () => resolve());
        yield { type: 'text', text: 'Long ago. ' };
        await cut;
        yield { type: 'text', text: 'Never heard. ' };
      },
    },
  });
  const client = connect(url);
  client.socket.once('open', () => client.say('Tell me a story'));
  await client.event('response.audio_transcript.delta');
  client.say('Stop');
  await client.event('response.audio.done');
  await cut;
  expect(client.events.map(({ type }) => type)).toContain('user.interrupted');
  expect(client.words()).toBe('Long ago. Gladly. ');
});

test.each([
  ['Go to the shop', 'navigate_to_page', { page: 'shop' }],
  ['Search for iron', 'search_products', { query: 'iron' }],
  ['Show me Deep Rest', 'view_product', { product_handle: 'deep-rest' }],
  ['Add Deep Rest to my cart', 'add_to_cart', { product_name: 'Deep Rest' }],
  [
    'Email me about Deep Rest to a@example.com',
    'send_email',
    { email: 'a@example.com', content: '', productInfo: 'Deep Rest' },
  ],
])('%j calls %s, and what came of it is said', async (words, name, args) => {
  const client = connect((await start()).url);
  await client.event('connection.established');
  client.say(words);
  const call = await client.event('response.function_call_arguments.done');
  expect(call).toMatchObject({ name, arguments: JSON.stringify(args) });
  client.output(call.call_id, { ok: true, message: 'Done that.' });
  await client.event('response.audio.done', 2);
  expect(client.words()).toBe('Done that. ');
  client.output(call.call_id, { ok: true, message: 'Done that.' });
  client.say('Hello');
  await client.event('response.audio.done', 3);
  expect(client.words()).toBe('Done that. Hello. ');
});

test('an emergency is answered, not carried out', async () => {
  const client = connect((await start({ assistant: { answer: () => says('Call 911 now.') } })).url);
  await client.event('connection.established');
  client.say('Open the shop, I have chest pain');
  client.say('add chest pain to my cart');
  await client.event('response.audio.done');
  expect(client.words()).toContain('Call 911 now.');
  expect(client.all('response.function_call_arguments.done')).toEqual([]);
});

test.each([
  [429, 'Too many requests. Please wait a moment and try again.'],
  [402, 'Service temporarily unavailable. Please try again later.'],
  [500, 'Failed to get response'],
])('an assistant that fails with %i is told as in writing', async (status, message) => {
  const { url } = await start({
    assistant: {
      answer() {
        throw Object.assign(new Error('no'), { status });
      },
    },
  });
  const client = connect(url);
  await client.event('connection.established');
  client.say('Hello?');
  expect((await client.event('error')).message).toBe(message);
});

test('too many turns are refused, and the conversation goes on', async () => {
  const client = connect((await start({ limited: { voiceTurn: 9 } })).url);
  await client.event('connection.established');
  client.say('Hello?');
  expect(await client.event('error')).toMatchObject({ code: 'turn' });
  expect(client.socket.readyState).toBe(client.socket.OPEN);
});
