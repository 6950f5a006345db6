import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { startStore } from '../../scripts/store-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const writer = path.resolve(import.meta.dirname, '../support/process/write-rows.ts');

/** Lets a process write rows and kills it once it has said that `enough` were taken. Resolves to the last number it said. */
async function writeAndKill(folder: string, enough: number): Promise<number> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    if (last === enough) child.kill('SIGKILL');
  }
  return last;
}

test('after SIGKILL the folder is free, the store starts on it, and no row that was taken is missing', async () => {
  const folder = temporaryFolder();
  const taken = await writeAndKill(folder, 250);
  expect(taken).toBeGreaterThanOrEqual(250);

  const store = await startStore({ DATA_DIR: folder });
  store.child.kill('SIGKILL');
  expect(await store.exited).toBe('SIGKILL');

  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  const counted = await database.db.$count(sql`written`);
  await database.close();
  // The row that was being written when the process died may have come through without its line.
  expect([taken, taken + 1]).toContain(counted);
});
