import { Link } from 'react-router';
import { feedLists } from '#integrations/feeds/feed-list.ts';
import type { ListingChoice } from './listing-choice.ts';
import { LISTINGS_PATH } from './listings-answer.ts';
import { listNames } from './source-words.ts';

type Listed = Pick<ListingChoice, 'list' | 'feeds'>;

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
