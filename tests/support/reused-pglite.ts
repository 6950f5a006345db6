import type { PGlite } from '@electric-sql/pglite';

/** What stands in the migrated database: its own tables, functions, rules. Emptying changes none of their numbers. */
const CATALOG = `
  select md5(string_agg(thing, ',' order by thing)) as catalog from (
    select concat('class ', oid) as thing from pg_class
      where oid >= 16384 and relnamespace::regnamespace::text !~ '^pg_(toast_)?temp'
    union all select concat('function ', oid) from pg_proc where oid >= 16384
    union all select concat('trigger ', oid, tgenabled) from pg_trigger where oid >= 16384
    union all select concat('constraint ', oid, convalidated) from pg_constraint where oid >= 16384
    union all select concat('default ', oid) from pg_attrdef where oid >= 16384
    union all select concat('column ', attrelid, ' ', attnum, attnotnull) from pg_attribute where attrelid >= 16384 and not attisdropped
    union all select concat('schema ', nspname) from pg_namespace where nspname !~ '^pg_'
  ) as things`;

/** The migrations keep their own list in 'drizzle', which stays. */
const EMPTY = `
  drop schema if exists pgboss cascade;
  do $$ begin
    execute (
      select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity cascade'
      from pg_tables where schemaname = 'public'
    );
  end $$`;

interface Whole {
  client: PGlite;
  /** As it was made. */
  catalog: string;
}

/**
 * The embedded databases of one test process. One takes two seconds of a processor to come up and a tenth to be emptied, so the next
 * test file gets the emptied one of the file before. One whose tables or functions a test has changed is closed.
 */
export class ReusedPglite {
  readonly #idle: Whole[] = [];
  readonly #create: () => Promise<PGlite>;

  /** @param create makes one with every table and no row */
  constructor(create: () => Promise<PGlite>) {
    this.#create = create;
  }

  /** `client` refuses everything once it was given back: what a test file left running must not write into the next one's rows. */
  async take(): Promise<{ client: PGlite; giveBack: () => Promise<void> }> {
    const whole = this.#idle.pop() ?? (await this.#make());
    let held = true;
    const client = new Proxy(whole.client, {
      get(target, key) {
        if (!held) throw new Error('This database was given back when its test file had ended.');
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => Reflect.apply(value, target, args);
      },
    });
    return {
      client,
      giveBack: async () => {
        if (!held) return;
        held = false;
        // A test may have closed it.
        if (whole.client.closed) return;
        if (await emptied(whole)) this.#idle.push(whole);
        else await whole.client.close();
      },
    };
  }

  async #make(): Promise<Whole> {
    const client = await this.#create();
    return { client, catalog: await catalogOf(client) };
  }
}

/** False where something else stands in it than at first. */
async function emptied({ client, catalog }: Whole): Promise<boolean> {
  // One after the other: neither may stand in a transaction.
  await client.exec('rollback');
  await client.exec('discard all');
  await client.exec(EMPTY);
  return (await catalogOf(client)) === catalog;
}

async function catalogOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ catalog: string }>(CATALOG);
  return rows[0]?.catalog ?? '';
}
