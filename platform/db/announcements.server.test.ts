import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Announcements, listenForAnnouncements } from './announcements.server.ts';

const server = process.env['TEST_DATABASE_URL'];

describe.skipIf(!server)('what one instance announces', () => {
  const url = server ?? '';
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  let here: Announcements;
  let there: Announcements;
  const heard = { here: 0, there: 0 };
  beforeAll(() => {
    here = listenForAnnouncements(url, pool);
    there = listenForAnnouncements(url, pool);
    here.onAnnounced(() => (heard.here += 1));
    there.onAnnounced(() => (heard.there += 1));
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await pool.end();
  });

  /** How many listen now. */
  const listeners = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where query like 'listen store_changes%' and datname = current_database()",
    );
    return rows.map(({ pid }) => pid);
  };

  test('is heard by the others, and not by itself', async () => {
    await expect.poll(listeners).toHaveLength(2);
    const before = { ...heard };
    await here.announce();
    await expect.poll(() => heard.there).toBe(before.there + 1);
    await there.announce();
    await expect.poll(() => heard.here).toBe(before.here + 1);
    expect(heard.there, 'not its own').toBe(before.there + 1);
  });

  test('is taken as missed by who lost the connection', async () => {
    await expect.poll(listeners).toHaveLength(2);
    const before = { ...heard };
    for (const pid of await listeners()) await pool.query('select pg_terminate_backend($1)', [pid]);
    await expect
      .poll(() => heard, { timeout: 10_000 })
      .toEqual({ here: before.here + 1, there: before.there + 1 });
    await here.announce();
    await expect.poll(() => heard.there).toBe(before.there + 2);
  });
});
