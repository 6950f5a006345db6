import { expect, test } from 'vitest';
import { withoutPlaceholders } from '#content/placeholders.ts';
import { announcementOf, demoProfile, unsaidProfile } from '#content/store-profile.ts';
import { fillFacts, textFactsOf } from '#content/fill-facts.ts';
import { organizationData } from '#content/organization-data.ts';
import { checkStoreProfile, typedProfile } from './store-profile.schema.ts';

test('what the form shows is what it takes', () => {
  for (const profile of [demoProfile, unsaidProfile]) {
    const { claims: _claims, checkedCode: _code, currencyCode: _currency, ...form } = profile;
    expect(checkStoreProfile(typedProfile(profile))).toEqual({ ok: true, form });
  }
});

test.each([
  ['name', ' ', 'Enter the name of the store'],
  ['email', 'nobody', 'Enter an email address, such as care@your-shop.com, or leave the field empty'],
  ['phone', '12', 'Enter a phone number with its area code, or leave the field empty'],
  ['standardPrice', 'five', 'The price must be a number, such as 5.99, or empty'],
  ['freeShippingOver', '-1', 'The amount must be a number, such as 5.99, or empty'],
  ['returnDays', '0', 'The number of days must be a whole number from 1 to 365, or empty'],
  ['discountPercent', '', 'Say how many percent the code takes off'],
  ['social', 'http://example.org', 'Write one address a line, each starting with https://'],
  ['announcement', '{email}', 'The line cannot hold braces'],
  ['phoneHours', 'Mon\u0000Fri', 'The hours must be one line of plain text'],
])('%s of %j is refused in words', (field, value, message) => {
  const checked = checkStoreProfile({ ...typedProfile(demoProfile), [field]: value });
  expect(checked).toEqual({ ok: false, fieldErrors: { [field]: message } });
});

test('what is no form at all is told, not thrown', () => {
  expect(checkStoreProfile(null).ok).toBe(false);
  expect(checkStoreProfile({ name: ['a'] }).ok).toBe(false);
});

test('a live shop gets no placeholder, even a saved one', () => {
  const said = { ...demoProfile, social: ['https://shop.example/us', 'https://instagram.com/us'] };
  expect(withoutPlaceholders(said)).toMatchObject({
    addressLines: [],
    email: '',
    phone: '',
    social: ['https://instagram.com/us'],
    phoneHours: demoProfile.phoneHours,
  });
});

test('the announcement is the owner’s line, else the free shipping, else nothing', () => {
  expect(announcementOf(demoProfile)).toBe('Free standard shipping over $50 in the continental US');
  expect(announcementOf({ ...demoProfile, announcement: 'We moved' })).toBe('We moved');
  expect(announcementOf(unsaidProfile)).toBe('');
});

test('a sentence that names an unsaid fact is left out, and the others stay', () => {
  const facts = textFactsOf({ ...unsaidProfile, email: 'care@shop.com' }, { chatRetentionDays: 90 });
  expect(fillFacts('Write to {email}. Call {phone}. Chats stay {chatsKept}.', facts)).toBe(
    'Write to care@shop.com. Chats stay 90 days.',
  );
  expect(fillFacts('Call {phone}.', facts)).toBe('');
  expect(fillFacts('{what} is no fact', facts)).toBe('{what} is no fact');
});

test('search engines are told what the owner said, and no placeholder', () => {
  expect(organizationData(demoProfile, 'http://localhost:3000')).not.toHaveProperty('telephone');
  const said = { ...unsaidProfile, name: 'Sunrise', phone: '(212) 867-5309', social: ['https://x.com/us'] };
  expect(organizationData(said, 'https://shop.com')).toMatchObject({
    name: 'Sunrise',
    telephone: '(212) 867-5309',
    sameAs: ['https://x.com/us'],
  });
});
