import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { fromCents, toCents } from '#platform/money/money.ts';
import type { Money } from '#integrations/storefront/product.ts';
import { type CheckoutField, checkoutFields } from '#integrations/storefront/checkout.fields.ts';
import type { CheckoutFieldErrors } from '#integrations/storefront/checkout.schema.ts';
import { usStates } from '#integrations/storefront/us-states.ts';
import { isShippingMethod, type ShippingRates } from '#integrations/storefront/shipping.ts';
import { checkoutTotals } from '#integrations/storefront/totals.ts';
import type { TypedValues } from '#platform/forms/field-facts.ts';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { useCheckedForm } from '#platform/forms/use-checked-form.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { ShippingFields } from './shipping-fields.tsx';
import { OrderSummary, type SummaryLine } from './order-summary.tsx';

/** What came back from the last press: what was typed, and what is wrong with it. */
export interface CheckoutAttempt {
  values: TypedValues<CheckoutField>;
  errors: CheckoutFieldErrors;
  /** Percent off, of a code that was looked at and is known. */
  discountPercent: number;
  /** Words for the whole form. */
  message?: string;
}

/** One object, because a new one would count as a new answer. */
const NO_ERRORS: CheckoutFieldErrors = {};

/** Who gets the order and where it goes. */
const CONTACT = ['email', 'name', 'line1', 'line2', 'city', 'state', 'zip'] as const;
const states = Object.entries(usStates).map(([value, label]) => ({ value, label }));

/** A discount code is looked up whatever else the form still lacks. */
async function check(values: FormData): Promise<CheckoutFieldErrors | undefined> {
  if (values.get('intent') === 'apply') return undefined;
  const { checkCheckoutForm } = await import('#integrations/storefront/checkout.schema.ts');
  const result = checkCheckoutForm(Object.fromEntries(values));
  return result.ok ? undefined : result.fieldErrors;
}

interface CheckoutFormProps {
  lines: SummaryLine[];
  unavailable: { title: string; quantity: number }[];
  subtotal: Money;
  rates: ShippingRates;
  attempt: CheckoutAttempt | undefined;
}

export function CheckoutForm({ lines, unavailable, subtotal, rates, attempt }: CheckoutFormProps) {
  const { form, errors, onSubmit } = useCheckedForm(attempt?.errors ?? NO_ERRORS, check);
  const busy = useNavigation().state !== 'idle';
  const values = attempt?.values ?? {};
  const [method, setMethod] = useState(
    isShippingMethod(values.shippingMethod) ? values.shippingMethod : 'standard',
  );
  const goodsCents = toCents(subtotal.amount);
  const sums = checkoutTotals({
    goodsCents,
    shippingMethod: method,
    discountPercent: attempt?.discountPercent ?? 0,
    rates,
  });
  const money = (cents: number) => fromCents(cents, subtotal.currencyCode);
  const totals = {
    subtotal,
    discount: money(sums.discount),
    shipping: money(sums.shipping),
    total: money(sums.total),
  };
  return (
    <Form ref={form} method="post" className="checkout-page" onSubmit={onSubmit} noValidate>
      <div className="grid content-start gap-8">
        <div>
          <h1 className="text-section">Checkout</h1>
          <p className="notice notice-calm mt-4">
            <Icon name="info" />
            <span>
              This demo checkout stands for the shop platform’s own. <strong>No payment is taken</strong>, and
              nothing is shipped.
            </span>
          </p>
          <Complaints message={attempt?.message} unavailable={unavailable} />
        </div>
        <section className="grid gap-4" aria-labelledby="contact">
          <h2 id="contact" className="text-title">
            Contact and address
          </h2>
          <div className="checkout-fields">
            <FormFields
              facts={checkoutFields}
              only={CONTACT}
              values={values}
              errors={errors}
              choices={{ state: states }}
            />
          </div>
        </section>
        <ShippingFields chosen={method} goodsCents={goodsCents} rates={rates} onChoose={setMethod} />
      </div>
      <div className="checkout-side">
        <OrderSummary
          lines={lines}
          totals={totals}
          discountCode={attempt?.discountPercent ? (values.discountCode ?? null) : null}
        />
        <div className="discount">
          <FormFields facts={checkoutFields} only={['discountCode']} values={values} errors={errors} />
          <button type="submit" name="intent" value="apply" className="btn btn-tint">
            Apply
          </button>
        </div>
        <button
          type="submit"
          name="intent"
          value="place"
          className="btn btn-primary w-full"
          aria-disabled={busy}
        >
          {busy ? 'Loading...' : 'Place order'}
        </button>
      </div>
    </Form>
  );
}

function Complaints({
  message,
  unavailable,
}: {
  message: string | undefined;
  unavailable: { title: string }[];
}) {
  const words = unavailable.map(
    ({ title }) => `${title} sold out in the meantime and is not part of this order.`,
  );
  return [...(message ? [message] : []), ...words].map((text) => (
    <p key={text} className="notice mt-4" role="alert">
      <Icon name="circle-alert" />
      {text}
    </p>
  ));
}
