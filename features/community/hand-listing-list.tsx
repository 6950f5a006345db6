import { Link } from 'react-router';
import type { TableRow } from '#platform/table/table-parts.ts';
import { viewHref } from '#platform/table/table-view.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { listingFields } from './hand-listing.fields.ts';
import type { HandListing } from './hand-listings.server.ts';
import { type ListingChoice, listingsPlace } from './listing-choice.ts';
import { listingRow } from './listing-row.tsx';
import { type ListingsProps, ListingTable } from './listing-table.tsx';

/** What was typed in for one of the lists, the hidden ones too. */
export const HandListings = ({ listings, ...shown }: ListingsProps<HandListing>) => (
  <section className="panel" aria-labelledby="listings">
    <div className="panel-head">
      <h2 id="listings" className="text-title">
        Typed in by hand
      </h2>
      <Link to={viewHref(listingsPlace(shown.choice), ['add', ''])} className="btn btn-primary btn-small">
        <Icon name="plus" />
        Add
      </Link>
    </div>
    <p className="text-muted">
      These stand on the community and learn pages beside what the{' '}
      <Link to="/account/sources" className="link">
        sources
      </Link>{' '}
      give.
    </p>
    <ListingTable
      {...shown}
      rows={listings.map((listing) => rowOf(shown.choice, listing))}
      empty="Nothing typed in yet."
    />
  </section>
);

function rowOf(choice: ListingChoice, { id, shown, addedAt, values }: HandListing): TableRow {
  const { title = '', description = '', eventDate, location } = values;
  const listing = { id, shown, addedAt, title, description, date: eventDate?.replace('T', ' ') };
  return listingRow(choice, listing, {
    [listingFields.location.label]: location || undefined,
    before: (
      <Link
        to={viewHref(listingsPlace(choice), ['edit', id])}
        className="btn btn-line btn-small"
        aria-label={`Edit: ${title}`}
      >
        Edit
      </Link>
    ),
    behind: <DeleteListing title={title} />,
  });
}

const DeleteListing = ({ title }: { title: string }) => (
  <details className="source-delete">
    <summary className="btn btn-line btn-small" aria-label={`Delete: ${title}`}>
      Delete
    </summary>
    <p className="text-small">
      It goes for good.{' '}
      <button type="submit" name="intent" value="delete" className="btn btn-small btn-danger">
        Yes, delete it
      </button>
    </p>
  </details>
);
