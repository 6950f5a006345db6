import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { type FeedList, feedLists } from '#integrations/feeds/feed-list.ts';
import { CHOSEN_LISTINGS, LISTINGS_PATH, type ListingsAnswer } from './listings-answer.ts';
import { listNames } from './source-words.ts';

interface Listed {
  list: FeedList;
  /** What feeds gave, not what is typed in. */
  feeds: boolean;
}

/** A part of one list. */
export interface ListingsProps<Listing> {
  list: FeedList;
  listings: Listing[];
  /** What came of the last press on the page. */
  answer: ListingsAnswer | undefined;
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

const tickAll = () => {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`input[form="${CHOSEN_FORM}"]`)];
  const ticked = boxes.every(({ checked }) => checked);
  for (const box of boxes) box.checked = !ticked;
};

/** What is done with all ticked ones at once. `answer`: what came of it last. */
export function ChosenListings({ list, feeds, answer }: Listed & { answer: ListingsAnswer | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  // What is done is no longer ticked.
  useEffect(() => {
    if (answer?.ok) form.current?.reset();
  }, [answer]);
  return (
    <Form
      ref={form}
      method="post"
      id={CHOSEN_FORM}
      action={hrefOf({ list, feeds })}
      preventScrollReset
      className="source-actions"
      aria-label="The ticked ones"
    >
      <input type="hidden" name="list" value={list} />
      <button type="button" className="btn btn-ghost btn-small" onClick={tickAll}>
        Tick all
      </button>
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
