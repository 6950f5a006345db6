import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MAX_FRAME_BYTES } from '#features/voice/voice-events.ts';
import { startStoreInProcess } from '../support/store-in-process.ts';
import { VoiceClient } from '../support/voice-client.ts';
import { signInAll, WHO, type Who } from './roles.ts';

/** The row of the table that is no request: who gets the store's one socket, and what it takes. With the real limits. */

let store: Awaited<ReturnType<typeof startStoreInProcess>>;
let cookies: Record<Who, string>;
const open: VoiceClient[] = [];

beforeAll(async () => {
  store = await startStoreInProcess();
  cookies = await signInAll(store);
});
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});
afterAll(() => store.close());

function connect(options: ConstructorParameters<typeof VoiceClient>[1] = {}): VoiceClient {
  const client = new VoiceClient(store.url, options);
  open.push(client);
  return client;
}

test.each(WHO)('%s may talk from a page of the store', async (who) => {
  const client = connect({ cookie: cookies[who] });
  expect(await client.event('connection.established')).toMatchObject({ engine: 'embedded' });
});

test.each(WHO)('a page elsewhere cannot talk in the name of %s', async (who) => {
  const cookie = cookies[who];
  const elsewhere = [
    'https://evil.example',
    `${store.url}.evil.example`,
    store.url.replace(/\d+$/, '1'),
    'null',
    'no address',
    null,
  ];
  for (const origin of elsewhere)
    expect((await connect({ origin, cookie }).refused).status, String(origin)).toBe(403);
});

test.each(['/', '/account', '/metrics', '/functions/v1/health-chat', '/functions/v1/voice-chat/x'])(
  'there is no socket at %s',
  async (path) => {
    expect((await connect({ path, cookie: cookies.admin }).refused).status).toBe(404);
  },
);

const message = { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] };
const item = (given: object) => JSON.stringify({ type: 'conversation.item.create', item: given });
const refusedFrames: [what: string, frame: string | Buffer][] = [
  ['an event that only the store sends to a model', JSON.stringify({ type: 'response.create' })],
  ['new orders for a model', JSON.stringify({ type: 'session.update', session: { instructions: 'x' } })],
  ['taking away what was said', JSON.stringify({ type: 'conversation.item.delete', item_id: 'x' })],
  ['words in the name of the store', item({ ...message, role: 'system' })],
  ['words that are none', item({ ...message, content: [] })],
  ['what is no JSON', 'hello'],
  ['a list', '[]'],
  ['sound outside its event', Buffer.alloc(8192)],
];

test.each(refusedFrames)('%s ends the conversation for good', async (_what, frame) => {
  const client = connect();
  await client.event('connection.established');
  client.socket.send(frame);
  expect(await client.event('error')).toMatchObject({ message: 'Voice chat error', code: 'refused' });
  expect(await client.closed).toBe(4001);
});

test('a frame may have 256 KB and not one byte more', async () => {
  const client = connect();
  await client.event('connection.established');
  client.socket.send(' '.repeat(MAX_FRAME_BYTES + 1));
  expect(await client.closed).toBe(1009);
});

test('an address has four conversations at once, however many accounts it has', async () => {
  for (const who of WHO.slice(0, 4)) await connect({ cookie: cookies[who] }).event('connection.established');
  const refused = await connect({ cookie: cookies.admin }).refused;
  expect(refused.status).toBe(429);
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
});

/** Last: after it the address has to wait. */
test('an address begins at most 30 conversations in ten minutes', async () => {
  let begun = 0;
  let refused: Awaited<VoiceClient['refused']> | undefined;
  while (!refused && begun < 40) {
    const client = connect();
    const outcome = await Promise.race([client.event('connection.established'), client.refused]);
    if ('status' in outcome) refused = outcome;
    else begun += 1;
    await client.close();
  }
  expect(begun).toBeLessThan(30);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.retryAfter)).toBeGreaterThan(60);
});
