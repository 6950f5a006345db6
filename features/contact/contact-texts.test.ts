import { expect, test } from 'vitest';
import { contactTopics, messageReceived, phonePromise, replyPromise } from './contact-texts.ts';
import { demoProfile, unsaidProfile } from '#content/store-profile.ts';

test('the promises are those of docs/product/store.md#facts', () => {
  expect(demoProfile.phoneHours).toBe('Mon-Fri 9AM-6PM EST');
  expect(demoProfile.replyWithin).toBe('24-48 hours');
  expect(phonePromise(demoProfile)).toContain('Mon-Fri 9AM-6PM EST');
  expect(replyPromise(demoProfile)).toContain('24-48 hours');
  expect(messageReceived(demoProfile)).toContain('24-48 hours');
});

test('what nobody promised is not said', () => {
  expect(phonePromise(unsaidProfile)).toBe('');
  expect(replyPromise(unsaidProfile)).toBe('');
  expect(messageReceived(unsaidProfile)).toBe('Thank you. A copy is on its way to you.');
});

test('every topic has a value and a label of its own', () => {
  expect(new Set(contactTopics.map(({ value }) => value)).size).toBe(contactTopics.length);
  expect(new Set(contactTopics.map(({ label }) => label)).size).toBe(contactTopics.length);
  expect(contactTopics.every(({ value, label }) => /^[a-z-]+$/.test(value) && label.length > 0)).toBe(true);
});
