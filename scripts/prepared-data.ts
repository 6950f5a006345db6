import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtDatabase, databaseKey, isPrepared } from '#platform/db/prepared-database.server.ts';
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
  if (!isPrepared(original, key)) await make(original, key);
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-'));
  cpSync(original, folder, { recursive: true });
  return folder;
}

/** The database that a store copies when it starts on an empty folder. It holds what all stores begin with, and no secret. */
export async function buildDatabase(): Promise<void> {
  const key = databaseKey();
  if (isPrepared(builtDatabase, key)) return;
  rmSync(builtDatabase, { recursive: true, force: true });
  await make(builtDatabase, key);
}

/** Half of the store is read only where there is something to make: a test that copies a folder waits for none of it. */
async function make(original: string, key: string): Promise<void> {
  const { makePreparedData } = await import('./make-prepared-data.ts');
  await makePreparedData(original, key);
}
