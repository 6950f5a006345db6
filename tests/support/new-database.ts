import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';

/** A new, empty database on the server of TEST_DATABASE_URL, for stores of their own. It is dropped when the test has ended, or before, whoever is still connected. */
export async function newDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('This test needs a PostgreSQL: TEST_DATABASE_URL is not set.');
  const name = `biolife_own_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const drop = () => onServer(server, `drop database if exists ${name} with (force)`);
  onTestFinished(drop);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
