import { expect, test } from 'vitest';
import { formIn, formsDenied } from './forms.server.ts';

test.each([
  ['you got that in a gummy', 'gummy'],
  ['no gummies do you have a powder', 'powder'],
  ['i cant swallow them big pills is there a liquid', 'liquid'],
  ['only something hot to sip i want', 'tea'],
  ['i want no capsules', undefined],
  ['what helps with sleep', undefined],
])('the form that is wanted: %s', (plain, form) => {
  expect(formIn(plain)).toBe(form);
});

test.each([
  ['nah i dont want no gummies', ['gummy']],
  ['she cant swallow pills', ['capsule', 'softgel', 'tablet']],
  ['something for sleep no tea or powder please', ['powder', 'tea']],
  ['i have trouble getting big pills down', ['capsule', 'softgel', 'tablet']],
  ['i doh want no tablet nah', ['tablet']],
  // What is not there is not what is not wanted.
  ['you have no gummies', []],
  ['why yall got no more capsules', []],
  ['i take one tablet a day', []],
])('the forms that are not wanted: %s', (plain, forms) => {
  expect(formsDenied(plain)).toEqual(forms);
});
