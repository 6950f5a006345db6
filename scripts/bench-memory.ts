import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, recordFigures } from './bench-record.ts';
import { startThrowawayPostgres } from './postgres-server.ts';
import { startStore } from './store-process.ts';

/**
 * `npm run bench:memory`: what the process holds (Linux' resident set) twelve seconds after three pages, and its peak until then, on the
 * embedded database and, where PostgreSQL is installed, on that: there at the second start, when the tables are made. Tells, never fails.
 */
const PAGES = ['/', '/shop', '/faq'];
const IDLE_MS = 12_000;

const figures = await measure('embedded', {}, { peak: 500, idle: 400 });
const postgres = await startThrowawayPostgres();
if (postgres.ok) {
  const { url } = postgres.server;
  try {
    const first = await startStore({ DATABASE_URL: url });
    await first.stop();
    figures.push(...(await measure('PostgreSQL', { DATABASE_URL: url }, { peak: 500, idle: 160 })));
  } finally {
    await postgres.server.stop();
  }
} else console.log(`No PostgreSQL: ${postgres.reason}.`);
console.log(recordFigures(figures).join('\n'));

async function measure(
  name: string,
  env: Record<string, string>,
  limits: { peak: number; idle: number },
): Promise<Figure[]> {
  const store = await startStore(env);
  try {
    for (const page of PAGES) await (await fetch(`${store.url}${page}`)).text();
    await sleep(IDLE_MS);
    const status = readFileSync(`/proc/${store.pid}/status`, 'utf8');
    const megabytes = (field: string) =>
      Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? NaN) / 1024;
    return [
      { name: `${name} idle MB`, value: megabytes('VmRSS'), limit: limits.idle },
      { name: `${name} peak MB`, value: megabytes('VmHWM'), limit: limits.peak },
    ];
  } finally {
    await store.stop();
  }
}
