import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { KEY_FILE } from '#platform/db/prepared-database.server.ts';
import { startJobs } from '#platform/jobs/jobs.server.ts';
import { textFactsOf } from '#content/fill-facts.ts';
import { defaultTerms } from '#content/store-facts.ts';
import { demoProfile } from '#content/store-profile.ts';
import { firstKnowledgeWith } from '#features/knowledge/first-knowledge.server.ts';
import { seedKnowledgeFrom } from '#features/knowledge/seed-knowledge.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';

/** Migrates and fills a new database, and puts it at `original` when it is whole. */
export async function makePreparedData(original: string, key: string): Promise<void> {
  const beside = path.dirname(original);
  mkdirSync(beside, { recursive: true });
  const folder = mkdtempSync(path.join(beside, 'making-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  // The queue makes its tables itself.
  const jobs = await startJobs(database, { log: createLogger('silent') });
  await jobs.stop();
  await seedKnowledgeFrom(database.db, firstKnowledgeWith(textFactsOf(demoProfile, defaultTerms)));
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
