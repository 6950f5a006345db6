import { z } from 'zod';
import { OutboxList } from './outbox-list.tsx';
import { servicesContext } from '#features/services-context.ts';
import { pageMeta } from '#features/store/page-meta.ts';
import { notThere } from '#features/store/trouble.ts';
import './outbox.css';
import type { PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

const PAGE_SIZE = 25;
const pageNumber = z.coerce.number().int().min(1).max(10_000).catch(1);

export function meta({ matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: 'Outbox',
    description: 'The mails this store would have sent.',
    path: '/dev/mail',
    noIndex: true,
  });
}

/** Only where no mail leaves and no shop is live: what is in it belongs to its recipients. */
export async function loader({ context, request }: PageLoaderArgs) {
  const { outbox } = context.get(servicesContext);
  if (!outbox) throw notThere();
  const page = pageNumber.parse(new URL(request.url).searchParams.get('page') ?? undefined);
  const { mails, total } = await outbox.list({ page, size: PAGE_SIZE });
  return {
    mails: mails.map(({ createdAt, ...mail }) => ({ ...mail, sent: createdAt.toISOString() })),
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}

export default function DevMail({ loaderData }: PageProps<typeof loader>) {
  return (
    <div className="wrap plain-page">
      <div className="page-head">
        <h1 className="text-section">Outbox</h1>
        <p className="lead">No mail server is connected: what the store writes stays here.</p>
      </div>
      <OutboxList {...loaderData} />
    </div>
  );
}
