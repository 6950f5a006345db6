import { Form, Link } from 'react-router';
import { type FeedList, feedLists } from '#integrations/feeds/feed-list.ts';
import { CHOSEN_LISTINGS, LISTINGS_PATH } from './listings-answer.ts';
import { listNames } from './source-words.ts';

interface Listed {
  list: FeedList;
  /** What feeds gave, not what is typed in. */
  feeds: boolean;
}

const hrefOf = ({ list, feeds }: Listed) => `${LISTINGS_PATH}?list=${list}${feeds ? '&feeds' : ''}`;

/** Which list, and whose part of it. */
export function ListingTabs({ list, feeds }: Listed) {
  return (
    <>
      <Tabs
        name="Lists"
        tabs={feedLists.map((one) => ({
          words: listNames[one].name,
          to: hrefOf({ list: one, feeds }),
          on: one === list,
        }))}
      />
      <Tabs
        name="Where from"
        tabs={[
          { words: 'Typed in', to: hrefOf({ list, feeds: false }), on: !feeds },
          { words: 'From feeds', to: hrefOf({ list, feeds: true }), on: feeds },
        ]}
      />
    </>
  );
}

function Tabs({ name, tabs }: { name: string; tabs: { words: string; to: string; on: boolean }[] }) {
  return (
    <nav aria-label={name} className="source-actions">
      {tabs.map(({ words, to, on }) => (
        <Link
          key={to}
          to={to}
          className={`btn btn-small ${on ? 'btn-tint' : 'btn-ghost'}`}
          aria-current={on ? 'page' : undefined}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}

const CHOSEN_FORM = 'chosen-listings';

/** What is done with all ticked ones at once. */
export function ChosenListings({ list, feeds }: Listed) {
  return (
    <Form
      method="post"
      id={CHOSEN_FORM}
      action={hrefOf({ list, feeds })}
      preventScrollReset
      className="source-actions"
      aria-label="The ticked ones"
    >
      <input type="hidden" name="list" value={list} />
      <button type="submit" name="intent" value="hide" className="btn btn-line btn-small">
        Hide the ticked ones
      </button>
      <button type="submit" name="intent" value="show" className="btn btn-line btn-small">
        Show the ticked ones
      </button>
    </Form>
  );
}

/** Belongs to the form of the ticked ones, wherever on the page it stands. */
export function ListingTick({ id, title }: { id: string; title: string }) {
  return (
    <input
      type="checkbox"
      name={CHOSEN_LISTINGS}
      value={id}
      form={CHOSEN_FORM}
      className="listing-tick"
      aria-label={`Choose: ${title}`}
    />
  );
}
