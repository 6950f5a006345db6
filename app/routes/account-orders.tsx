import { redirect } from 'react-router';
import { OrderHistory } from '../features/account/order-history.tsx';
import { servicesContext } from '../services-context.ts';
import { requireViewer } from '../viewer.ts';
import type { Route } from './+types/account-orders';

/** The administrator's own orders; everybody else has theirs on the account page itself. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer({ request, context });
  if (!viewer.isAdmin) throw redirect('/account');
  const { orders } = context.get(servicesContext);
  return { linked: await orders.linkOf(viewer), orders: orders.historyOf(viewer) };
}

export default function AccountOrders({ loaderData }: Route.ComponentProps) {
  return <OrderHistory linked={loaderData.linked} orders={loaderData.orders} />;
}
