import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAll } from '../permissions/roles.ts';
import { type Row, table } from '../permissions/table.ts';
import { askRaw } from '../support/raw-http.ts';
import { startStoreInProcess } from '../support/store-in-process.ts';

/** Every endpoint, loader and action is driven into failure with planted words, and the log holds none of them. */

let store: Awaited<ReturnType<typeof startStoreInProcess>>;
let cookies: Awaited<ReturnType<typeof signInAll>>;
const lines: string[] = [];

beforeAll(async () => {
  store = await startStoreInProcess({ onLog: (line) => lines.push(line) });
  cookies = await signInAll(store);
});
afterAll(() => store.close());

const WHO = ['visitor', 'admin'] as const;
/** Stands in whatever is sent. */
const WORD = 'plantedword';
const ADDRESS = '203.0.113.77';
const EMAIL = `${WORD}@example.com`;
const fields = {
  ...Object.fromEntries(
    'name firstName lastName message note subject query token password confirmPassword newPassword phone zip street city line answer question title content storeInbox id list list2 url code'
      .split(' ')
      .map((name) => [name, `${WORD} of ${name}`]),
  ),
  email: EMAIL,
  topic: 'order',
  consent: 'on',
  source: 'home',
};
const chat = {
  sessionId: `${WORD}-session`,
  messages: [{ role: 'user', content: `my ${WORD} hurts, what helps` }],
  products: [],
};

const METHODS = new Map([
  ['loader', 'GET'],
  ['action', 'POST'],
  ['ALL', 'POST'],
]);

async function driveAll(): Promise<number[]> {
  const statuses: number[] = [];
  for (const [name, row] of Object.entries(table)) {
    if (name.endsWith('/logout')) continue;
    const bodies = /^(GET|loader) /.test(name) ? bodiesOf(row).slice(0, 1) : bodiesOf(row);
    for (const who of WHO) for (const sent of bodies) statuses.push(await ask(name, row, { who, sent }));
  }
  return statuses;
}

const bodiesOf = (row: Row) => [
  {
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({ ...fields, ...row.form }).toString(),
  },
  { type: 'application/json', body: JSON.stringify({ ...fields, ...chat }) },
];

async function ask(
  name: string,
  row: Row,
  { who, sent }: { who: (typeof WHO)[number]; sent: { type: string; body: string } },
): Promise<number> {
  const [kind = '', address = ''] = name.split(' ');
  const method = METHODS.get(kind) ?? kind;
  const path = (row.path ?? address).replace(/nothing-is-called-this|\*$/g, `${WORD}-key`);
  const { status } = await askRaw(store.url, {
    path: `${path}${path.includes('?') ? '&' : '?'}q=${WORD}&token=${WORD}&next=/${WORD}`,
    method,
    headers: {
      cookie: [cookies[who], `seen=${WORD}`].filter(Boolean).join('; '),
      'user-agent': WORD,
      referer: `http://localhost/${WORD}`,
      'x-forwarded-for': ADDRESS,
      ...(method !== 'GET' && { 'content-type': sent.type, 'content-length': String(sent.body.length) }),
    },
    ...(method !== 'GET' && { body: sent.body }),
  });
  return status;
}

/** What a session's cookie is worth, without what tells of it. */
const keys = () =>
  Object.values(cookies).flatMap((cookie) => cookie.split('; ').map((one) => one.split('=')[1] ?? ''));

function expectNothingTold(): void {
  const secrets = [WORD, ADDRESS, 'sorrel and ginger', ...keys()].filter((secret) => secret.length > 5);
  for (const line of lines) for (const secret of secrets) expect(line.includes(secret), line).toBe(false);
}

test('while all is well', { timeout: 120_000 }, async () => {
  await driveAll();
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.join('')).toContain('"route":"/checkouts/:token"');
  expectNothingTold();
});

test('when every query fails', { timeout: 120_000 }, async () => {
  lines.length = 0;
  await store.db.execute(sql`alter schema public rename to away`);
  expect((await driveAll()).filter((status) => status >= 500).length).toBeGreaterThan(40);
  expect(lines.filter((line) => line.includes('"level":50')).length).toBeGreaterThan(40);
  expectNothingTold();
});

test('when the database is gone', { timeout: 120_000 }, async () => {
  lines.length = 0;
  await store.closeDatabase();
  expect((await driveAll()).filter((status) => status === 503).length).toBeGreaterThan(40);
  expectNothingTold();
});
