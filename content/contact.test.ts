import { expect, test } from 'vitest';
import { contactPage, contactTopics, postalAddress, storeContact } from './contact.ts';
import { PHONE_SUPPORT_HOURS, REPLY_WITHIN } from './store-facts.ts';

test('the promises are those of docs/product/store.md#facts', () => {
  expect(PHONE_SUPPORT_HOURS).toBe('Mon-Fri 9AM-6PM EST');
  expect(REPLY_WITHIN).toBe('24-48 hours');
  expect(contactPage.ways.call.text).toContain('Mon-Fri 9AM-6PM EST');
  expect(contactPage.ways.write.text).toContain('24-48 hours');
  expect(contactPage.sent.description).toContain('24-48 hours');
});

test('a placeholder can reach nobody', () => {
  // 555-0100 to 555-0199 are kept for fiction, and no mailbox exists under .example (RFC 2606).
  if (storeContact.placeholder) {
    expect(storeContact.phone).toMatch(/555-01\d\d$/);
    expect(storeContact.email).toMatch(/\.example$/);
  }
  expect(storeContact.phoneDigits).toBe(`+1${storeContact.phone.replace(/\D/g, '')}`);
  expect(postalAddress).toContain(storeContact.company);
});

test('every topic has a value and a label of its own', () => {
  expect(new Set(contactTopics.map(({ value }) => value)).size).toBe(contactTopics.length);
  expect(new Set(contactTopics.map(({ label }) => label)).size).toBe(contactTopics.length);
  expect(contactTopics.every(({ value, label }) => /^[a-z-]+$/.test(value) && label.length > 0)).toBe(true);
});
