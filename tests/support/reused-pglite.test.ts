import { PGlite } from '@electric-sql/pglite';
import { describe, expect, test, vi } from 'vitest';
import { preferBaselineWasm } from '#platform/db/prefer-baseline-wasm.server.ts';
import { ReusedPglite } from './reused-pglite.ts';

const create = vi.fn(async () => {
  preferBaselineWasm();
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=1MB'];
  const client = await PGlite.create({ startParams });
  await client.exec('create table sorts (id serial primary key, name text)');
  return client;
});

describe('embedded databases that test files hand on', () => {
  test('come empty and count from one again; one whose tables were changed does not come again', async () => {
    const pglites = new ReusedPglite(create);
    const first = await pglites.take();
    await first.client.exec(`
      set search_path to nowhere;
      create temp table passing (id int);
      insert into public.sorts (name) values ('yarrow');
      create schema pgboss;
      create table pgboss.job (id int);
      begin;
      insert into public.sorts (name) values ('left open')`);
    await first.giveBack();
    await first.giveBack();
    expect(() => first.client.query('select 1')).toThrow('given back');

    const second = await pglites.take();
    const { rows } = await second.client.query(`insert into sorts (name) values ('sage') returning id`);
    expect(rows).toEqual([{ id: 1 }]);
    expect((await second.client.query('select name from sorts')).rows).toEqual([{ name: 'sage' }]);
    expect(create).toHaveBeenCalledTimes(1);

    await second.client.exec('alter table sorts alter name set not null');
    await second.giveBack();
    const third = await pglites.take();
    expect(create).toHaveBeenCalledTimes(2);
    await third.client.close();
    await third.giveBack();
  });
});
