import { expect, test } from 'vitest';
import { FDA_STATEMENT } from './claims.data.ts';
import { faqGroupsOf } from './faq.ts';
import { shippingRows, textFactsOf } from './fill-facts.ts';
import { defaultTerms } from './store-facts.ts';
import { demoProfile, unsaidProfile } from './store-profile.ts';

const faqGroups = faqGroupsOf(textFactsOf(demoProfile, defaultTerms));
const items = faqGroups.flatMap((group) => group.items);
const answerOf = (id: string) => items.find((item) => item.id === id)?.answer.join(' ') ?? '';

test('fourteen to twenty questions stand in four or five groups', () => {
  expect(items.length).toBeGreaterThanOrEqual(14);
  expect(items.length).toBeLessThanOrEqual(20);
  expect([4, 5]).toContain(faqGroups.length);
  expect(faqGroups.every((group) => group.items.length > 0)).toBe(true);
});

test('every question is asked once and answered', () => {
  expect(new Set(items.map(({ question }) => question)).size).toBe(items.length);
  expect(new Set([...items, ...faqGroups].map(({ id }) => id)).size).toBe(items.length + faqGroups.length);
  expect(items.every(({ question }) => question.endsWith('?'))).toBe(true);
  expect(items.every(({ answer }) => answer.length > 0 && answer.every((text) => text.length > 8))).toBe(
    true,
  );
});

test('the shipping answer has every price and time that the checkout takes', () => {
  const answer = answerOf('shipping-cost');
  expect(answer).toContain('over $50');
  for (const { title, days, price } of shippingRows(demoProfile)) {
    expect(answer).toContain(`${title}, ${days}`);
    expect(answer).toContain(price.slice(1));
  }
});

test.each([
  ['first-order-discount', '10% off a first order'],
  ['when-does-it-leave', '1-2 business days'],
  ['when-does-it-leave', '2 PM EST'],
  ['returns', 'within 30 days'],
  ['refunds', '5-7 business days'],
  ['order-history', '10 minutes'],
  ['chats', 'after 90 days'],
  ['giveaway', 'No purchase necessary. You must be 18 or older.'],
  ['reach-us', '24-48 hours'],
  ['reach-us', 'Mon-Fri 9AM-6PM EST'],
  ['assistant', 'Educational info only. Not medical advice.'],
  ['quiz-answers', 'never leave your browser'],
  ['what-can-supplements-do', FDA_STATEMENT],
])('%s: %s', (id, fact) => {
  expect(answerOf(id)).toContain(fact);
});

test('a store whose owner has promised nothing answers no question about it', () => {
  const unsaid = faqGroupsOf(textFactsOf(unsaidProfile, defaultTerms)).flatMap((group) => group.items);
  const ids = unsaid.map(({ id }) => id);
  for (const id of ['first-order-discount', 'shipping-cost', 'when-does-it-leave', 'refunds'])
    expect(ids).not.toContain(id);
  expect(ids).toContain('reach-us');
  expect(JSON.stringify(unsaid)).not.toMatch(/[{]\w+[}]|undefined|null/);
});
