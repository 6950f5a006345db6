import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startStore } from '../../scripts/store-process.ts';

/** Visitors who ask one page after the other, each on a connection that is kept. */
const VISITORS = 24;
/** Answers to each before the store is told to stop. */
const BEFORE = 10;
const PATHS = ['/', '/shop', '/shop.data', '/conditions', '/contact', '/healthz', '/sitemap.xml'];

/** One request. Resolves when its answer is read to the end; rejects where the connection is cut in between. */
async function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request(url, { agent });
    asking.on('response', resolve);
    asking.on('error', reject);
    asking.end();
  });
  expect((await buffer(answer)).length).toBeGreaterThan(0);
  return answer;
}

/** Asks until an answer says that this connection ends. Resolves to the number of answers. */
async function visit(url: string, first: number, onAnswer: () => void): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; ; turn++) {
    const answer = await ask(url + PATHS[(first + turn) % PATHS.length], agent);
    expect(answer.statusCode).toBe(200);
    onAnswer();
    if (answer.headers.connection === 'close') {
      agent.destroy();
      return turn + 1;
    }
  }
}

test('SIGTERM under load resets no request: each connection is told with its last answer that it ends', async () => {
  const store = await startStore();
  const url = store.url.replace('localhost', '127.0.0.1');
  const busy = Promise.withResolvers<void>();
  let answers = 0;
  const visits = Array.from({ length: VISITORS }, (_, first) =>
    visit(url, first, () => {
      answers += 1;
      if (answers === VISITORS * BEFORE) busy.resolve();
    }),
  );
  // A visit that fails before is told at the end, with the others.
  const all = Promise.allSettled(visits);
  await Promise.race([busy.promise, all]);
  expect(store.child.exitCode).toBeNull();
  const stopped = store.stop();

  const failed = (await all).flatMap((visited) =>
    visited.status === 'rejected' ? [String(visited.reason)] : [],
  );
  expect(failed).toEqual([]);
  await expect(ask(`${url}/healthz`, new Agent())).rejects.toThrow('ECONNREFUSED');
  expect(await stopped).toBe(0);
});
