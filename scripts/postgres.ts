import { answers, startThrowawayPostgres } from './postgres-server.ts';
import { runStep } from './run-step.ts';

/**
 * Runs a command with a PostgreSQL at hand: `node scripts/postgres.ts npm test`. The command finds its address in TEST_DATABASE_URL.
 * An address that is set already and answers is used; otherwise a throwaway server is started, and removed afterwards.
 * Without a command it prints the server's address, and keeps it until SIGTERM or Ctrl+C.
 */
const [command, ...args] = process.argv.slice(2);
/** Longer than what `npm test` itself grants its runners. */
const GRACE_MS = 40_000;
const stop = new AbortController();
const stopped = new Promise<number>((resolve) => {
  stop.signal.addEventListener('abort', () => resolve(0), { once: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

process.exit(await runWithPostgres(process.env['TEST_DATABASE_URL']));

async function runWithPostgres(given: string | undefined): Promise<number> {
  if (given && (await answers(given))) return offer(given);
  const result = await startThrowawayPostgres();
  if (!result.ok) {
    console.error(`No PostgreSQL: ${result.reason}.`);
    return 1;
  }
  try {
    return await offer(result.server.url);
  } finally {
    await result.server.stop();
  }
}

function offer(url: string): Promise<number> {
  if (command)
    return runStep(command, args, { TEST_DATABASE_URL: url }, { signal: stop.signal, graceMs: GRACE_MS });
  console.log(url);
  return stopped;
}
