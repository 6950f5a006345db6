import type { ProductVariant } from '#integrations/storefront/product.ts';

/** As addresses name a variant: the number at the end of its global id. */
export const variantNumber = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** The variant that an address names, else the first, unless it is sold out and another is not. */
export function chosenVariant(
  variants: readonly ProductVariant[],
  named: string | null,
): ProductVariant | undefined {
  return (
    variants.find(({ id }) => variantNumber(id) === named) ??
    variants.find(({ availableForSale }) => availableForSale) ??
    variants[0]
  );
}
