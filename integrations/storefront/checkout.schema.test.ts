import { expect, test } from 'vitest';
import { checkCheckoutForm } from './checkout.schema.ts';

const good = {
  email: ' Ada@Example.com ',
  name: ' Ada Brown ',
  line1: '12 Auburn Ave NE',
  line2: '',
  city: 'Atlanta',
  state: 'ga',
  zip: '30303',
  shippingMethod: 'standard',
  discountCode: '',
};

test('a good form comes out trimmed, its state in capitals', () => {
  expect(checkCheckoutForm(good)).toEqual({
    ok: true,
    form: { ...good, email: 'Ada@Example.com', name: 'Ada Brown', state: 'GA' },
  });
});

test('apartment line and discount code may be absent', () => {
  const { line2: _line2, discountCode: _discountCode, ...rest } = good;
  expect(checkCheckoutForm(rest)).toMatchObject({ ok: true, form: { line2: '', discountCode: '' } });
});

test.each([
  ['30303', '30303'],
  ['30303-1234', '30303-1234'],
  ['303031234', '30303-1234'],
])('ZIP %s is kept as %s', (typed, kept) => {
  expect(checkCheckoutForm({ ...good, zip: typed })).toMatchObject({ ok: true, form: { zip: kept } });
});

test.each([
  ['email', 'ada', /email address/],
  ['email', 'ada@', /email address/],
  ['email', 'a@b.co\r\nBcc: x@y.co', /email address/],
  ['email', `${'a'.repeat(250)}@b.co`, /email address/],
  ['name', '  ', /full name/],
  ['name', 'Ada\r\nBcc: x@y.co', /one line/],
  ['name', 'a'.repeat(101), /at most 100/],
  ['line1', '', /street address/],
  ['line2', 'a\u0000b', /one line/],
  ['city', undefined, /city/],
  ['state', 'XX', /state/],
  ['state', 'Georgia', /state/],
  ['state', 'toString', /state/],
  ['zip', '3030', /ZIP/],
  ['zip', '30303-12', /ZIP/],
  ['zip', '٣٠٣٠٣', /ZIP/],
  ['shippingMethod', 'teleport', /shipping method/],
  ['discountCode', 'x'.repeat(41), /discount code/],
])('a bad %s (%j) is named, and only it', (field, value, message) => {
  const result = checkCheckoutForm({ ...good, [field]: value });
  if (result.ok) throw new Error('this form is bad');
  expect(Object.keys(result.fieldErrors)).toEqual([field]);
  expect(Object.values(result.fieldErrors)[0]).toMatch(message);
});

test('an empty form names every field that is needed', () => {
  const result = checkCheckoutForm({});
  if (result.ok) throw new Error('this form is bad');
  expect(Object.keys(result.fieldErrors).sort()).toEqual(
    ['city', 'email', 'line1', 'name', 'shippingMethod', 'state', 'zip'].sort(),
  );
});

test.each([undefined, null, 'text', 7, []])('%j is no form', (input) => {
  expect(checkCheckoutForm(input)).toMatchObject({ ok: false });
});
