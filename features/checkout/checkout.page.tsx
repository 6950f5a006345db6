import { CheckoutSummary } from '#features/cart/cart-summary.tsx';
import { pageMeta } from '#features/store/page-meta.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import type { PageMetaArgs } from '#platform/ui/page-types.ts';

export function meta({ matches }: PageMetaArgs) {
  return pageMeta(matches, {
    title: 'Checkout',
    description: 'Read your order once more before you pay.',
    path: '/checkout',
    noIndex: true,
  });
}

export default function CheckoutRoute() {
  return (
    <div className="wrap section-below">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Checkout' }]} />
      <h1 className="mb-8 text-section">Checkout</h1>
      <CheckoutSummary />
    </div>
  );
}
