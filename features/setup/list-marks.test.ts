import { expect, test } from 'vitest';
import { demoProfile, unsaidProfile } from '#content/store-profile.ts';
import { listMarks } from './list-marks.ts';
import type { SetupState } from './setup-state.ts';
import { openMarks } from './setup-mark.ts';

const at = '2026-03-01T12:00:00.000Z';
const fine = { ok: true, says: 'fine', at };
const failed = { ok: false, says: 'refused', at };

const calm = { scopes: [], version: undefined, failure: undefined };
const stocked = { filled: ['Sleep & Relaxation'], empty: [], broken: [], decided: false };

const newShop: SetupState = {
  live: true,
  storeUrl: 'http://localhost:3000',
  storeUrlIsSet: false,
  smtp: false,
  adminToken: false,
  chatModel: false,
  realtime: false,
  postgres: false,
  profile: unsaidProfile,
  sources: 0,
  giveawayUnconfirmed: true,
  textsRead: false,
  claimsDecided: false,
  tests: {},
  trouble: calm,
  shelves: { ...stocked, empty: ['Eye Health'] },
};
const ready: SetupState = {
  ...newShop,
  storeUrl: 'https://www.sunrise.com',
  storeUrlIsSet: true,
  smtp: true,
  adminToken: true,
  profile: {
    ...demoProfile,
    addressLines: ['5 Main Street'],
    email: 'care@sunrise.com',
    phone: '(212) 867-5309',
  },
  giveawayUnconfirmed: false,
  textsRead: true,
  claimsDecided: true,
  tests: { mail: fine, discount: fine },
  shelves: stocked,
};
const openIn = (state: SetupState) => openMarks(listMarks(state)).map(({ id }) => id);
const markIn = (state: SetupState, id: string) => listMarks(state).find((mark) => mark.id === id);

test('a shop that was just connected is told everything it needs', () => {
  expect(openIn(newShop)).toEqual([
    'shelves',
    'contact',
    'promises',
    'claims',
    'mail',
    'orders',
    'domain',
    'texts',
    'giveaway',
  ]);
});

test('a shop that is set up has nothing to do', () => {
  expect(openIn(ready)).toEqual([]);
});

test.each<[string, Partial<SetupState>]>([
  ['shop', { tests: { ...ready.tests, shop: failed } }],
  ['shop', { trouble: { ...calm, failure: new Error('refused') } }],
  ['access', { trouble: { ...calm, scopes: ['unauthenticated_read_product_tags'] } }],
  ['version', { trouble: { ...calm, version: { asked: '2024-01', answered: '2025-07' } } }],
  ['shelves', { shelves: { ...stocked, filled: [] } }],
  ['shelves', { shelves: { ...stocked, broken: ['Eye Health'], decided: true } }],
  ['shelves', { shelves: null }],
  ['contact', { profile: { ...ready.profile, phone: '(404) 555-0142' } }],
  ['contact', { profile: { ...ready.profile, addressLines: [] } }],
  ['promises', { profile: { ...ready.profile, returnDays: null } }],
  ['discount', { tests: { mail: fine } }],
  ['discount', { tests: { mail: fine, discount: failed } }],
  ['mail', { smtp: false }],
  ['mail', { tests: { discount: fine, mail: failed } }],
  ['orders', { tests: { ...ready.tests, orders: failed } }],
  ['domain', { storeUrl: 'http://www.sunrise.com' }],
  ['chat', { chatModel: true, tests: { ...ready.tests, chat: failed } }],
  ['voice', { realtime: true, tests: { ...ready.tests, voice: failed } }],
])('%s is a mark again with %j', (id, change) => {
  expect(openIn({ ...ready, ...change })).toEqual([id]);
});

test('goals without products are no mark once the owner left them so', () => {
  expect(openIn({ ...ready, shelves: { ...stocked, empty: ['Eye Health'], decided: true } })).toEqual([]);
});

test('without a code nothing is promised, and nothing has to be done', () => {
  const mark = markIn({ ...ready, profile: { ...ready.profile, discountCode: '' } }, 'discount');
  expect(mark).toMatchObject({
    state: 'optional',
    says: 'No code is promised to anybody. Make one in your shop and name it here, if you want one.',
  });
});

test('every mark that is open says what to do and where, or has a button', () => {
  for (const { id, says, where, test: button } of openMarks(listMarks(newShop))) {
    expect(says.length, id).toBeGreaterThan(30);
    expect(where !== undefined || button !== undefined || /[A-Z]+_[A-Z]+/.test(says), id).toBe(true);
  }
});

test('the demo is told how to connect a shop', () => {
  expect(markIn({ ...newShop, live: false, profile: demoProfile }, 'shop')?.says).toContain(
    'SHOPIFY_STORE_DOMAIN',
  );
});
