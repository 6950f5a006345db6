import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { chosenVariant, variantNumber } from './chosen-variant.ts';
import type { ProductDetail, ProductVariant } from '#integrations/storefront/product.ts';

/** The variant that the address names, so that a choice can be shared and survives a reload; Back leads to where the product was found. */
export function useChosenVariant(product: ProductDetail): [ProductVariant | undefined, (id: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('variant');
  // The address follows a moment later than a press, which has to be seen at once.
  const [pressed, setPressed] = useState<{ before: string | null; variant: string }>();
  const ahead = pressed && named === pressed.before;
  return [
    chosenVariant(product.variants, ahead ? pressed.variant : named),
    (id) => {
      const variant = variantNumber(id);
      setPressed({ before: named, variant });
      setParameters({ variant }, { replace: true, preventScrollReset: true });
    },
  ];
}
