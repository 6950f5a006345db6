import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isDatabaseAway } from '#platform/db/is-database-away.server.ts';
import { openDatabase, type OpenDatabase } from '#platform/db/open-database.server.ts';
import { rowsOf } from '#platform/db/rows-of.server.ts';
import { type Fault, type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';

const server = process.env['TEST_DATABASE_URL'];

describe.skipIf(!server)('PostgreSQL behind a line that fails', () => {
  let proxy: FaultProxy;
  let database: OpenDatabase;
  beforeAll(async () => {
    const address = new URL(server ?? '');
    proxy = await startFaultProxy({ host: address.hostname, port: Number(address.port || 5432) });
    address.hostname = '127.0.0.1';
    address.port = String(proxy.port);
    database = await openDatabase({ databaseUrl: address.href, dataDir: '' });
  });
  afterAll(async () => {
    await proxy.become('open');
    await database.close();
    await proxy.close();
  });

  test.each(['cut', 'wrong', 'gone'] as const satisfies Fault[])(
    'that is %s is told as away, and goes on as soon as it is back',
    async (fault) => {
      await database.ping();
      await proxy.become(fault);
      const asked = await database.db.execute(sql`select 1`).catch((error: unknown) => error);
      expect(asked).toBeInstanceOf(Error);
      expect(isDatabaseAway(asked), String(asked)).toBe(true);
      await expect(database.ping()).rejects.toThrow();
      await proxy.become('open');
      await expect
        .poll(() =>
          database.ping().then(
            () => 'back',
            () => 'away',
          ),
        )
        .toBe('back');
      await database.expectRoom();
    },
  );

  test('that ends a connection within a transaction loses the transaction, and not the process', async () => {
    const { db } = database;
    const isThere = async (pid: unknown) =>
      rowsOf(await db.execute(sql`select 1 from pg_stat_activity where pid = ${pid}`)).length > 0;
    const change = db.transaction(async (tx) => {
      const [row] = rowsOf(await tx.execute(sql`select pg_backend_pid() as pid`));
      const { pid } = z.object({ pid: z.number() }).parse(row);
      await db.execute(sql`select pg_terminate_backend(${pid})`);
      // Nothing is asked of the connection while it ends, so that nobody is told but whoever listens.
      await expect.poll(() => isThere(pid)).toBe(false);
      await tx.execute(sql`select 1`);
    });
    await expect(change).rejects.toThrow();
    await database.ping();
  });
});
