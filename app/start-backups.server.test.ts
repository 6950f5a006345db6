import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkBackup } from '#platform/db/backup/backup-file.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { onOneDatabase } from '#tests/support/databases.ts';
import { backUpDaily } from './start-backups.server.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'biolife-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

onOneDatabase('the daily backup', (open) => {
  test('the newest seven stay, and what was named by hand', async () => {
    const db = await open();
    const folder = path.join(dataDir, 'backups');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'before-the-move.backup.gz'), '');
    for (let day = 1; day <= 9; day++) {
      const clock = { now: () => new Date(`2026-03-0${day}T09:17:00Z`) };
      await backUpDaily({ db, dataDir, clock, log: createLogger('silent') });
    }
    expect(readdirSync(folder).sort()).toEqual([
      'before-the-move.backup.gz',
      ...[3, 4, 5, 6, 7, 8, 9].map((day) => `biolife-2026-03-0${day}.backup.gz`),
    ]);
    expect(
      (await checkBackup(path.join(folder, 'biolife-2026-03-09.backup.gz'))).size,
    ).toBeGreaterThanOrEqual(0);
  });
});
