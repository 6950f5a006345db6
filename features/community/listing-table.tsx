import { Form } from 'react-router';
import { DataTable } from '#platform/table/data-table.tsx';
import type { TableColumn, TableRow } from '#platform/table/table-parts.ts';
import { viewHref } from '#platform/table/table-view.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { listingFields } from './hand-listing.fields.ts';
import { type ListingChoice, listingsPlace } from './listing-choice.ts';
import { ListingTabs } from './listing-tabs.tsx';
import { CHOSEN_LISTINGS, type ListingsAnswer } from './listings-answer.ts';
import { listNames } from './source-words.ts';

/** A page of one list. */
export interface ListingsProps<Listing> {
  choice: ListingChoice;
  listings: readonly Listing[];
  /** Of all pages. */
  total: number;
  /** What came of the last press on the page. */
  answer: ListingsAnswer | undefined;
}

interface ListingTableProps extends Omit<ListingsProps<never>, 'listings'> {
  rows: TableRow[];
  /** Said where there is none. */
  empty: string;
}

const CHOSEN_FORM = 'chosen-listings';
const { title, description, eventDate, location } = listingFields;

/** What each list has, whoever wrote it, and what only this part of it has. */
const columnsOf = ({ list, feeds }: ListingChoice): TableColumn[] => [
  { label: title.label, sorted: 'up', stays: true },
  { label: description.label },
  ...(list === 'events' ? [{ label: eventDate.label, sorted: 'up' } as const] : []),
  ...(feeds
    ? [{ label: 'Source', sorted: 'up' } as const]
    : list === 'stories'
      ? []
      : [{ label: location.label, sorted: 'up' } as const]),
  { label: 'State', sorted: 'up', orders: ['Hidden first', 'Shown first'] },
  { label: 'Added', sorted: 'down', orders: ['Oldest first', 'Newest first'] },
  { label: 'Actions', stays: true },
];

/** Which list, and its rows with what can be done with all that are ticked. */
export function ListingTable({ choice, rows, total, answer, empty }: ListingTableProps) {
  return (
    <>
      <ListingTabs {...choice} />
      {total === 0 ? (
        <div className="empty">
          <Icon name="info" />
          <p>{empty}</p>
        </div>
      ) : (
        <>
          <ChosenListings choice={choice} />
          <DataTable
            key={`${choice.list} ${choice.feeds}`}
            {...listingsPlace(choice)}
            label={listNames[choice.list].name}
            className="listing-table"
            columns={columnsOf(choice)}
            rows={rows}
            total={total}
            ticks={{ field: CHOSEN_LISTINGS, form: CHOSEN_FORM, doneBy: answer?.ok ? answer : undefined }}
          />
        </>
      )}
    </>
  );
}

/** What is done with all ticked ones at once. */
const ChosenListings = ({ choice }: { choice: ListingChoice }) => (
  <Form
    method="post"
    id={CHOSEN_FORM}
    action={viewHref(listingsPlace(choice))}
    preventScrollReset
    className="source-actions"
    aria-label="The ticked ones"
  >
    <input type="hidden" name="list" value={choice.list} />
    <button type="submit" name="intent" value="hide" className="btn btn-line btn-small">
      Hide the ticked ones
    </button>
    <button type="submit" name="intent" value="show" className="btn btn-line btn-small">
      Show the ticked ones
    </button>
  </Form>
);
