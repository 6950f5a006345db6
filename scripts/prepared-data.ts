import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { builtDatabase, databaseKey, isPrepared, KEY_FILE } from '#platform/db/prepared-database.server.ts';
import { startJobs } from '#platform/jobs/jobs.server.ts';
import { seedKnowledge } from '#features/knowledge/seed-knowledge.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { projectRoot } from './run-step.ts';

const cache = path.join(projectRoot, 'node_modules/.cache/biolife');

/**
 * A new data folder with a migrated database as a first start leaves it, the knowledge in it. Making one takes PGlite
 * seconds; a copy takes a tenth of that.
 * Whoever asks removes the folder.
 */
export async function preparedDataFolder(): Promise<string> {
  const key = databaseKey();
  const original = isPrepared(builtDatabase, key) ? builtDatabase : path.join(cache, `data-seeded-${key}`);
  if (!isPrepared(original, key)) await makeOriginal(original, key);
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-'));
  cpSync(original, folder, { recursive: true });
  return folder;
}

/** The database that a store copies when it starts on an empty folder. It holds what all stores begin with, and no secret. */
export async function buildDatabase(): Promise<void> {
  const key = databaseKey();
  if (isPrepared(builtDatabase, key)) return;
  rmSync(builtDatabase, { recursive: true, force: true });
  await makeOriginal(builtDatabase, key);
}

async function makeOriginal(original: string, key: string): Promise<void> {
  const beside = path.dirname(original);
  mkdirSync(beside, { recursive: true });
  const folder = mkdtempSync(path.join(beside, 'making-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  // The queue makes its tables itself.
  const jobs = await startJobs(database, { log: createLogger('silent') });
  await jobs.stop();
  await seedKnowledge(database.db);
  await database.close();
  for (const left of ['process.lock', 'room.probe']) rmSync(path.join(folder, left), { force: true });
  writeFileSync(path.join(folder, KEY_FILE), key);
  try {
    renameSync(folder, original);
  } catch {
    // Another process was quicker.
    rmSync(folder, { recursive: true, force: true });
  }
}
