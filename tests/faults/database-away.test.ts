import { afterAll, beforeAll, expect, test } from 'vitest';
import { table } from '../permissions/table.ts';
import { startStoreInProcess } from '../support/store-in-process.ts';

const TYPED = {
  email: 'ada.lovelace@example.com',
  name: 'Ada',
  message: 'Where is it?',
  password: 'sorrel and ginger',
};

/** The database goes while the store runs. */

let store: Awaited<ReturnType<typeof startStoreInProcess>>;
beforeAll(async () => {
  store = await startStoreInProcess();
  // Kept from before.
  expect((await fetch(`${store.url}/faq`)).status).toBe(200);
  await store.closeDatabase();
});
afterAll(() => store.close());

const post = (path: string, body: unknown) =>
  fetch(store.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('pages whose facts are in memory go on, shown before or not', async () => {
  for (const path of ['/faq', '/about', '/shop', '/cart'])
    expect((await fetch(store.url + path)).status, path).toBe(200);
});

test('one that asks the database says so with 503 and when to come again', async () => {
  const other = await fetch(`${store.url}/newsletter/confirm?token=${'ab'.repeat(16)}`);
  expect(other.status).toBe(503);
  expect(other.headers.get('retry-after')).toMatch(/^\d+$/);
  const html = await other.text();
  expect(html).toContain('Our records are out of reach');
  expect(html).not.toMatch(/PGlite|select /i);
});

test('a form and an endpoint say so as well', async () => {
  const form = await fetch(`${store.url}/contact`, {
    method: 'POST',
    body: new URLSearchParams({
      name: 'Ada',
      email: 'ada@example.com',
      topic: 'order',
      message: 'Where is "it"?',
    }),
  });
  expect(form.status).toBe(503);
  // What was typed is in the page, and its button sends it again, without script too.
  const html = await form.text();
  expect(html).toContain('<form method="post">');
  expect(html).toContain('name="message" value="Where is &quot;it&quot;?"');
  expect(html).toContain('name="email" value="ada@example.com"');
  const answer = await post('/api/newsletter', { email: 'ada@example.com', consent: true, source: 'home' });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
});

test('no form takes what was typed with it, and no password comes back', async () => {
  const actions = Object.entries(table).filter(([name]) => name.startsWith('action '));
  expect(actions.length).toBeGreaterThan(15);
  for (const [name, row] of actions) {
    const answer = await fetch(store.url + (row.path ?? name.slice('action '.length)), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...row.form, ...TYPED }),
    });
    const html = await answer.text();
    expect(html, name).not.toContain(TYPED.password);
    // Refused before anything was looked up, sent on, or kept.
    if (answer.status !== 503) expect(answer.status, name).toBeLessThan(500);
    // Its id is none, so there is nothing to look up: what fails is the page behind it.
    else if (!name.endsWith('/unsubscribe')) expect(html, name).toContain(TYPED.email);
  }
});

test('an emergency in the chat is answered all the same', async () => {
  const ask = (content: string) =>
    post('/functions/v1/health-chat', {
      sessionId: 'a-session-of-the-tests',
      messages: [{ role: 'user', content }],
      products: [],
    });
  const urgent = await ask("my husband has crushing chest pain and can't breathe");
  expect(urgent.status).toBe(200);
  expect(await urgent.text()).toContain('911');
  const other = await ask('what is zinc good for');
  expect(other.status).toBe(503);
  expect(other.headers.get('retry-after')).toMatch(/^\d+$/);
});

test('readiness says no', async () => {
  expect((await fetch(`${store.url}/readyz`)).status).toBe(503);
});
