import type { ProductImage } from '#integrations/storefront/product.ts';

/** Of a picture whose size the shop does not tell: wide enough to be as wide as it may. */
const ANY = 9;

/**
 * How wide a product's large picture is shown, as in the `sizes` attribute. In a narrow window product-page.css gives it a height by that of the window, which is
 * all that a portrait fills, and in a wide one a part of the width that is 1.07 times as high. That part is told 3 % too narrow, which nobody sees: else
 * a square would need 1108 pixels on a screen of double density, and the next file after 1080 is twice as large.
 */
export function stageSizes({ width, height }: Pick<ProductImage, 'width' | 'height'>): string {
  const ratio = width && height ? (width / height).toFixed(2) : ANY;
  return `(width < 56rem) min(77vw, ${ratio} * clamp(9.7rem, 23.8vh, 21.1rem)), calc(min(1, 1.07 * ${ratio}) * min(37.3vw, 33.7rem))`;
}
