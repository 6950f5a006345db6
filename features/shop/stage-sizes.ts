import type { ProductImage } from '#integrations/storefront/product.ts';

/** What product-page.css gives a picture: in a narrow window its height, by that of the window, and at most so much of the width. */
const LOW = { least: 9.7, share: 23.8, most: 21.1, width: 77 };
/**
 * In a wide one a part of the width; the page itself grows no further than to 82.5rem. Told 3 % too narrow, which nobody sees: else a square picture
 * would need 1108 pixels on a screen of double density, and the next file after 1080 is twice as large.
 */
const WIDE = { share: 37.3, most: 33.7 };
/** How much higher than wide that part is. */
const WIDE_HEIGHT = 1.069;

/** How wide a product's large picture is shown, as in the `sizes` attribute: a portrait fills the height only. */
export function stageSizes({ width, height }: Pick<ProductImage, 'width' | 'height'>): string {
  const ratio = width && height ? width / height : undefined;
  const part = ratio === undefined ? 1 : Math.min(1, WIDE_HEIGHT * ratio);
  const byHeight =
    ratio === undefined
      ? `${LOW.width}vw`
      : `min(${LOW.width}vw, clamp(${round(LOW.least * ratio)}rem, ${round(LOW.share * ratio)}vh, ${round(LOW.most * ratio)}rem))`;
  return `(width < 56rem) ${byHeight}, min(${round(WIDE.share * part)}vw, ${round(WIDE.most * part)}rem)`;
}

const round = (value: number) => Math.round(value * 10) / 10;
