import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { demoCarts } from '#features/demo-shop/demo-shop.table.server.ts';
import { placeOrder } from '#features/demo-shop/place-order.server.ts';
import { saveLink } from '#features/orders/save-link.server.ts';
import { makeDemoOrder } from '../support/make-demo-order.ts';
import { startStoreInProcess } from '../support/store-in-process.ts';
import { loadersAndActions, routeIds } from './built-surface.ts';
import { signInAll, WHO, type Who } from './roles.ts';
import { type Row, table } from './table.ts';

/** What each role gets from everything that the store answers. */

let store: Awaited<ReturnType<typeof startStoreInProcess>>;
/** The number of each one's order. */
const ordersOf = { 'user A': '', 'user B': '' };
let cookies: Record<Who, string>;

beforeAll(async () => {
  store = await startStoreInProcess();
  cookies = await signInAll(store);
});
afterAll(() => store.close());

async function ask(name: string, row: Row, who: Who): Promise<string> {
  const [kind = '', address = ''] = name.split(' ');
  const method = { loader: 'GET', action: 'POST', ALL: 'GET' }[kind] ?? kind;
  const body = row.json === undefined ? new URLSearchParams(row.form) : JSON.stringify(row.json);
  const type = row.json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
  const answer = await fetch(store.url + (row.path ?? address), {
    method,
    redirect: 'manual',
    headers: {
      ...(cookies[who] ? { cookie: cookies[who] } : {}),
      ...(method === 'GET' ? {} : { 'content-type': type }),
    },
    ...(method === 'GET' ? {} : { body }),
  });
  await answer.body?.cancel();
  const location = answer.headers.get('location');
  if (location === null) return String(answer.status);
  return `${answer.status} ${new URL(location, store.url).pathname}`;
}

function expected({ answers }: Row, who: Who): string {
  if (typeof answers === 'string') return answers;
  if (who === 'editor' || who === 'support') return answers[who] ?? answers.admin;
  return answers[who === 'visitor' || who === 'admin' ? who : 'user'];
}

test('every endpoint, loader and action stands in the table, and nothing else', async () => {
  const endpoints = store.app.routes
    // Steps that all requests take, and the last ones, which lead to the pages.
    .filter(({ method, path }) => !path.endsWith('*') && !(method === 'ALL' && path.startsWith('/assets')))
    .map(({ method, path }) => `${method} ${path}`);
  const surface = [...new Set([...endpoints, ...(await loadersAndActions())])];
  expect(surface.length).toBeGreaterThan(60);
  expect(Object.keys(table).sort()).toEqual(surface.sort());
});

test.for(Object.keys(table).filter((name) => name !== 'action /logout'))('%s', async (name) => {
  const row = table[name];
  if (!row) return;
  const got: Record<string, string> = {};
  for (const who of WHO) got[who] = await ask(name, row, who);
  expect(got).toEqual(Object.fromEntries(WHO.map((who) => [who, expected(row, who)])));
});

test('the data of an administrator’s page is refused like the page, asked for alone too', async () => {
  const guarded = Object.entries(table).filter(
    ([name, row]) => name.startsWith('loader ') && expected(row, 'user A') === '403',
  );
  expect(guarded.length).toBeGreaterThan(3);
  const ids = await routeIds();
  for (const [name, row] of guarded) {
    const pattern = name.slice('loader '.length);
    const address = row.path ?? pattern;
    const route = ids.get(pattern);
    if (route === undefined) throw new Error(`the build has no page at ${pattern}`);
    const of = async (who: Who) => {
      const answer = await fetch(`${store.url}${address}.data?_routes=${encodeURIComponent(route)}`, {
        headers: cookies[who] ? { cookie: cookies[who] } : {},
      });
      await answer.body?.cancel();
      return answer.status;
    };
    // 202: the router's own way of saying a redirect.
    expect([await of('visitor'), await of('user A'), await of('admin')], address).toEqual([
      202,
      403,
      Number(expected(row, 'admin')),
    ]);
  }
});

test('what stands in one address for several roles is told apart by what is asked for', async () => {
  const messages = (list: string): Row => ({ path: `/account/messages?list=${list}`, answers: '' });
  for (const list of ['giveaway', 'subscribers', 'mail'])
    expect(
      await Promise.all((['editor', 'support'] as const).map((who) => ask('loader', messages(list), who))),
      list,
    ).toEqual(['200', '403']);
  const erase: Row = {
    path: '/account/people',
    form: { intent: 'erase', email: 'nobody@example.com', confirm: 'on' },
    answers: '',
  };
  expect(await ask('action', erase, 'editor')).toBe('403');
  expect(await ask('action', erase, 'admin')).toBe('200');
  const search: Row = {
    path: '/account?index',
    form: { intent: 'search-desk', words: 'zinc' },
    answers: '',
  };
  const searchers = ['visitor', 'user A', 'support', 'editor', 'admin'] as const;
  expect(await Promise.all(searchers.map((who) => ask('action', search, who)))).toEqual([
    '302 /auth',
    '403',
    '200',
    '200',
    '200',
  ]);
});

test('looking at everything as an administrator changes no row', async () => {
  const before = await snapshot();
  for (const [name, row] of Object.entries(table))
    if (/^(GET|loader) /.test(name)) await ask(name, row, 'admin');
  expect(await snapshot()).toEqual(before);
});

/** A fingerprint of every table, but for the counters of limits, and of searches, which are written up to a minute later. */
async function snapshot(): Promise<Record<string, unknown>> {
  const { rows } = await run(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const names = rows
    .map(({ name }) => String(name))
    .filter((name) => !['rate_limits', 'searches'].includes(name));
  expect(names).toContain('user');
  const found: Record<string, unknown> = {};
  for (const name of names) {
    const { rows: prints } = await run(
      sql`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as print from ${sql.identifier(name)} t`,
    );
    found[name] = prints[0]?.['print'];
  }
  return found;
}

const rowsOf = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** Both databases answer a bare statement with its rows. */
const run = async (query: ReturnType<typeof sql>) => rowsOf.parse(await store.db.execute(query));

test('a user gets the orders and the data of nobody else', async () => {
  for (const who of ['user A', 'user B'] as const) {
    const viewer = await store.services.accounts.viewerOf(new Headers({ cookie: cookies[who] }));
    const email = `orders-of-${who.replace(' ', '-')}@example.com`;
    await store.db.insert(demoCarts).values({ token: email, lines: [], createdAt: new Date() });
    const placed = await placeOrder(store.db, makeDemoOrder({ email, cartToken: email }));
    expect(placed.ok).toBe(true);
    await saveLink(store.db, { userId: viewer?.id ?? '', email });
    ordersOf[who] = placed.ok ? `#${placed.order.number}` : '';
  }
  const other = { 'user A': 'user B', 'user B': 'user A' } as const;
  for (const who of ['user A', 'user B'] as const) {
    const { id } =
      (await store.services.accounts.viewerOf(new Headers({ cookie: cookies[other[who]] }))) ?? {};
    // Whatever is sent: whose orders they are comes from the session.
    const sent = { userId: id, email: `orders-of-${other[who].replace(' ', '-')}@example.com` };
    const headers = { cookie: cookies[who], 'content-type': 'application/json' };
    const asked = [
      fetch(`${store.url}/functions/v1/fetch-shopify-orders`, {
        method: 'POST',
        headers,
        body: JSON.stringify(sent),
      }),
      fetch(`${store.url}/account?${new URLSearchParams({ userId: id ?? '' })}`, { headers }),
      fetch(`${store.url}/api/account-data?${new URLSearchParams({ userId: id ?? '' })}`, { headers }),
    ];
    for (const answer of await Promise.all(asked)) {
      const text = await answer.text();
      expect(text, answer.url).toContain(ordersOf[who]);
      expect(text, answer.url).not.toContain(ordersOf[other[who]]);
      expect(text, answer.url).not.toContain(sent.email);
      expect(answer.headers.get('cache-control'), answer.url).toContain('no-store');
    }
  }
});

test('logging out ends the session of whoever does it', async () => {
  const row: Row = { answers: '303 /' };
  expect(await ask('action /logout', row, 'visitor')).toBe('303 /');
  expect(await ask('action /logout', row, 'user B')).toBe('303 /');
  expect(await ask('loader /account', row, 'user B')).toBe('302 /auth');
  expect(await ask('loader /account', row, 'user A')).toBe('200');
});
