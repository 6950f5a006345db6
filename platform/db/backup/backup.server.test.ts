import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { forEachDatabase } from '#tests/support/databases.ts';
import { checkBackup } from './backup-file.server.ts';
import { restoreBackup } from './restore-backup.server.ts';
import { rowsFor, storeTables } from './store-tables.server.ts';
import { writeBackup } from './write-backup.server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'biolife-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

forEachDatabase('backups', (open) => {
  const file = path.join(folder, 'a.backup.gz');

  test('what was there is there again, to the last letter, and counted', async () => {
    const db = await open();
    await db.execute(sql`insert into "user" (id, name, email, email_verified, created_at, updated_at)
      values ('u1', E'Ada "the \\\\ first"\nof 👩🏾‍⚕️', 'ada@example.com', true, '2026-01-02T03:04:05.678901Z', now())`);
    await db.execute(sql`insert into user_roles (user_id, role) values ('u1', 'admin')`);
    await db.execute(sql`insert into chat_conversations (id, session_id, user_id)
      select gen_random_uuid(), 'session-' || n, case when n = 1 then 'u1' end from generate_series(1, 1203) n`);
    const before = await printsOf(db);
    const { rows } = await writeBackup(db, { file, version: '0.0.1' });
    expect(rows).toBeGreaterThanOrEqual(1205);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await checkBackup(file)).get('chat_conversations')).toBe(1203);
    await db.execute(sql`update "user" set name = 'somebody else'`);
    await db.execute(sql`delete from chat_conversations`);
    await expect(restoreBackup(db, { file, replace: false })).rejects.toThrow('The database is not empty');
    expect((await restoreBackup(db, { file, replace: true })).rows).toBe(rows);
    expect(await printsOf(db)).toEqual(before);
  });

  test('what is no whole backup is refused, and changes nothing', async () => {
    const db = await open();
    const before = await printsOf(db);
    const text = gunzipSync(readFileSync(file)).toString();
    const lines = text.split('\n');
    const broken: [string, string][] = [
      ['is no backup', 'hello'],
      ['is not whole', `${lines.slice(0, 40).join('\n')}\n`],
      ['is damaged', text.replace('ada@example.com', 'eve@example.com')],
      ['is damaged', lines.toSpliced(20, 1).join('\n')],
      ['whose tables are others', text.replace(/"migration":"/, '"migration":"x')],
    ];
    for (const [reason, content] of broken) {
      const bad = path.join(folder, 'bad.backup.gz');
      writeFileSync(bad, gzipSync(content));
      await expect(restoreBackup(db, { file: bad, replace: true }), reason).rejects.toThrow(reason);
    }
    writeFileSync(path.join(folder, 'text'), 'hello');
    await expect(restoreBackup(db, { file: path.join(folder, 'text'), replace: true })).rejects.toThrow();
    await expect(restoreBackup(db, { file: path.join(folder, 'none'), replace: true })).rejects.toThrow();
    expect(await printsOf(db)).toEqual(before);
  });
});

/** A fingerprint of every table. */
async function printsOf(db: Parameters<typeof storeTables>[0]): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of await storeTables(db)) {
    const [found] = await rowsFor(
      db,
      sql`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as print from ${sql.identifier(table)} t`,
      z.object({ print: z.string() }),
    );
    prints[table] = found?.print ?? '';
  }
  return prints;
}
