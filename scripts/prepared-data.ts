import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { startJobs } from '#platform/jobs/jobs.server.ts';
import { seedKnowledge } from '#features/knowledge/seed-knowledge.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { projectRoot } from './run-step.ts';

const SOURCES = [
  'app/migrations/**/*.{sql,json}',
  'features/knowledge/*.server.ts',
  'content/knowledge/**/*.ts',
];
const cache = path.join(projectRoot, 'node_modules/.cache/biolife');

/**
 * A new data folder with a migrated database as a first start leaves it, the knowledge in it. Making one takes PGlite
 * seconds; a copy takes a tenth of that.
 * Whoever asks removes the folder.
 */
export async function preparedDataFolder(): Promise<string> {
  const original = path.join(cache, `data-seeded-${sourcesHash()}`);
  if (!existsSync(original)) await makeOriginal(original);
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-'));
  cpSync(original, folder, { recursive: true });
  return folder;
}

/** Other migrations, other knowledge or another PGlite make another folder. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const file of [
    'package-lock.json',
    ...globSync(SOURCES, { cwd: projectRoot }).sort((a, b) => a.localeCompare(b)),
  ])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(projectRoot, file)));
  return hash.digest('hex').slice(0, 16);
}

async function makeOriginal(original: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'making-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  // The queue makes its tables itself.
  const jobs = await startJobs(database, { log: createLogger('silent') });
  await jobs.stop();
  await seedKnowledge(database.db);
  await database.close();
  try {
    renameSync(folder, original);
  } catch {
    // Another process was quicker.
    rmSync(folder, { recursive: true, force: true });
  }
}
