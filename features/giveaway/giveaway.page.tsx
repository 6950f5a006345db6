import { TOO_MANY_REQUESTS } from '#platform/http/too-many-requests.ts';
import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { giveawayForm, giveawayTexts } from '#content/campaign-texts.ts';
import { CONNECTION_LOST } from '#platform/forms/connection-lost.ts';
import { officialRules } from '#content/giveaway-rules.ts';
import { type HeroName, heroStyle, heroWords } from '#illustrations/manifest/art-files.ts';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';
import { TextSections } from '#features/pages/text-sections.tsx';
import type { EntryAttempt } from './entry-attempt.ts';
import { entryFields } from './entry.fields.ts';
import { Prizes } from './prizes.tsx';
import { servicesContext, visitorContext } from '#features/services-context.ts';
import { breadcrumbData, pageMeta } from '#features/store/page-meta.ts';
import { typedValues } from '#platform/forms/field-facts.ts';
import { keepTyped } from '#platform/ui/keep-typed.ts';
import '#features/pages/prose.css';
import './giveaway.css';
import type {
  PageActionArgs,
  PageClientActionArgs,
  PageLoaderArgs,
  PageMetaArgs,
  PageProps,
} from '#platform/ui/page-types.ts';

/** Each of one phase alone. */
const PublishedDrawingPanel = lazy(() => import('./published-drawing-panel.tsx'));
const EntryForm = lazy(async () => ({ default: (await import('./entry-form.tsx')).EntryForm }));
const NewsletterForm = lazy(async () => ({
  default: (await import('#features/newsletter/newsletter-form.tsx')).NewsletterForm,
}));

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
  const look = lookOf(giveaway?.picture ?? 'giveaway');
  if (!giveaway) {
    const { heading, text } = giveawayForm.ended;
    const nothing = {
      prizes: undefined,
      rules: undefined,
      conditions: undefined,
      dates: [],
      drawing: undefined,
    };
    return { look, phase: 'ended' as const, heading, lead: text, formHeading: heading, ...nothing };
  }
  const { page, prizes } = giveawayTexts(giveaway);
  return {
    look,
    phase: giveaway.phase,
    ...page,
    prizes,
    drawing: giveaway.phase === 'ended' ? await entries.published(giveaway.id) : undefined,
    rules: officialRules(giveaway, { live: store.live, profile: profile.current() }),
  };
}

const lookOf = (picture: HeroName) => ({
  src: heroUrl(picture),
  style: heroStyle(picture),
  light: heroWords(picture) === 'light',
});

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
  const { look, phase, heading, lead, formHeading, prizes, dates, conditions, rules, drawing } = loaderData;
  return (
    <>
      <section className={look.light ? 'hero hero-dark' : 'hero'} style={look.style}>
        <img src={look.src} alt="" width="1600" height="720" fetchPriority="high" />
        <div className="hero-words">
          <h1 className="text-section">{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="flex flex-wrap gap-3">
            {phase === 'running' && (
              <a href="#enter" className="btn btn-accent">
                {giveawayForm.button}
              </a>
            )}
            {rules && (
              <a href="#rules" className="btn btn-line">
                Official rules
              </a>
            )}
          </div>
        </div>
      </section>
      <div className="wrap section giveaway-page">
        {prizes && <Prizes prizes={prizes} conditions={conditions} />}
        <section id="enter" className="ticket" aria-labelledby="enter-heading">
          <div className="hem hem-geese" />
          <h2 id="enter-heading" className="text-heading">
            {formHeading}
          </h2>
          {phase === 'ended' ? (
            <>
              <p>{giveawayForm.ended.text}</p>
              <Suspense fallback={null}>
                <NewsletterForm source="giveaway" />
              </Suspense>
            </>
          ) : (
            dates.map((line) => (
              <p key={line} className="text-muted">
                {line}
              </p>
            ))
          )}
          {phase === 'running' && (
            <Suspense fallback={null}>
              <EntryForm attempt={actionData} />
            </Suspense>
          )}
        </section>
        {(drawing || rules) && (
          <div className="giveaway-rules">
            {drawing && (
              <Suspense fallback={null}>
                <PublishedDrawingPanel drawing={drawing} />
              </Suspense>
            )}
            {rules && (
              <section id="rules">
                <h2 className="text-section">Official rules</h2>
                <TextSections sections={rules} />
              </section>
            )}
          </div>
        )}
      </div>
    </>
  );
}
