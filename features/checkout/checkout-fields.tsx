import type { CheckoutField, CheckoutFieldErrors } from '#integrations/storefront/checkout.schema.ts';
import { formatMoney, fromCents } from '#platform/money/money.ts';
import {
  offeredMethods,
  shippingCents,
  type ShippingMethodId,
  type ShippingRates,
  shippingTitles,
} from '#integrations/storefront/shipping.ts';
import { usStates } from '#integrations/storefront/us-states.ts';
import { SelectField, TextField } from '#platform/forms/form-field.tsx';

export interface FieldsProps {
  values: Partial<Record<CheckoutField, string>>;
  errors: CheckoutFieldErrors;
}

/** Who gets the order and where it goes. What was typed is kept whatever happens. */
export function ContactFields({ values, errors }: FieldsProps) {
  const field = (name: CheckoutField) => ({ name, defaultValue: values[name] ?? '', error: errors[name] });
  return (
    <div className="checkout-fields">
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        className="col-span-full"
      />
      <TextField
        {...field('name')}
        label="Full name"
        autoComplete="name"
        required
        maxLength={100}
        className="col-span-full"
      />
      <TextField
        {...field('line1')}
        label="Street address"
        autoComplete="address-line1"
        required
        maxLength={120}
        className="col-span-full"
      />
      <TextField
        {...field('line2')}
        label="Apartment, suite (optional)"
        autoComplete="address-line2"
        maxLength={120}
        className="col-span-full"
      />
      <TextField {...field('city')} label="City" autoComplete="address-level2" required maxLength={80} />
      <SelectField {...field('state')} label="State" autoComplete="address-level1" required>
        <option value="">Choose your state</option>
        {Object.entries(usStates).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('zip')}
        label="ZIP code"
        autoComplete="postal-code"
        inputMode="numeric"
        required
        maxLength={10}
      />
    </div>
  );
}

interface ShippingFieldsProps {
  chosen: ShippingMethodId;
  goodsCents: number;
  rates: ShippingRates;
  onChoose: (method: ShippingMethodId) => void;
}

export function ShippingFields({ chosen, goodsCents, rates, onChoose }: ShippingFieldsProps) {
  return (
    <fieldset className="shipping-methods">
      <legend className="text-title">Shipping</legend>
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
