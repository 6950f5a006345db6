import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';

/** A new, empty database on the server of TEST_DATABASE_URL, for stores of their own. It is removed when the test has ended. */
export async function newDatabase(): Promise<string> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('This test needs a PostgreSQL: TEST_DATABASE_URL is not set.');
  const name = `biolife_own_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}
