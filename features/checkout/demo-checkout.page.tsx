import { TOO_MANY_REQUESTS } from '#platform/http/too-many-requests.ts';
import { data, Link, redirect } from 'react-router';
import { checkoutFields } from '#integrations/storefront/checkout.fields.ts';
import { typedValues } from '#platform/forms/field-facts.ts';
import { CheckoutForm, type CheckoutAttempt } from './checkout-form.tsx';
import { OrderPlaced } from './order-placed.tsx';
import { servicesContext, visitorContext } from '#features/services-context.ts';
import { pageMeta } from '#features/store/page-meta.ts';
import '#features/cart/cart.css';
import './checkout.css';
import type { PageActionArgs, PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

/** The embedded shop's own checkout; a live shop's stands on its platform, and this address leads home. */
export function meta({ loaderData, params, matches }: PageMetaArgs<typeof loader, 'token'>) {
  const title =
    loaderData?.view?.status === 'ordered' ? `Order #${loaderData.view.order.number}` : 'Checkout';
  return pageMeta(matches, {
    title,
    description: 'Demo checkout: no payment is taken.',
    path: `/checkouts/${params.token}`,
    noIndex: true,
  });
}

export async function loader({ context, params }: PageLoaderArgs<'token'>) {
  const { demoCheckout, profile } = context.get(servicesContext);
  if (!demoCheckout) throw redirect('/');
  const view = await demoCheckout.find(params.token);
  return data({ view, rates: profile.current().shipping }, { status: view ? 200 : 404 });
}

export async function action({ context, params, request }: PageActionArgs<'token'>) {
  const { demoCheckout, limits } = context.get(servicesContext);
  if (!demoCheckout) throw redirect('/');
  const form = await request.formData();
  const sent = Object.fromEntries(form);
  const values = typedValues(checkoutFields, form);
  const code = values.discountCode ?? '';
  const quoted = await demoCheckout.quote(params.token, { shippingMethod: 'standard', discountCode: code });
  const discountPercent = quoted.ok ? quoted.discountPercent : 0;

  if (sent['intent'] === 'apply') {
    const errors = !quoted.ok && quoted.reason === 'fields' ? quoted.fieldErrors : {};
    return data<CheckoutAttempt>({ values, errors, discountPercent }, { status: quoted.ok ? 200 : 422 });
  }
  const wait = await limits.demoOrder.consume(context.get(visitorContext).address);
  if (wait !== undefined) {
    const message = TOO_MANY_REQUESTS;
    return data<CheckoutAttempt>(
      { values, errors: {}, discountPercent, message },
      { status: 429, headers: { 'Retry-After': String(wait) } },
    );
  }
  const placed = await demoCheckout.place(params.token, sent);
  if (placed.ok) return redirect(`/checkouts/${params.token}`, 303);
  if (placed.reason === 'fields')
    return data<CheckoutAttempt>({ values, errors: placed.fieldErrors, discountPercent }, { status: 422 });
  const message =
    placed.reason === 'empty'
      ? 'Everything in this cart has sold out.'
      : 'This checkout is gone. Your cart in the store is as you left it.';
  return data<CheckoutAttempt>({ values, errors: {}, discountPercent, message }, { status: 409 });
}

export default function DemoCheckout({
  loaderData,
  actionData,
  params,
}: PageProps<typeof loader, typeof action, 'token'>) {
  const { view, rates } = loaderData;
  if (!view)
    return (
      <div className="wrap section">
        <h1 className="text-section">This checkout is gone</h1>
        <p className="lead mt-4">
          It was never made, or it is too old. Your cart in the store is as you left it.
        </p>
        <Link to="/cart" className="btn btn-primary mt-8">
          Back to the cart
        </Link>
      </div>
    );
  if (view.status === 'ordered')
    return (
      <div className="wrap">
        <OrderPlaced order={view.order} rates={rates} token={params.token} />
      </div>
    );
  return (
    <div className="wrap">
      <CheckoutForm
        lines={view.lines}
        unavailable={view.unavailable}
        subtotal={view.subtotal}
        rates={rates}
        attempt={actionData}
      />
    </div>
  );
}
