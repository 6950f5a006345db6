import { expect, test } from 'vitest';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { comesAsOneOf, formIn, formsDenied, formsWanted } from './forms.server.ts';

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

test.each([
  ['what yall got thats gummies or liquid', ['gummy', 'liquid']],
  ['do you have it in a powder or a tea, no capsules', ['powder', 'tea']],
  ['the powder, do you have it in capsules', ['powder']],
  ['no gummies or powder please', []],
  ['what helps with sleep', []],
])('either form would do: %s', (plain, forms) => {
  expect(formsWanted(plain)).toEqual(forms);
});

test('who wants a liquid may have drops, a syrup or a tonic', () => {
  const forms = (wanted: string[]) =>
    loadDemoShop()
      .products.map(({ handle, title, description, tags, productType }) =>
        makeProduct({ handle, title, description, tags, productType }),
      )
      .filter((product) => comesAsOneOf(product, wanted))
      .map(({ handle }) => handle);
  expect(forms(['liquid'])).toEqual(expect.arrayContaining(['strength-of-a-woman', 'b12-bright']));
  expect(forms(['liquid'])).not.toContain('iron-gentle');
  expect(forms([])).toContain('iron-gentle');
});
