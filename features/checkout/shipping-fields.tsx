import { formatMoney, fromCents } from '#platform/money/money.ts';
import {
  offeredMethods,
  shippingCents,
  type ShippingMethodId,
  type ShippingRates,
  shippingTitles,
} from '#integrations/storefront/shipping.ts';
import { checkoutFields } from '#integrations/storefront/checkout.fields.ts';

interface ShippingFieldsProps {
  chosen: ShippingMethodId;
  goodsCents: number;
  rates: ShippingRates;
  onChoose: (method: ShippingMethodId) => void;
}

export function ShippingFields({ chosen, goodsCents, rates, onChoose }: ShippingFieldsProps) {
  return (
    <fieldset className="shipping-methods">
      <legend className="text-title">{checkoutFields.shippingMethod.label}</legend>
      {offeredMethods(rates).map((id) => {
        const cents = shippingCents(id, goodsCents, rates);
        return (
          <label key={id} className="shipping-method">
            <input
              type="radio"
              name="shippingMethod"
              value={id}
              defaultChecked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span>
              <strong>{shippingTitles[id]}</strong>
              <span className="block text-small text-muted">{rates.methods[id].days}</span>
            </span>
            <span>{cents === 0 ? 'Free' : formatMoney(fromCents(cents, 'USD'))}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
