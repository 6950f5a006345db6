import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import type { TableRow } from '#platform/table/table-parts.ts';
import { viewHref } from '#platform/table/table-view.ts';
import { listingFields } from './hand-listing.fields.ts';
import { type ListingChoice, listingsPlace } from './listing-choice.ts';

interface Listing {
  id: string;
  shown: boolean;
  title: string;
  description: string;
  /** Of an event, '2026-12-05 18:30'. */
  date: string | undefined;
  addedAt: Date;
}

interface Actions {
  /** Before the button that hides it, and behind it. */
  before?: ReactNode;
  behind?: ReactNode;
}

/** What the table says of every listing, whoever wrote it. `more`: cells that only some have. */
export const listingRow = (
  choice: ListingChoice,
  { id, shown, title, description, date, addedAt }: Listing,
  { before, behind, ...more }: Actions & TableRow['cells'],
): TableRow => ({
  id,
  name: `Choose: ${title}`,
  cells: {
    [listingFields.title.label]: <h3>{title}</h3>,
    [listingFields.description.label]: description || undefined,
    [listingFields.eventDate.label]: date || undefined,
    State: shown ? 'Shown' : <span className="tag tag-red">Hidden</span>,
    Added: <time dateTime={addedAt.toISOString()}>{momentInWords(addedAt)}</time>,
    Actions: (
      <Form
        method="post"
        action={viewHref(listingsPlace(choice))}
        preventScrollReset
        className="source-actions"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="list" value={choice.list} />
        {before}
        <button
          type="submit"
          name="intent"
          value={shown ? 'hide' : 'show'}
          className="btn btn-line btn-small"
          aria-label={`${shown ? 'Hide' : 'Show'}: ${title}`}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
        {behind}
      </Form>
    ),
    ...more,
  },
});
