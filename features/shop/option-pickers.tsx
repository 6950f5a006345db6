import type { ProductDetail, ProductVariant } from '#integrations/storefront/product.ts';
import { optionChoices } from '#features/catalog/option-choices.ts';

interface OptionPickersProps {
  product: ProductDetail;
  chosen: ProductVariant | undefined;
  onChoose: (id: string) => void;
}

/** One group a kind of choice. A value that does not exist beside the choices above it cannot be chosen. */
export function OptionPickers({ product, chosen, onChoose }: OptionPickersProps) {
  return optionChoices(product, chosen).map(({ name, values }) => (
    <fieldset key={name} className="sizes">
      <legend>{name}</legend>
      <div className="sizes-grid">
        {values.map(({ value, variant, selected }) => (
          <label key={value} className="size">
            <input
              type="radio"
              name={`option-${name}`}
              value={value}
              checked={selected}
              disabled={!variant}
              onChange={() => variant && onChoose(variant.id)}
            />
            <span className="size-title">{value}</span>
            {variant && !variant.availableForSale && <span className="text-danger">Sold out</span>}
            {!variant && <span className="sr-only">Not available with what is chosen above</span>}
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
