import type { Product, ProductVariant } from '#integrations/storefront/product.ts';

export interface OptionChoice {
  name: string;
  values: {
    value: string;
    selected: boolean;
    /** What choosing it chooses; undefined where it does not exist beside the choices above it. */
    variant: ProductVariant | undefined;
  }[];
}

/**
 * The options of a product as separate choices. Each is bound by those above it and never by those below: the first can always be
 * changed, and what stands below follows. Of several variants the one closest to what was chosen is taken, buyable ones first.
 */
export function optionChoices(
  { options, variants }: Pick<Product, 'options' | 'variants'>,
  chosen: ProductVariant | undefined,
): OptionChoice[] {
  const names = options.map(({ name }) => name);
  return options.map(({ name, values }, place) => ({
    name,
    values: values.map((value) => {
      const selected = chosen !== undefined && valueOf(chosen, name) === value;
      const fitting = variants.filter(
        (variant) =>
          valueOf(variant, name) === value &&
          names
            .slice(0, place)
            .every((above) => !chosen || valueOf(variant, above) === valueOf(chosen, above)),
      );
      const below = names.slice(place + 1);
      const shared = (variant: ProductVariant) =>
        below.filter((one) => chosen && valueOf(variant, one) === valueOf(chosen, one)).length;
      const [variant] = selected
        ? [chosen]
        : fitting.toSorted(
            (a, b) => shared(b) - shared(a) || Number(b.availableForSale) - Number(a.availableForSale),
          );
      return { value, selected, variant };
    }),
  }));
}

const valueOf = ({ selectedOptions }: ProductVariant, name: string) =>
  selectedOptions.find((option) => option.name === name)?.value;
