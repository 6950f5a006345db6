import { readConfig } from '#platform/config/config.server.ts';
import { restoreBackup } from '#platform/db/backup/restore-backup.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { finish } from './finish.ts';

/** `npm run restore -- FILE [--replace]`: a backup into the database that the environment names, while the store does not run. */
await finish(async () => {
  const given = process.argv.slice(2);
  const replace = given.includes('--replace');
  const [file, ...rest] = given.filter((one) => one !== '--replace');
  if (!file || rest.length > 0) throw new Error('Usage: npm run restore -- FILE [--replace]');
  const config = readConfig(process.env);
  if (!config.ok) throw new Error(['The environment is not right:', ...config.problems].join('\n'));
  const database = await openDatabase(config.config);
  try {
    const { rows, tables } = await restoreBackup(database.db, { file, replace });
    return [`${rows} rows of ${tables} tables are back, and counted.`];
  } finally {
    await database.close();
  }
});
