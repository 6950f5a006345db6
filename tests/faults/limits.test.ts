import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRaw } from '../support/raw-http.ts';
import { startStoreInProcess } from '../support/store-in-process.ts';

/** Somebody has used up every limit there is: whatever answers 429 says when to come again. */

let store: Awaited<ReturnType<typeof startStoreInProcess>>;
const WHO = '127.0.0.1';
const SESSION = 'a-session-of-the-tests';
const EMAIL = 'ada@example.com';

beforeAll(async () => {
  store = await startStoreInProcess();
  for (const limit of Object.values(store.services.limits))
    for (const who of [WHO, SESSION, 'everybody', 'all'])
      for (let tries = 0; (await limit.consume(who)) === undefined && tries < 600; tries++);
}, 120_000);
afterAll(() => store.close());

const chat = { sessionId: SESSION, messages: [{ role: 'user', content: 'what is zinc' }], products: [] };
const sentAs = (type: string, body: string) => ({
  body,
  headers: { 'content-type': type, 'content-length': String(body.length) },
});
const form = (fields: Record<string, string>) =>
  sentAs('application/x-www-form-urlencoded', new URLSearchParams(fields).toString());
const json = (value: unknown) => sentAs('application/json', JSON.stringify(value));
const person = { name: 'Ada', firstName: 'Ada', lastName: 'Brown', email: EMAIL };

test.for([
  ['GET', '/api/search?q=tea', {}],
  ['GET', '/shop?q=tea', {}],
  ['GET', '/shop.data?q=tea', {}],
  ['GET', '/api/cart-status?id=none', {}],
  ['POST', '/api/checkout', json({})],
  ['POST', '/api/prayer-signup', json({})],
  ['POST', '/api/chat/feedback', json({})],
  ['POST', '/api/newsletter', json({ email: EMAIL, consent: true, source: 'home' })],
  ['POST', '/functions/v1/health-chat', json(chat)],
  ['DELETE', '/functions/v1/health-chat', json({ sessionId: SESSION })],
  ['POST', '/functions/v1/fetch-aa-health-stories', json({})],
  ['POST', '/contact.data', form({ ...person, topic: 'order', message: 'Where is it?' })],
  ['POST', '/contact', form({ ...person, topic: 'order', message: 'Where is it?' })],
  ['POST', '/newsletter', form({ email: EMAIL, consent: 'on', source: 'home' })],
  ['POST', '/kia-giveaway', form({ ...person, consent: 'on', zip: '30303' })],
  ['POST', '/checkouts/none', form(person)],
] as const)('%s %s', async ([method, path, sent]) => {
  const { status, headers, body } = await askRaw(store.url, { method, path, ...sent });
  expect(status, body.toString().slice(0, 200)).toBe(429);
  expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
  if (path.startsWith('/api/'))
    expect(JSON.parse(body.toString())).toEqual({
      ok: false,
      code: 'too-many',
      message: 'Too many requests. Please wait a moment and try again.',
    });
});

/** Its limits are the accounts' own. */
test.for(['/auth', '/auth.data'])('who guesses at %s is told when to come again', async (path) => {
  const guess = () =>
    askRaw(store.url, {
      method: 'POST',
      path,
      ...form({ mode: 'login', email: `${path.length}-${EMAIL}`, password: 'not the right one' }),
    });
  const answers = [];
  while (answers.length < 12) answers.push(await guess());
  expect(answers[0]?.status).not.toBe(429);
  expect(answers.at(-1)?.status).toBe(429);
  expect(answers.at(-1)?.headers['retry-after']).toMatch(/^[1-9]\d*$/);
});

test.for(['/', '/functions/v1/health-chat', '/embedded/api/2025-07/graphql.json'])(
  'what is too large for %s is refused, and its rest is not waited for',
  async (path) => {
    const large = json({ content: 'x'.repeat(300_000) });
    const { status, headers } = await askRaw(store.url, { method: 'POST', path, ...large });
    expect(status).toBe(413);
    expect(headers.connection).toBe('close');
  },
);
