import { Form, Link } from 'react-router';
import { Icon } from '#platform/ui/icon.tsx';
import type { HandListing } from './hand-listings.server.ts';
import { LISTINGS_PATH } from './listings-answer.ts';
import { ChosenListings, ListingTabs, ListingTick, type ListingsProps } from './listing-tools.tsx';

/** What was typed in for one of the lists, the hidden ones too. */
export function HandListings({ list, listings, answer }: ListingsProps<HandListing>) {
  return (
    <section className="panel" aria-labelledby="listings">
      <div className="panel-head">
        <h2 id="listings" className="text-title">
          Typed in by hand
        </h2>
        <Link to={`?list=${list}&add`} className="btn btn-primary btn-small">
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
      <ListingTabs list={list} feeds={false} />
      {listings.length === 0 ? (
        <div className="empty">
          <Icon name="info" />
          <p>Nothing typed in yet.</p>
        </div>
      ) : (
        <>
          <ChosenListings answer={answer} list={list} feeds={false} />
          <ul className="source-list">
            {listings.map((listing) => (
              <ListingRow key={listing.id} listing={listing} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function ListingRow({ listing: { list, id, shown, values } }: { listing: HandListing }) {
  const { title = '', description = '', eventDate, location } = values;
  const facts = [eventDate?.replace('T', ' '), location].filter(Boolean).join(' · ');
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
        {facts && <p className="source-result">{facts}</p>}
      </div>
      <Form
        method="post"
        action={`${LISTINGS_PATH}?list=${list}`}
        preventScrollReset
        className="source-actions"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="list" value={list} />
        <Link
          to={`?list=${list}&edit=${id}`}
          className="btn btn-line btn-small"
          aria-label={`Edit: ${title}`}
        >
          Edit
        </Link>
        <button
          type="submit"
          name="intent"
          value={shown ? 'hide' : 'show'}
          className="btn btn-line btn-small"
          aria-label={`${shown ? 'Hide' : 'Show'}: ${title}`}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
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
      </Form>
    </li>
  );
}
