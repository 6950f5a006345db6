import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAll } from '../permissions/roles.ts';
import { type Row, table } from '../permissions/table.ts';
import { askRaw } from '../support/raw-http.ts';
import { startStoreInProcess } from '../support/store-in-process.ts';
import { isTaken } from '../support/test-share.ts';

/** Whatever is sent to whatever answers: the fault is never the store's own. */

let store: Awaited<ReturnType<typeof startStoreInProcess>>;
let cookies: Awaited<ReturnType<typeof signInAll>>;

beforeAll(async () => {
  store = await startStoreInProcess();
  cookies = await signInAll(store);
});
afterAll(() => store.close());

/** Text that breaks things: NUL, halves of characters, marks of direction, quotes, escapes, lengths, and any other. */
const NASTY = [
  '\0',
  'a\0b',
  '\uD800',
  '\u2028',
  '\u202E',
  '%00',
  '%E0%A4%A',
  "' or 1=1 --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '1e999',
  'NaN',
  'null',
  '[]',
  '9'.repeat(400),
  'x'.repeat(20_000),
  '2026-13-45T99:99',
  '00000000-0000-0000-0000-00000000000g',
];
const nasty = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

/** The names that the store's own forms and endpoints use, so that what is fuzzed gets past the first check. */
const names = fc.constantFrom(
  'id',
  'intent',
  'email',
  'name',
  'message',
  'messages',
  'token',
  'password',
  'list',
  'mail',
  'lines',

  'content',
  'role',
  'query',
  'sessionId',
  'subject',
  'version',
  'startsAt',
  'endsAt',
  'kind',
  'quantity',
);

const json = fc.oneof(
  fc
    .dictionary(fc.oneof(names, nasty), fc.oneof(nasty, fc.jsonValue()))
    .map((value) => JSON.stringify(value)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.constant('{"messages":[{"role":"user","content":"a\\u0000b"}]}'),
  fc.constant('['.repeat(5000)),
);

const form = fc
  .array(fc.tuple(names, nasty), { maxLength: 6 })
  .map((fields) => new URLSearchParams(fields).toString());

const sent = fc.oneof(
  fc.record({ type: fc.constant('application/json'), body: fc.oneof(json, nasty) }),
  fc.record({ type: fc.constant('application/x-www-form-urlencoded'), body: fc.oneof(form, nasty) }),
  fc.record({
    type: fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/xml',
      'application/json; charset=utf-7',
      '',
    ),
    body: fc.oneof(form, json, nasty),
  }),
);

const METHOD = { loader: 'GET', action: 'POST', ALL: 'POST' };
const methodOf = (kind: string): string =>
  Object.entries(METHOD).find(([name]) => name === kind)?.[1] ?? kind;

/** Every parameter of the address, and one of the search, becomes what was made up. */
const pathWith = (name: string, row: Row, text: string): string => {
  const address = name.split(' ')[1] ?? '/';
  const encoded = encodeURIComponent(text.toWellFormed()).slice(0, 2000);
  const filled = address.replace(/:\w+|\*$/g, encoded);
  const search =
    row.path?.split('?')[1]?.replace(/=[^&]*/g, `=${encoded}`) ??
    `page=${encoded}&q=${encoded}&id=${encoded}`;
  return `${filled}?${search}`;
};

/** One text in so many goes to each address, the next ones to the next. Which one gets which stands beforehand, so that what a run finds does not hang on its luck. */
const examplesFor = (
  method: string,
  place: number,
): [string, { type: string; body: string }, 'visitor' | 'admin'][] =>
  NASTY.filter((_, at) => isTaken(at + place)).map((text, at) => [
    text,
    method === 'GET'
      ? { type: '', body: '' }
      : { type: 'application/json', body: JSON.stringify({ [text]: text, id: text, message: text }) },
    at % 2 ? 'visitor' : 'admin',
  ]);

/** The last one ends the session that the others need. */
const asked = Object.entries(table)
  .filter(([name]) => !name.endsWith('/logout'))
  .map(([name, row], place) => ({ name, row, place }));

test.for(asked)('$name never fails by what a client sends', async ({ name, row, place }) => {
  const method = methodOf(name.split(' ')[0] ?? '');
  const examples = examplesFor(method, place);
  await fc.assert(
    fc.asyncProperty(
      nasty,
      sent,
      fc.constantFrom('visitor' as const, 'admin' as const),
      async (text, { type, body }, who) => {
        const { status } = await askRaw(store.url, {
          path: pathWith(name, row, text),
          method,
          headers: {
            ...(type && method !== 'GET' && { 'content-type': type }),
            ...(cookies[who] && { cookie: cookies[who] }),
          },
          ...(method !== 'GET' && { body }),
        });
        expect(status, `${method} ${name} ${who} ${type}`).toBeGreaterThanOrEqual(200);
        expect(status, `${method} ${name} ${who} ${type}`).toBeLessThan(500);
      },
    ),
    { numRuns: examples.length + 8, endOnFailure: true, examples },
  );
});
