import type { Money, ProductDetail, ProductVariant } from '#integrations/storefront/product.ts';
import { Amount } from '#features/catalog/price.tsx';
import { comparePrice } from '#platform/money/money.ts';
import { optionChoices } from '#features/catalog/option-choices.ts';

interface OptionPickersProps {
  product: ProductDetail;
  offered: Money;
  chosen: ProductVariant | undefined;
  onChoose: (id: string) => void;
}

/** One group a kind of choice. A value that does not exist beside the choices above it cannot be chosen. */
export function OptionPickers({ product, offered, chosen, onChoose }: OptionPickersProps) {
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
            {/* Its own price only where it differs from the offered one. */}
            {variant && comparePrice(variant.price, offered) !== 0 && <Amount money={variant.price} />}
            {variant && !variant.availableForSale && <span className="text-danger">Sold out</span>}
            {!variant && <span className="sr-only">Not available with what is chosen above</span>}
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
