import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { Icon } from '#platform/ui/icon.tsx';
import { Arrived } from './arrived.tsx';

interface ListSectionProps<Lists, Listing> {
  id: string;
  heading: string;
  lead: ReactNode;
  /** At once where the server wrote the page, later where the browser asks for it; null when they did not come. */
  lists: Lists | null | Promise<Lists | null>;
  /** Null when the list could not be read. */
  pick: (lists: Lists) => Listing[] | null;
  children: (listings: Listing[]) => ReactNode;
  emptyText: string;
  /** What an administrator can do, beside the heading and where there is nothing. */
  refresh?: ReactNode;
  emptyAction?: ReactNode;
  /** Chips above the list. */
  filter?: ReactNode;
}

/** docs/product/community.md#lists */
const SKELETONS = 6;

/** One list of the community: six skeletons while it is on its way, then the list, or why there is none. */
export function ListSection<Lists, Listing>(props: ListSectionProps<Lists, Listing>) {
  const { id, heading, lead, lists, pick, children, emptyText, refresh, emptyAction, filter } = props;
  return (
    <section className="section later listing-section" id={id} aria-labelledby={`${id}-heading`}>
      <div className="section-head">
        <div>
          <h2 id={`${id}-heading`} className="text-section">
            {heading}
          </h2>
          <p className="lead">{lead}</p>
        </div>
        {refresh}
      </div>
      {filter}
      <Suspense fallback={<ListSkeletons label={heading} />}>
        <Arrived value={lists}>
          {(found) => {
            const listings = found === null ? null : pick(found);
            if (listings === null) return <ListFailure />;
            if (listings.length > 0) return children(listings);
            return (
              <div className="empty">
                <Icon name="info" />
                <p>{emptyText}</p>
                {emptyAction}
              </div>
            );
          }}
        </Arrived>
      </Suspense>
    </section>
  );
}

function ListSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={`${label}: loading`}>
      <div className="listings" aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <div key={index} className="listing listing-skeleton" data-testid="skeleton">
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    </div>
  );
}

function ListFailure() {
  return (
    <div className="empty" role="alert">
      <Icon name="circle-alert" />
      <p>This list could not be loaded just now.</p>
      <Link to="." reloadDocument className="btn btn-line btn-small">
        Try again
      </Link>
    </div>
  );
}
