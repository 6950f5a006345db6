import { expect, test } from 'vitest';
import { checkLogin, checkNewPassword, checkReset, checkSignUp } from './auth.schema.ts';

const form = { email: 'ada@example.com', password: 'secretive', confirmPassword: 'secretive' };

test('login wants both fields', () => {
  expect(checkLogin({ email: '', password: 'x' })).toEqual({
    ok: false,
    message: 'Please fill in all fields',
    fieldErrors: { email: 'Enter your email address' },
  });
  expect(checkLogin({ email: 'ada@example.com' })).toMatchObject({
    fieldErrors: { password: 'Enter your password' },
  });
  expect(checkLogin(null)).toMatchObject({ message: 'Please fill in all fields' });
  expect(checkLogin({ ...form, email: ' ada@example.com ' })).toEqual({
    ok: true,
    form: { email: 'ada@example.com', password: 'secretive' },
  });
});

test('sign up wants the same password twice, of at least eight characters', () => {
  expect(checkSignUp({ ...form, confirmPassword: 'secretivE' })).toMatchObject({
    fieldErrors: { confirmPassword: 'Passwords do not match' },
  });
  expect(checkSignUp({ ...form, password: 'short', confirmPassword: 'short' })).toMatchObject({
    fieldErrors: { password: 'Password must be at least 8 characters' },
  });
  expect(checkSignUp(form)).toMatchObject({ ok: true });
});

test.for([
  ['eight characters', 'abcdefgh'],
  ['sixty-four', 'x'.repeat(64)],
  ['spaces alone', '        '],
  ['any script and signs', 'Ọlá 🌿 "\'<>&'],
])('a password of %s is taken as it is', ([, password = '']) => {
  expect(checkNewPassword({ password, confirmPassword: password })).toEqual({ ok: true, form: { password } });
});

test('a password of more than 128 characters is refused by name', () => {
  const password = 'x'.repeat(129);
  expect(checkNewPassword({ password, confirmPassword: password })).toMatchObject({
    fieldErrors: { password: 'Password can have at most 128 characters' },
  });
});

test('a reset wants an address', () => {
  expect(checkReset({ email: '  ' })).toMatchObject({
    fieldErrors: { email: 'Please enter your email address' },
  });
  expect(checkReset({ email: 'nobody' })).toMatchObject({ ok: false });
  expect(checkReset({ email: 'a@example.com\r\nBcc: b@example.com' })).toMatchObject({ ok: false });
  expect(checkReset({ email: 'ada@example.com' })).toMatchObject({ ok: true });
});

test('no sentence stands in the summary and at a field', () => {
  const nothing = {};
  for (const check of [checkLogin, checkSignUp, checkNewPassword, checkReset]) {
    const found = check(nothing);
    if (found.ok) throw new Error('an empty form was taken');
    const sentences = [
      ...(found.message === undefined ? [] : [found.message]),
      ...Object.values(found.fieldErrors),
    ];
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(Object.keys(found.fieldErrors).length).toBeGreaterThan(0);
  }
  const refused = checkSignUp(nothing);
  expect(refused.ok ? [] : Object.keys(refused.fieldErrors)).toEqual([
    'email',
    'password',
    'confirmPassword',
  ]);
});
