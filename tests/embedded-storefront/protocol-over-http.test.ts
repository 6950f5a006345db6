import { afterAll, expect, test } from 'vitest';
import { serveShop } from './serve-shop.ts';

const served = await serveShop();
afterAll(() => served.close());
const { ask, send } = served;

test.each([
  ['403 without an access token', {}, 403],
  ['401 with a wrong one', { 'X-Shopify-Storefront-Access-Token': 'wrong' }, 401],
])('the answer is %s', async (_what, headers, status) => {
  const body = JSON.stringify({ query: '{ products(first: 1) { nodes { id } } }' });
  const { response, json } = await send({ body, headers });
  expect(response.status).toBe(status);
  expect(json).toEqual({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] });
});

test.each(['2025-07', '2026-04', 'unstable'])('the version %s is answered in a header', async (version) => {
  const { response } = await send({
    body: JSON.stringify({ query: '{ __typename }' }),
    path: `/embedded/api/${version}/graphql.json`,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('X-Shopify-API-Version')).toBe(version);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test.each(['', 'not json', '[]', '{}', '{"query":7}', '{"query":"{a}","variables":[]}'])(
  'the body %j is no GraphQL request',
  async (body) => {
    const { response, json } = await send({ body });
    expect(response.status).toBe(400);
    expect(json).toEqual({ errors: { query: 'Required parameter missing or invalid' } });
  },
);

test('a GET is refused, an address beside it is not found', async () => {
  expect((await send({ body: '', method: 'GET' })).response.status).toBe(405);
  const beside = new Request('http://x/embedded/api/graphql.json', { method: 'POST' });
  expect((await served.storefront.handle(beside)).status).toBe(404);
});

test('a body over 64 KB is refused', async () => {
  const query = `{ __typename } #${'x'.repeat(65_536)}`;
  expect((await send({ body: JSON.stringify({ query }) })).response.status).toBe(413);
});

const pastTheEnd = Buffer.from('{"position":99999}').toString('base64url');

test.each([
  ['a syntax error', '{ products(first: 1) { nodes { id }', 'Syntax Error'],
  ['an unknown field', '{ customer { id } }', 'Cannot query field \\"customer\\"'],
  ['no first', '{ products { nodes { id } } }', 'you must provide one of first or last'],
  ['first of 0', '{ products(first: 0) { nodes { id } } }', 'first must be between 1 and 250'],
  ['first of 251', '{ products(first: 251) { nodes { id } } }', 'first must be between 1 and 250'],
  ['a made-up cursor', '{ products(first: 1, after: "abc") { nodes { id } } }', 'Invalid cursor'],
  [
    'a cursor past the end',
    `{ products(first: 1, after: "${pastTheEnd}") { nodes { id } } }`,
    'Invalid cursor',
  ],
  ['too many tokens', `{ ${'a: __typename '.repeat(400)} }`, 'Parsing aborted'],
])('%s is answered with status 200 and its error', async (_what, query, message) => {
  const { response, json } = await send({ body: JSON.stringify({ query }) });
  expect(response.status).toBe(200);
  expect(JSON.stringify(json)).toContain(message);
  expect(json).not.toMatchObject({ data: { products: {} } });
});

test('lists inside lists that multiply are stopped', async () => {
  const nested = (depth: number): string => {
    if (depth === 0) return 'id';
    const inner = nested(depth - 1);
    return `variants(first: 250) { nodes { product { a: ${inner} b: ${inner} } } }`;
  };
  expect(await ask(`{ products(first: 250) { nodes { ${nested(5)} } } }`)).toMatchObject({
    errors: [{ extensions: { code: 'MAX_COST_EXCEEDED' } }],
  });
});
