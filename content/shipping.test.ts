import { expect, test } from 'vitest';
import { shippingTitles } from '#integrations/storefront/shipping.ts';
import { shippingRows, textFactsOf } from './fill-facts.ts';
import { shippingPageOf } from './shipping.ts';
import { defaultTerms } from './store-facts.ts';
import { amountInWords } from '#platform/money/money.ts';
import { currencyInWords, demoProfile, unsaidProfile } from './store-profile.ts';

const shippingPage = shippingPageOf(textFactsOf(demoProfile, defaultTerms));
const shippingTable = shippingRows(demoProfile);

const sentences = shippingPage.sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]);
const words = [shippingPage.lead, ...sentences].join(' ');

test('the table says what the checkout takes', () => {
  expect(shippingTable.map(({ title, days, price }) => [title, days, price])).toEqual([
    ['Standard shipping', '3-5 business days', 'Free over $50, otherwise $5.99'],
    ['Expedited shipping', '2-3 business days', '$9.99'],
    ['Express shipping', '1-2 business days', '$19.99'],
  ]);
  expect(shippingTable.map(({ id }) => id)).toEqual(Object.keys(shippingTitles));
});

test.each([
  'Free standard shipping over $50 in the continental US',
  'Orders ship within 1-2 business days',
  'before 2 PM EST',
  'return unopened products within 30 days',
  'within 5-7 business days after we receive the return',
])('the page says: %s', (promise) => {
  expect(words).toContain(promise);
});

test('nothing is offered that the store does not sell', () => {
  expect(words).not.toMatch(/subscri|auto-?ship/i);
});

test('an amount is written without cents only when it has none', () => {
  const said = (currency: string) => [5000, 999, 1990, 5].map((cents) => amountInWords(cents, currency));
  expect(said('USD')).toEqual(['$50', '$9.99', '$19.90', '$0.05']);
  expect(said('EUR')).toEqual(['€50', '€9.99', '€19.90', '€0.05']);
  expect(amountInWords(198_000, 'JPY')).toBe('¥1,980');
  expect(['USD', 'EUR', 'JPY'].map(currencyInWords)).toEqual(['US dollars', 'euros', 'Japanese yen']);
});

test('a store whose owner has promised nothing promises nothing here', () => {
  const unsaid = shippingPageOf(textFactsOf(unsaidProfile, defaultTerms));
  expect(shippingRows(unsaidProfile)).toEqual([]);
  expect(unsaid.lead).toContain('The checkout says');
  expect(unsaid.sections.map(({ id }) => id)).toEqual([
    'where-we-ship',
    'follow-your-order',
    'damaged-or-wrong',
    'demo',
  ]);
  expect(JSON.stringify(unsaid)).not.toMatch(/[{]\w+[}]|\$|\d+ (business )?days/);
});
