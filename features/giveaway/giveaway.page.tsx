import { TOO_MANY_REQUESTS } from '#platform/http/too-many-requests.ts';
import { data } from 'react-router';
import { giveawayForm } from '#content/campaign-texts.ts';
import { CONNECTION_LOST } from '#platform/forms/connection-lost.ts';
import type { EntryAttempt } from './entry-attempt.ts';
import { entryFields } from './entry.fields.ts';
import { giveawayPageFacts } from './giveaway-page-facts.ts';
import { GiveawayView } from './giveaway-view.tsx';
import { servicesContext, visitorContext } from '#features/services-context.ts';
import { breadcrumbData, pageMeta } from '#features/store/page-meta.ts';
import { typedValues } from '#platform/forms/field-facts.ts';
import { keepTyped } from '#platform/ui/keep-typed.ts';
import type {
  PageActionArgs,
  PageClientActionArgs,
  PageLoaderArgs,
  PageMetaArgs,
  PageProps,
} from '#platform/ui/page-types.ts';

export function meta({ loaderData, matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: 'Giveaway',
    description: loaderData?.lead ?? giveawayForm.ended.heading,
    path: '/kia-giveaway',
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: 'Giveaway', path: '/kia-giveaway' },
      ]),
    ],
  });
}

export async function loader({ context }: PageLoaderArgs) {
  const { campaigns, giveaway: entries, store, profile } = context.get(servicesContext);
  const { giveaway } = campaigns.facts();
  return {
    ...giveawayPageFacts(giveaway, { live: store.live, profile: profile.current() }),
    drawing: giveaway?.phase === 'ended' ? await entries.published(giveaway.id) : undefined,
  };
}

export async function action({ context, request }: PageActionArgs) {
  const { giveaway, limits, log } = context.get(servicesContext);
  const sent = await request.formData();
  const failed = (status: number, message: string, headers: Record<string, string> = {}) =>
    data<EntryAttempt>(
      { entered: false, values: typedValues(entryFields, sent), errors: {}, message },
      { status, headers },
    );

  const wait = await limits.giveaway.consume(context.get(visitorContext).address);
  if (wait !== undefined) return failed(429, TOO_MANY_REQUESTS, { 'Retry-After': String(wait) });
  try {
    const result = await giveaway.enter(Object.fromEntries(sent));
    if (result.ok) return data<EntryAttempt>({ entered: true, giveaway: result.giveaway });
    if (result.reason === 'closed') return failed(409, `${giveawayForm.ended.heading}.`);
    return data<EntryAttempt>(
      { entered: false, values: typedValues(entryFields, sent), errors: result.fieldErrors },
      { status: 422 },
    );
  } catch (error) {
    log.error({ err: error }, 'an entry could not be taken');
    return failed(500, giveawayForm.failure.description);
  }
}

export const clientAction = (args: PageClientActionArgs<typeof action>) =>
  keepTyped<EntryAttempt>(args, (sent) => ({
    entered: false,
    values: typedValues(entryFields, sent),
    errors: {},
    message: CONNECTION_LOST,
  }));

export default function KiaGiveaway({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <GiveawayView page={loaderData} attempt={actionData} />;
}
