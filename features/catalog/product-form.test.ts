import { expect, test } from 'vitest';
import { makeProduct, makeVariant } from '#tests/support/make-product.ts';
import { productForm } from './product-form.ts';

test.each([
  [{ productType: 'Softgels' }, 'capsule'],
  [{ title: 'Deep Rest Powder' }, 'powder'],
  [{ title: 'Sorrel Calm Tincture' }, 'liquid'],
  [{ title: 'Moringa', description: 'One scoop a day in water.' }, 'powder'],
  [{ title: 'Shea balm' }, 'other'],
  [{ productType: 'Liquid', description: 'Easier than capsules.' }, 'liquid'],
  [{ title: 'Zinc', variants: [makeVariant({ title: '90 tablets' })] }, 'capsule'],
] as const)('%j is a %s', (facts, form) => {
  expect(
    productForm(makeProduct({ ...facts, variants: 'variants' in facts ? [...facts.variants] : [] })),
  ).toBe(form);
});
