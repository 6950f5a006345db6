import { Form } from 'react-router';
import type { FeedList } from '#integrations/feeds/feed-list.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { FeedListing } from './feed-listings.server.ts';
import { ChosenListings, ListingTabs, ListingTick, type ListingsProps } from './listing-tools.tsx';
import { LISTINGS_PATH } from './listings-answer.ts';

/** What the feeds gave for one of the lists: single ones can be hidden. */
export function FeedListings({ list, listings, answer }: ListingsProps<FeedListing>) {
  return (
    <section className="panel" aria-labelledby="listings">
      <h2 id="listings" className="text-title">
        From feeds
      </h2>
      <p className="text-muted">
        What the sources give is theirs to write. What is hidden here stays hidden when they are read again;
        an event goes with all its dates.
      </p>
      <ListingTabs list={list} feeds />
      {listings.length === 0 ? (
        <div className="empty">
          <Icon name="info" />
          <p>No feed has given anything for this list.</p>
        </div>
      ) : (
        <>
          <ChosenListings answer={answer} list={list} feeds />
          <ul className="source-list">
            {listings.map((listing) => (
              <FeedListingRow key={listing.id} list={list} listing={listing} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function FeedListingRow({ list, listing }: { list: FeedList; listing: FeedListing }) {
  const { id, shown, title, description, date, source } = listing;
  return (
    <li className="source-row">
      <div className="source-words">
        {!shown && (
          <p className="listing-tags">
            <span className="tag tag-red">Hidden</span>
          </p>
        )}
        <div className="listing-head">
          <ListingTick id={id} title={title} />
          <h3 className="text-title">{title}</h3>
        </div>
        <p className="source-url">{description}</p>
        <p className="source-result">{[date, source].filter(Boolean).join(' · ')}</p>
      </div>
      <Form method="post" action={`${LISTINGS_PATH}?list=${list}&feeds`} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="list" value={list} />
        <button
          type="submit"
          name="intent"
          value={shown ? 'hide' : 'show'}
          className="btn btn-line btn-small"
          aria-label={`${shown ? 'Hide' : 'Show'}: ${title}`}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </Form>
    </li>
  );
}
