import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { appVersion } from '#platform/app-version.server.ts';
import { writeBackup } from '#platform/db/backup/write-backup.server.ts';
import type { Db, OpenDatabase } from '#platform/db/open-database.server.ts';
import type { Jobs } from '#platform/jobs/jobs.server.ts';
import type { Queue } from '#platform/jobs/queue.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';

const KEPT = 7;
const NAME = /^biolife-\d{4}-\d\d-\d\d\.backup\.gz$/;

const backupQueue: Queue<Record<string, never>> = {
  name: 'backup',
  data: z.strictObject({}),
  retries: 2,
  retryDelay: 600,
  retryDelayMax: 3600,
  timeout: 15 * 60,
  keepDone: 24 * 3600,
  poll: 60,
};

interface BackupParts {
  db: Db;
  dataDir: string;
  clock: Clock;
  log: Logger;
}

/** Every night one file of the embedded database beside it; the newest seven stay. PostgreSQL has its own ways. */
export async function startBackups(
  jobs: Jobs,
  { database, ...parts }: Omit<BackupParts, 'db'> & { database: Pick<OpenDatabase, 'db' | 'kind'> },
): Promise<void> {
  if (database.kind !== 'pglite') return;
  await jobs.work(backupQueue, () => backUpDaily({ ...parts, db: database.db }));
  await jobs.schedule(backupQueue, '17 4 * * *', {});
}

/** Exported for its test. */
export async function backUpDaily({ db, dataDir, clock, log }: BackupParts): Promise<void> {
  const folder = path.join(dataDir, 'backups');
  const file = path.join(folder, `biolife-${clock.now().toISOString().slice(0, 10)}.backup.gz`);
  const written = await writeBackup(db, { file, version: appVersion });
  // By name is by day. What was named by hand stays.
  const old = (await readdir(folder))
    .filter((name) => NAME.test(name))
    .sort()
    .slice(0, -KEPT);
  for (const name of old) await rm(path.join(folder, name));
  log.info({ ...written, removed: old.length }, 'the database was backed up');
}
