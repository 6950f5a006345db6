import path from 'node:path';
import { leaveAdminCommand } from '#features/admin/admin-mailbox.server.ts';
import { appVersion } from '#platform/app-version.server.ts';
import { readConfig } from '#platform/config/config.server.ts';
import { writeBackup } from '#platform/db/backup/write-backup.server.ts';
import { DirectoryInUseError } from '#platform/db/lock-directory.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { finish } from './finish.ts';

/** `npm run backup [-- FILE]`: everything that the store knows in one file, while it runs and while it does not. */
await finish(async () => {
  const [named, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new Error('Usage: npm run backup -- [FILE]');
  const config = readConfig(process.env);
  if (!config.ok) throw new Error(['The environment is not right:', ...config.problems].join('\n'));
  const today = new Date().toISOString().slice(0, 10);
  const file = path.resolve(
    named ?? path.join(config.config.dataDir, 'backups', `biolife-${today}.backup.gz`),
  );
  const database = await openDatabase(config.config).catch((error: unknown) => {
    if (error instanceof DirectoryInUseError) return undefined;
    throw error;
  });
  // The store runs on the embedded database: it does it itself.
  if (!database) {
    const { ok, lines } = await leaveAdminCommand(config.config.dataDir, { command: 'backup', file });
    if (!ok) throw new Error(lines.join('\n'));
    return lines;
  }
  try {
    const { rows, tables } = await writeBackup(database.db, { file, version: appVersion });
    return [`${file}: ${rows} rows of ${tables} tables, read again and counted.`];
  } finally {
    await database.close();
  }
});
