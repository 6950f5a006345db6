import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#server/db/open-database.ts';
import { evaluate, report } from './evaluate.ts';

/**
 * `npm run eval [-- --replies]`: whether the assistant says what it must and nothing that it must not, on PGlite or on DATABASE_URL (an
 * empty database). Exits with 1 under a threshold.
 */
const dataDir = await mkdtemp(path.join(tmpdir(), 'biolife-evaluation-'));
const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'], dataDir });
try {
  const result = await evaluate(database.db);
  const replies = process.argv.includes('--replies')
    ? result.judged.map(({ wanted, engine, reply }) => `\n── ${engine}: ${wanted.say.join(' | ')}\n${reply}`)
    : [];
  process.stdout.write(`${[...replies, ...report(result)].join('\n')}\n`);
  process.exitCode = result.ok ? 0 : 1;
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
