import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { askRaw } from '#tests/support/raw-http.ts';
import { guardServer } from './guard-server.server.ts';

const state = { stopping: false };
const server = createServer((_request, response) => response.end('well'));
guardServer(server, { state, secure: true });
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;

afterEach(() => {
  state.stopping = false;
});

const send = async (written: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(written);
  return text(socket);
};

test('what is no HTTP is answered with the headers of every other answer', async () => {
  const answer = await send('HELLO THERE\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
  expect(answer).toMatch(/strict-transport-security/i);
  expect(answer).toMatch(/connection: close/i);
});

test('a head that is too large is told as such', async () => {
  const answer = await send(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});

test('while the store stops, a client is told to use another connection', async () => {
  const headers = { Connection: 'keep-alive' };
  const url = `http://127.0.0.1:${port}`;
  expect((await askRaw(url, { headers })).headers.connection).toBe('keep-alive');
  state.stopping = true;
  const last = await askRaw(url, { headers });
  expect(last.body.toString()).toBe('well');
  expect(last.headers.connection).toBe('close');
});
