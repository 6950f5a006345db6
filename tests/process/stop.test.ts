import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type RunningStore, startStore } from '../../scripts/store-process.ts';

/** A form that is still being sent: the store waits for its end. */
async function beginSending(store: RunningStore): Promise<{
  sending: ClientRequest;
  answer: Promise<IncomingMessage>;
}> {
  const sending = request(`${store.url}/`, {
    method: 'POST',
    headers: { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sending.on('response', resolve);
    sending.on('error', reject);
  });
  // Asked for here and awaited by the test: nobody else must see its failure first.
  answer.catch(() => undefined);
  await new Promise<void>((resolve) => {
    sending.write('name=first', () => resolve());
  });
  return { sending, answer };
}

test('SIGTERM lets a running request finish, takes no new one, and exits 0', async () => {
  const store = await startStore();
  const { sending, answer } = await beginSending(store);
  // Served after the form's first bytes have come in: the store knows of the form now.
  expect((await fetch(`${store.url}/healthz`)).status).toBe(200);

  const stopped = store.stop();
  await expect
    .poll(() =>
      fetch(`${store.url}/healthz`).then(
        (response) => response.status,
        () => 'refused',
      ),
    )
    .toBe('refused');
  expect(store.child.exitCode, 'it waits for the form').toBeNull();

  sending.end('&second=part');
  const response = await answer;
  expect(response.statusCode).toBeLessThan(500);
  expect(await text(response)).not.toBe('');
  expect(await stopped).toBe(0);
});

test('connections kept alive do not hold a stop up', async () => {
  const store = await startStore();
  await Promise.all(Array.from({ length: 5 }, async () => (await fetch(`${store.url}/`)).text()));
  expect(await store.stop()).toBe(0);
});

test('a second signal ends it at once', async () => {
  const store = await startStore();
  const { sending, answer } = await beginSending(store);
  expect((await fetch(`${store.url}/healthz`)).status).toBe(200);
  const stopped = store.stop();
  await expect
    .poll(() =>
      fetch(`${store.url}/healthz`).then(
        (response) => response.status,
        () => 'refused',
      ),
    )
    .toBe('refused');
  store.child.kill('SIGTERM');
  expect(await stopped).toBe(1);
  await expect(answer).rejects.toThrow();
  sending.destroy();
});
