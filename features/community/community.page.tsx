import { lazy, Suspense } from 'react';
import { data, useLocation } from 'react-router';
import { FDA_STATEMENT } from '#content/claims.data.ts';
import { newsletter } from '#features/newsletter/newsletter-texts.ts';
import { successStories } from '#content/success-stories.data.ts';
import { readRegion } from './regions.ts';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';
import { Arrived } from './arrived.tsx';
import { EventList } from './event-list.tsx';
import { GroupList } from './group-list.tsx';
import { ListSection } from './list-section.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { RegionFilter } from './region-filter.tsx';
import { ResourceList } from './resource-list.tsx';
import { SuccessStories } from './success-stories.tsx';
import { servicesContext } from '#features/services-context.ts';
import { breadcrumbData, pageMeta } from '#features/store/page-meta.ts';
import { INCOMPLETE_HEADERS } from '#features/catalog/or-unavailable.server.ts';
import { Icon } from '#platform/ui/icon.tsx';
import './community.css';
import type {
  PageClientLoaderArgs,
  PageLoaderArgs,
  PageMetaArgs,
  PageProps,
} from '#platform/ui/page-types.ts';
import type { HeadersFunction } from 'react-router';

const NewsletterForm = lazy(() =>
  import('#features/newsletter/newsletter-form.tsx').then((part) => ({ default: part.NewsletterForm })),
);

export function meta({ matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: 'Community',
    description:
      'Health events and screenings in New York, New Jersey, Connecticut, South Florida and Georgia, help for caregivers, and support groups.',
    path: '/community',
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: 'Community', path: '/community' },
      ]),
    ],
  });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A list that could not be read is null, and such a page is kept by nobody. */
export async function loader({ request, context }: PageLoaderArgs) {
  const { community, settings, log } = context.get(servicesContext);
  const region = readRegion(new URL(request.url).searchParams.get('region'));
  const orNull = <Listing,>(list: Promise<Listing[]>): Promise<Listing[] | null> =>
    list.catch((error: unknown) => {
      log.error({ err: error }, 'a community list could not be read');
      return null;
    });
  const [sample, events, resources, groups] = await Promise.all([
    settings.sampleContent(),
    orNull(community.events({ region })),
    orNull(community.resources()),
    orNull(community.groups()),
  ]);
  const lists = {
    events,
    resources,
    groups,
    successStories: sample.successStories ? successStories : [],
    illustrative: community.illustrative,
  };
  const whole = events && resources && groups;
  return data({ lists }, whole ? {} : { headers: INCOMPLETE_HEADERS });
}

/** In the browser the page comes at once, with its lists to follow; null when they do not come. */
export function clientLoader({ serverLoader }: PageClientLoaderArgs<typeof loader>) {
  return {
    lists: serverLoader().then(
      ({ lists }) => lists,
      () => null,
    ),
  };
}

type CommunityLists = Awaited<ReturnType<typeof loader>>['data']['lists'];

export default function Community({ loaderData }: PageProps<typeof loader>) {
  const { lists } = loaderData;
  const region = readRegion(new URLSearchParams(useLocation().search).get('region'));
  return (
    <>
      <CommunityHero />
      <div className="wrap">
        <Suspense>
          <Arrived<CommunityLists | null> value={lists}>{(found) => found && <Sample {...found} />}</Arrived>
        </Suspense>
        <ListSection
          id="events"
          heading="Health events & screenings"
          lead="Free and low-cost, in New York, New Jersey, Connecticut, South Florida and Georgia. Updated weekly."
          lists={lists}
          pick={({ events }) => events}
          emptyText={
            region
              ? 'No upcoming events in this region at the moment. Look at all regions, or check back soon!'
              : 'No upcoming events at the moment. Check back soon!'
          }
          refresh={<RefreshButton list="events" where="heading" />}
          emptyAction={<RefreshButton list="events" where="empty" />}
          filter={<RegionFilter current={region} />}
        >
          {(events) => <EventList events={events} />}
        </ListSection>
        <ListSection
          id="caregivers"
          heading="Caregiver resources"
          lead="For whoever looks after somebody: people to call, breaks to take, and things to learn."
          lists={lists}
          pick={({ resources }) => resources}
          emptyText="No caregiver resources at the moment. Check back soon!"
          refresh={<RefreshButton list="resources" where="heading" />}
          emptyAction={<RefreshButton list="resources" where="empty" />}
        >
          {(resources) => <ResourceList resources={resources} />}
        </ListSection>
        <ListSection
          id="groups"
          heading="Support groups"
          lead="People who know the road, in a room near you or on a screen."
          lists={lists}
          pick={({ groups }) => groups}
          emptyText="No support groups at the moment. Check back soon!"
          refresh={<RefreshButton list="groups" where="heading" />}
          emptyAction={<RefreshButton list="groups" where="empty" />}
        >
          {(groups) => <GroupList groups={groups} />}
        </ListSection>
        <section className="community-news" aria-labelledby="community-news">
          <div>
            <h2 id="community-news" className="text-heading">
              {newsletter.community.title}
            </h2>
            <p className="lead">{newsletter.community.text}</p>
          </div>
          <Suspense fallback={null}>
            <NewsletterForm source="community" />
          </Suspense>
        </section>
      </div>
    </>
  );
}

function Sample({ successStories, illustrative }: Pick<CommunityLists, 'successStories' | 'illustrative'>) {
  return (
    <>
      {successStories.length > 0 && (
        <div className="section">
          <SuccessStories stories={successStories} />
          <p className="fda-note mt-6">{FDA_STATEMENT}</p>
        </div>
      )}
      {illustrative && (
        <p className="notice notice-calm">
          <Icon name="info" /> {SAMPLE_NOTE}
        </p>
      )}
    </>
  );
}

/** Where the lists come with the demo store, their people and places are invented. */
const SAMPLE_NOTE =
  'The events, screenings and support groups listed in this demo store are illustrative. The help lines for caregivers are real.';

function CommunityHero() {
  return (
    <section className="hero hero-dark" style={{ '--hero-sky': '#4a2148', '--focus-x': '74%' }}>
      <img src={heroUrl('block')} alt="" width="1600" height="720" fetchPriority="high" />
      <div className="hero-words">
        <h1 className="text-section">Community</h1>
        <p className="lead">Screenings on the block, a number to call, and people who have been there.</p>
        <nav className="listing-jumps" aria-label="On this page">
          <a href="#events" className="btn btn-light btn-small">
            Events
          </a>
          <a href="#caregivers" className="btn btn-light btn-small">
            Caregivers
          </a>
          <a href="#groups" className="btn btn-light btn-small">
            Support groups
          </a>
        </nav>
      </div>
    </section>
  );
}
