import type { ProductImage } from '#integrations/storefront/product.ts';

/**
 * How wide a product's large picture is shown, as in the `sizes` attribute. In a narrow window product-page.css gives it a height by that of the window, which is
 * all that a portrait fills; whose size the shop does not tell may be of any width. In a wide one it has a part of the width, told 3 % too narrow, which
 * nobody sees: else a square would need 1108 pixels on a screen of double density, and the next file after 1080 is twice as large.
 */
export const stageSizes = ({ width, height }: Pick<ProductImage, 'width' | 'height'>): string =>
  `(width < 56rem) min(77vw, ${width && height ? (width / height).toFixed(2) : 9} * clamp(9.7rem, 23.8vh, 21.1rem)), min(37.3vw, 33.7rem)`;
