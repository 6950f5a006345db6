import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './ensure-built.ts';
import { freePort } from './free-port.ts';
import { type RunningStore, startStore } from './store-process.ts';
import { type Memory, watchHeap } from './watch-heap.ts';

/**
 * `npm run bench:load -- --visitors 300 --minutes 30`: people walk through one store as they do through shops, each from an address of their own,
 * with time to look. An error fails it, and so does a heap that still grows; how long pages take on a busy machine is only told.
 */
const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '30' },
  },
});
const visitors = Number(values.visitors);
const minutes = Number(values.minutes);
if (!(Number.isInteger(visitors) && visitors > 0 && minutes > 0))
  throw new Error('Write --visitors as a whole number and --minutes as a number, both above 0.');

/** Milliseconds that somebody looks at a page: between these. */
const [GLANCE_MS, READING_MS] = [1000, 9000];
/** Of visits, in hundredths; the rest is pages. */
const SEARCHES = 10;
const QUESTIONS = 2;
const MEASUREMENTS = 12;
/** The first of it fills caches and compiles. */
const THIRD = MEASUREMENTS / 3;
/** What the store promises of a page, in milliseconds. */
const P99_MS = 300;
/** A heap that has come to rest moves so far up and down, in megabytes. */
const RESTLESS_MB = 10;
const WORDS = ['zinc', 'sleep', 'vitamin d', 'heart', 'hair', 'magnesum', 'blood pressure'];
const QUESTION = 'What helps with sleep?';

/** Milliseconds to the last byte of each. */
interface Times {
  pages: number[];
  searches: number[];
  replies: number[];
}
interface Seen extends Times {
  errors: string[];
}

await ensureBuilt();
const debugPort = await freePort();
const store = await startStore({
  NODE_OPTIONS: `--inspect=127.0.0.1:${debugPort}`,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
});
/** Until a third has passed, and from then on. */
const warmingUp: Seen = { pages: [], searches: [], replies: [], errors: [] };
const warm: Seen = { pages: [], searches: [], replies: [], errors: [] };
let seen = warmingUp;
const memories: Memory[] = [];
const heap = await watchHeap(debugPort);
try {
  const paths = await pathsOf(store);
  const stop = new AbortController();
  const walking = Array.from({ length: visitors }, (_, number) => walk(paths, number, stop.signal));
  for (let number = 0; number < MEASUREMENTS; number++) {
    await sleep((minutes * 60_000) / MEASUREMENTS);
    const memory = await heap.measure();
    memories.push(memory);
    if (number + 1 === THIRD) seen = warm;
    console.log(
      `${((minutes * (number + 1)) / MEASUREMENTS).toFixed(1)} min: heap ${memory.heap.toFixed(1)} MB, external ${memory.external.toFixed(1)} MB, in all ${memory.rss.toFixed(0)} MB`,
    );
  }
  stop.abort();
  await Promise.all(walking);
} finally {
  heap.close();
  await store.stop();
}
report();

/** As the store itself tells search engines, the entrances more often. */
async function pathsOf({ url }: RunningStore): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
  if (listed.length === 0) throw new Error('The sitemap names no page.');
  return ['/', '/', '/', '/shop', '/shop', ...listed];
}

/** One person, until the end. */
async function walk(paths: string[], number: number, signal: AbortSignal): Promise<void> {
  const headers = { 'x-forwarded-for': `198.18.${Math.floor(number / 250)}.${number % 250}` };
  const pause = () =>
    sleep(GLANCE_MS + Math.random() * READING_MS, undefined, { signal }).catch(() => undefined);
  await pause();
  while (!signal.aborted) {
    const chance = Math.random() * 100;
    if (chance < QUESTIONS) await timed('replies', '/functions/v1/health-chat', question(headers));
    else if (chance < QUESTIONS + SEARCHES)
      await timed('searches', `/api/search?q=${encodeURIComponent(anyOf(WORDS))}`, { headers });
    else await timed('pages', anyOf(paths), { headers });
    await pause();
  }
}

function anyOf(list: string[]): string {
  return list[Math.floor(Math.random() * list.length)] ?? '/';
}

function question(headers: Record<string, string>): RequestInit {
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId: randomUUID(), messages: [{ role: 'user', content: QUESTION }] }),
  };
}

async function timed(kind: keyof Times, path: string, request: RequestInit): Promise<void> {
  const began = performance.now();
  try {
    const answer = await fetch(store.url + path, request);
    await answer.arrayBuffer();
    if (!answer.ok) seen.errors.push(`${answer.status} ${path}`);
  } catch (error) {
    seen.errors.push(`${String(error)} ${path}`);
  }
  seen[kind].push(performance.now() - began);
}

function report(): void {
  console.log(`the first third, which fills caches and compiles:\n${timesOf(warmingUp)}`);
  console.log(`from then on:\n${timesOf(warm)}`);
  const errors = [...warmingUp.errors, ...warm.errors];
  console.log(`errors: ${errors.length}${errors.length ? `, such as ${errors.slice(0, 5).join('; ')}` : ''}`);
  const middle = medianHeap(memories.slice(THIRD, 2 * THIRD));
  const end = medianHeap(memories.slice(2 * THIRD));
  const grows = end - middle > RESTLESS_MB;
  console.log(
    `heap after collection: ${middle.toFixed(1)} MB in the middle, ${end.toFixed(1)} MB at the end${grows ? ': it grows' : ', flat'}`,
  );
  if (errors.length > 0 || grows) process.exitCode = 1;
}

function timesOf(some: Seen): string {
  const lines = (['pages', 'searches', 'replies'] as const).map((kind) => {
    const sorted = some[kind].toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
    const promised = kind === 'pages' ? ` (promised: ${P99_MS})` : '';
    return `${kind}: ${sorted.length}, median ${at(0.5)} ms, p99 ${at(0.99)} ms${promised}`;
  });
  return lines.join('\n');
}

function medianHeap(some: Memory[]): number {
  const sorted = some.map((memory) => memory.heap).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
