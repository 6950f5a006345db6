import type { FeedListing } from './feed-listings.server.ts';
import { listingRow } from './listing-row.tsx';
import { type ListingsProps, ListingTable } from './listing-table.tsx';

/** What the feeds gave for one of the lists: single ones can be hidden. */
export const FeedListings = ({ listings, ...shown }: ListingsProps<FeedListing>) => (
  <section className="panel" aria-labelledby="listings">
    <h2 id="listings" className="text-title">
      From feeds
    </h2>
    <p className="text-muted">
      What the sources give is theirs to write. What is hidden here stays hidden when they are read again; an
      event goes with all its dates.
    </p>
    <ListingTable
      {...shown}
      rows={listings.map((listing) => listingRow(shown.choice, listing, { Source: listing.source }))}
      empty="No feed has given anything for this list."
    />
  </section>
);
