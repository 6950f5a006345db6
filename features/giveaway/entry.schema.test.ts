import { expect, test } from 'vitest';
import { firstStepFields } from './entry.fields.ts';
import { checkGiveawayEntry, checkPrayerSignup, entryFieldErrors } from './entry.schema.ts';

const typed = {
  name: ' Denise Carter ',
  email: ' Denise@Example.com ',
  phone: '(404) 555-0123',
  address: '12 Auburn Ave, Atlanta, GA 30303',
  optedIn: 'on',
};
const errorsOf = (input: unknown) => {
  const checked = checkGiveawayEntry(input);
  return checked.ok ? {} : checked.fieldErrors;
};

test('a whole entry comes out trimmed, the address otherwise as typed', () => {
  expect(checkGiveawayEntry(typed)).toEqual({
    ok: true,
    form: { ...typed, name: 'Denise Carter', email: 'Denise@Example.com', optedIn: true },
  });
});

test('name, email, phone and full address are required, each named', () => {
  expect(errorsOf({ optedIn: 'on', name: '  ' })).toEqual({
    name: 'Enter your full name',
    email: 'Enter your email address, such as name@example.com',
    phone: 'Enter your phone number, such as (404) 555-0123',
    address: 'Enter your full address',
  });
});

test('without the tick the words are those of docs/product/giveaway.md#answers', () => {
  expect(errorsOf({ ...typed, optedIn: undefined })).toEqual({
    optedIn: 'Opt-in Required: Please agree to the terms to enter the giveaway.',
  });
  expect(checkPrayerSignup({ ...typed, optedIn: 'no' })).toEqual({
    ok: false,
    fieldErrors: {
      optedIn: 'Opt-in Required: Please opt in to receive updates and prayers for Jamaica.',
    },
  });
});

test.each(['12345', 'call me', '1'.repeat(16)])('%s is no phone number', (phone) => {
  expect(Object.keys(errorsOf({ ...typed, phone }))).toEqual(['phone']);
});

test.each(['+44 20 7946 0958', '4045550123', '404-555-0123 ext. 4'])('%s is one', (phone) => {
  expect(errorsOf({ ...typed, phone })).toEqual({});
});

test('a line break that could add a mail header is refused', () => {
  const sneaky = 'Denise\r\nBcc: everybody@example.com';
  expect(errorsOf({ ...typed, name: sneaky })).toEqual({ name: 'The name must be one line of plain text' });
});

test('the first step asks for its own fields only', () => {
  expect(entryFieldErrors({ email: 'x', phone: typed.phone, optedIn: 'on' }, firstStepFields)).toEqual({
    email: 'Enter your email address, such as name@example.com',
  });
});

test('what is no form at all is refused', () => {
  for (const input of [null, 'x', 3, [], {}]) expect(checkGiveawayEntry(input).ok).toBe(false);
});
