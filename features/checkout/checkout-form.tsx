import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { fromCents, toCents } from '#platform/money/money.ts';
import type { Money } from '#integrations/storefront/product.ts';
import type { CheckoutField, CheckoutFieldErrors } from '#integrations/storefront/checkout.schema.ts';
import { isShippingMethod, type ShippingRates } from '#integrations/storefront/shipping.ts';
import { checkoutTotals } from '#integrations/storefront/totals.ts';
import { focusFirstError, TextField } from '#platform/forms/form-field.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { ContactFields, ShippingFields } from './checkout-fields.tsx';
import { OrderSummary, type SummaryLine } from './order-summary.tsx';

/** What came back from the last press: what was typed, and what is wrong with it. */
export interface CheckoutAttempt {
  values: Partial<Record<CheckoutField, string>>;
  errors: CheckoutFieldErrors;
  /** Percent off, of a code that was looked at and is known. */
  discountPercent: number;
  /** Words for the whole form. */
  message?: string;
}

/** One object, because a new one would count as a new answer. */
const NO_ERRORS: CheckoutFieldErrors = {};

interface CheckoutFormProps {
  lines: SummaryLine[];
  unavailable: { title: string; quantity: number }[];
  subtotal: Money;
  rates: ShippingRates;
  attempt: CheckoutAttempt | undefined;
}

export function CheckoutForm({ lines, unavailable, subtotal, rates, attempt }: CheckoutFormProps) {
  const { form, errors, onSubmit } = useCheckedForm(attempt?.errors ?? NO_ERRORS);
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
          <ContactFields values={values} errors={errors} />
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
          <TextField
            name="discountCode"
            label="Discount code (optional)"
            defaultValue={values.discountCode ?? ''}
            error={errors.discountCode}
            maxLength={40}
            autoComplete="off"
          />
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

/** Checks with the server's own schema before anything is sent; the schema is loaded with the first press. */
function useCheckedForm(serverErrors: CheckoutFieldErrors) {
  const form = useRef<HTMLFormElement>(null);
  const checked = useRef(false);
  const [own, setOwn] = useState<{ given: CheckoutFieldErrors; errors: CheckoutFieldErrors }>();
  // The server's word is the last one: what we found ourselves holds until it answers.
  const errors = own && own.given === serverErrors ? own.errors : serverErrors;

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [errors]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent, currentTarget } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const placing = submitter instanceof HTMLButtonElement && submitter.value === 'place';
    if (!placing || checked.current) {
      checked.current = false;
      return;
    }
    event.preventDefault();
    void import('#integrations/storefront/checkout.schema.ts').then(({ checkCheckoutForm }) => {
      const result = checkCheckoutForm(Object.fromEntries(new FormData(currentTarget)));
      if (!result.ok) {
        setOwn({ given: serverErrors, errors: result.fieldErrors });
        return;
      }
      checked.current = true;
      currentTarget.requestSubmit(submitter);
    });
  };
  return { form, errors, onSubmit };
}
