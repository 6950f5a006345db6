import { OutboxMail } from './outbox-mail.tsx';
import { servicesContext } from '#features/services-context.ts';
import { pageMeta } from '#features/store/page-meta.ts';
import { notThere } from '#features/store/trouble.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import './outbox.css';
import type { PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ matches, params }: PageMetaArgs<typeof loader, 'id'>) {
  return pageMeta(matches, {
    title: 'Mail',
    description: 'A mail this store would have sent.',
    path: `/dev/mail/${params.id}`,
    noIndex: true,
  });
}

export async function loader({ context, params }: PageLoaderArgs<'id'>) {
  const found = await context.get(servicesContext).outbox?.find(params.id);
  if (!found) throw notThere();
  const { createdAt, ...mail } = found;
  return { ...mail, sent: createdAt.toISOString() };
}

export default function DevMailOne({ loaderData }: PageProps<typeof loader, undefined, 'id'>) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: 'Outbox', href: '/dev/mail' }, { label: loaderData.subject }]} />
      <OutboxMail {...loaderData} />
    </div>
  );
}
