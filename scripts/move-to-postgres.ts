import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appVersion } from '#platform/app-version.server.ts';
import { readConfig } from '#platform/config/config.server.ts';
import { restoreBackup } from '#platform/db/backup/restore-backup.server.ts';
import { writeBackup } from '#platform/db/backup/write-backup.server.ts';
import { openDatabase, type OpenDatabase } from '#platform/db/open-database.server.ts';
import { finish } from './finish.ts';

/**
 * `npm run move-to-postgres [-- --replace]`: from the embedded database in DATA_DIR to the PostgreSQL of DATABASE_URL, while the store does not
 * run. The embedded one stays as it was.
 */
await finish(async () => {
  const given = process.argv.slice(2);
  if (given.some((one) => one !== '--replace'))
    throw new Error('Usage: npm run move-to-postgres [-- --replace]');
  const config = readConfig(process.env);
  if (!config.ok) throw new Error(['The environment is not right:', ...config.problems].join('\n'));
  const { databaseUrl, dataDir } = config.config;
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the PostgreSQL that the store is to move to.');
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-move-'));
  const file = path.join(folder, 'store.backup.gz');
  try {
    const from = await openDatabase({ databaseUrl: undefined, dataDir });
    try {
      await writeBackup(from.db, { file, version: appVersion });
    } finally {
      await from.close();
    }
    const to = await openDatabase({ databaseUrl, dataDir });
    const moved = await restoreInto(to, { file, replace: given.includes('--replace') });
    return [
      `${moved.rows} rows of ${moved.tables} tables are in PostgreSQL, and counted.`,
      `${dataDir} is as it was. Start the store with DATABASE_URL.`,
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function restoreInto(
  to: OpenDatabase,
  options: { file: string; replace: boolean },
): Promise<{ rows: number; tables: number }> {
  try {
    return await restoreBackup(to.db, options);
  } finally {
    await to.close();
  }
}
