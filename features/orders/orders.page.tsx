import { redirect } from 'react-router';
import { OrderHistory } from './order-history.tsx';
import { servicesContext } from '#features/services-context.ts';
import { requireViewer } from '#features/accounts/require-viewer.server.ts';
import type { PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';

/** The administrator's own orders; everybody else has theirs on the account page itself. */
export async function loader({ request, context }: PageLoaderArgs) {
  const viewer = await requireViewer({ request, context });
  if (!viewer.isAdmin) throw redirect('/account');
  const { orders } = context.get(servicesContext);
  return { linked: await orders.linkOf(viewer), orders: orders.historyOf(viewer) };
}

export default function AccountOrders({ loaderData }: PageProps<typeof loader>) {
  return <OrderHistory linked={loaderData.linked} orders={loaderData.orders} />;
}
