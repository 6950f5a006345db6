import type { Product } from '#integrations/storefront/product.ts';

/** What a product is taken as. The order is that of the featured list (docs/product/catalog.md#form): capsule, powder, liquid, then what no keyword tells. */
export const productForms = ['capsule', 'powder', 'liquid', 'other'] as const;
export type ProductForm = (typeof productForms)[number];

const KEYWORDS: [ProductForm, RegExp][] = [
  ['capsule', /\b(capsules?|caps|softgels?|tablets?|caplets?|pills?|gummies|gummy|lozenges?|chews?)\b/i],
  ['powder', /\b(powders?|scoops?|sachets?|tea|fib(er|re) mix)\b/i],
  ['liquid', /\b(liquids?|tinctures?|drops?|syrup|elixir|gel|oil|fl oz|tonic)\b/i],
];

/** Read from type and title first, then from the variants and the description: the first keyword that is found decides. */
export function productForm(
  product: Pick<Product, 'title' | 'productType' | 'description' | 'variants'>,
): ProductForm {
  const places = [
    product.productType,
    product.title,
    product.variants.map(({ title }) => title).join(' '),
    product.description,
  ];
  for (const place of places) {
    const found = KEYWORDS.find(([, keyword]) => keyword.test(place));
    if (found) return found[0];
  }
  return 'other';
}
