import { OutboxMail } from '../features/outbox/outbox-mail.tsx';
import { servicesContext } from '../services-context.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { notThere } from '../shell/trouble.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/dev-mail-one';
import '../features/outbox/outbox.css';

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Mail',
    description: 'A mail this store would have sent.',
    path: `/dev/mail/${params.id}`,
    noIndex: true,
  });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).outbox?.find(params.id);
  if (!found) throw notThere();
  const { createdAt, ...mail } = found;
  return { ...mail, sent: createdAt.toISOString() };
}

export default function DevMailOne({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: 'Outbox', href: '/dev/mail' }, { label: loaderData.subject }]} />
      <OutboxMail {...loaderData} />
    </div>
  );
}
