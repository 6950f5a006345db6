import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { benchLighthouse } from './bench-lighthouse.ts';
import { type Figure, recordFigures } from './bench-record.ts';
import { benchVoice } from './bench-voice.ts';
import { ensureBuilt } from './ensure-built.ts';
import { mustRun, runStep } from './run-step.ts';
import { type RunningStore, startStore } from './store-process.ts';

/**
 * `npm run bench [path…]`: how many requests one process answers, and what a request costs. Each path twice: from the page cache, and with
 * every page rendered (PAGE_CACHE=off). Without a path also what the relay adds to a voice, how soon a press is answered, and what Lighthouse finds in
 * the store with its embedded shop and with a live one. The numbers of a busy machine are nobody's fault and only told; a fault that Lighthouse finds in a page fails.
 */
const CONNECTIONS = 32;
const SECONDS = 5;
const WARM_UP_SECONDS = 2;
/** Linux counts the CPU time of a process in hundredths of a second. */
const TICK_MS = 10;

/** What the store promises. */
const MIN_CACHED_PER_SECOND = 5000;
const MAX_UNCACHED_CPU_MS = 8;
/** A Hydrogen skeleton, which keeps no pages: docs/performance.md. */
const PEER = { perSecond: 116, cpuMs: 10.2 };

interface Measurement {
  path: string;
  cached: boolean;
  perSecond: number;
  /** CPU of the whole process for one request, compression in its threads included. Undefined where there is no /proc. */
  cpuMs: number | undefined;
  p99Ms: number;
  /** Highest memory of the process since its start. */
  peakMb: number | undefined;
  failures: number;
}

await ensureBuilt();
const given = process.argv.slice(2);
let paths = given;
const results: Measurement[] = [];
for (const cached of [true, false]) {
  const store = await startStore({ PAGE_CACHE: cached ? 'on' : 'off', LOG_LEVEL: 'error' });
  try {
    if (paths.length === 0) paths = await shopAndProduct(store);
    for (const path of paths) results.push(await measure(store, path, cached));
  } finally {
    await store.stop();
  }
}
console.log(report(results).join('\n'));
console.log(recordFigures(results.flatMap(figuresOf)).join('\n'));
if (given.length === 0) {
  console.log(await benchVoice());
  // Programs of their own: they use what the tests share, and no script knows of tests.
  await mustRun('node', ['--disable-warning=ExperimentalWarning', 'tests/bench/bench-inp.ts']);
  const { ok, lines } = await benchLighthouse();
  console.log(lines.join('\n'));
  const program = 'tests/bench/bench-lighthouse-live.ts';
  const live = await runStep('node', ['--disable-warning=ExperimentalWarning', program]);
  if (!ok || live !== 0) process.exitCode = 1;
}

/** The list of all products and the first product in it; the home page of a store that has no list. */
async function shopAndProduct(store: RunningStore): Promise<string[]> {
  const shop = await fetch(`${store.url}/shop`, { redirect: 'manual' });
  const product = /href="(\/product\/[^"?#]+)"/.exec(await shop.text())?.[1];
  if (shop.status !== 200) return ['/'];
  return product ? ['/shop', product] : ['/shop'];
}

async function measure(store: RunningStore, path: string, cached: boolean): Promise<Measurement> {
  await load(store, path, WARM_UP_SECONDS);
  const cpuBefore = cpuMsOf(store.pid);
  const { requests, latency, non2xx, errors } = await load(store, path, SECONDS);
  const cpuAfter = cpuMsOf(store.pid);
  return {
    path,
    cached,
    perSecond: requests.average,
    cpuMs:
      cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / requests.total,
    p99Ms: latency.p99,
    peakMb: peakMbOf(store.pid),
    failures: non2xx + errors,
  };
}

function load(store: RunningStore, path: string, duration: number): Promise<autocannon.Result> {
  return autocannon({
    url: `http://127.0.0.1:${store.port}${path}`,
    connections: CONNECTIONS,
    duration,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });
}

function proc(file: string): string | undefined {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** User and system time of a process so far. */
function cpuMsOf(pid: number): number | undefined {
  // Fields 14 and 15, counted behind the name, which may hold anything.
  const fields = proc(`${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_MS : undefined;
}

function peakMbOf(pid: number): number | undefined {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(proc(`${pid}/status`) ?? '')?.[1];
  return kilobytes ? Number(kilobytes) / 1024 : undefined;
}

function report(measurements: Measurement[]): string[] {
  const width = Math.max(4, ...measurements.map(({ path }) => path.length));
  const number = (value: number | undefined, digits: number, size: number) =>
    (value === undefined ? '—' : value.toFixed(digits)).padStart(size);
  const lines = measurements.map((result) =>
    [
      result.path.padEnd(width),
      (result.cached ? 'cached' : 'uncached').padEnd(8),
      number(result.perSecond, 0, 10),
      number(result.cpuMs, 2, 15),
      number(result.p99Ms, 0, 7),
      number(result.peakMb, 0, 8),
      `  ${verdict(result)}`,
    ].join(' '),
  );
  const ratios = paths.map((path) => {
    const [cached, uncached] = [true, false].map((kind) =>
      measurements.find((result) => result.path === path && result.cached === kind),
    );
    return `${path}: cached pages go out ${number((cached?.perSecond ?? 0) / (uncached?.perSecond ?? 1), 1, 0)} times as fast as rendered ones`;
  });
  return [
    `${CONNECTIONS} connections, ${SECONDS} s each, one process`,
    `${'page'.padEnd(width)} ${''.padEnd(8)} requests/s  CPU ms/request  p99 ms  peak MB`,
    ...lines,
    ...ratios,
  ];
}

function figuresOf({ path, cached, perSecond, cpuMs }: Measurement): Figure[] {
  return cached
    ? [
        {
          name: `${path} cached requests/s`,
          value: perSecond,
          limit: MIN_CACHED_PER_SECOND,
          atLeast: true,
          peer: PEER.perSecond,
        },
      ]
    : [
        {
          name: `${path} uncached CPU ms`,
          value: cpuMs,
          limit: MAX_UNCACHED_CPU_MS,
          digits: 2,
          peer: PEER.cpuMs,
        },
      ];
}

function verdict({ cached, perSecond, cpuMs = Number.NaN, failures }: Measurement): string {
  const kept = cached ? perSecond >= MIN_CACHED_PER_SECOND : cpuMs <= MAX_UNCACHED_CPU_MS;
  const target = cached
    ? `${MIN_CACHED_PER_SECOND} requests/s or more`
    : `${MAX_UNCACHED_CPU_MS} CPU ms or less`;
  return `${kept ? 'ok' : 'MISSED'} (${target})${failures ? `, ${failures} requests FAILED` : ''}`;
}
