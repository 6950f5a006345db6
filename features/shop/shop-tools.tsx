import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import {
  isSortOption,
  MAX_SEARCH_LENGTH,
  type ShopQuery,
  sortLabels,
  sortOptions,
  writeShopQuery,
} from '#features/catalog/shop-query.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { Choose } from './use-shop-choices.ts';

/** Typing is followed by the list after this pause, in milliseconds. */
const PAUSE_MS = 350;

interface ShopToolsProps {
  query: ShopQuery;
  action: string;
  choose: Choose;
}

/** Search and order. Both stand in the address; without script the form sends them. */
export function ShopTools({ query, action, choose }: ShopToolsProps) {
  const search = useSearchField(query.q, (q) => {
    // While typing no history piles up: Back leads to where the search began.
    choose({ q }, { replace: query.q !== '' });
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    search.flush();
  };
  return (
    <Form className="tools" role="search" action={action} onSubmit={onSubmit}>
      <label className="pill-field">
        <Icon name="search" />
        <span className="sr-only">Search supplements</span>
        <input
          type="search"
          name="q"
          value={search.text}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="Search supplements..."
          onChange={(event) => search.type(event.target.value)}
        />
      </label>
      {query.collection && <input type="hidden" name="collection" value={query.collection} />}
      {query.category && <input type="hidden" name="category" value={query.category} />}
      <label>
        <span className="sr-only">Sort by</span>
        <select
          name="sort"
          className="select"
          value={query.sort}
          onChange={(event) => {
            const { value } = event.target;
            if (isSortOption(value)) choose({ sort: value });
          }}
        >
          {sortOptions.map((option) => (
            <option key={option} value={option}>
              {sortLabels[option]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="btn btn-tint">
          Search
        </button>
      </noscript>
    </Form>
  );
}

/** The text in the field runs ahead of the address; when the address changes otherwise (Back, Clear), the field follows it. */
function useSearchField(current: string, search: (text: string) => void) {
  const [text, setText] = useState(current);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(current);

  useEffect(() => {
    if (current !== sent.current) setText(current);
    sent.current = current;
  }, [current]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (value: string) => {
    clearTimeout(timer.current);
    const wanted = value.replace(/\s+/g, ' ').trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    search(wanted);
  };
  return {
    text,
    type: (value: string) => {
      setText(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(value), PAUSE_MS);
    },
    flush: () => send(text),
  };
}

interface ShopFiltersProps {
  query: ShopQuery;
  filters: { kind: 'collection' | 'category'; id: string | null; title: string }[];
  /** Those that have products. */
  shelves: { slug: string | null; id: string; title: string }[];
  path: string;
  choose: Choose;
}

/** Categories as chips, and what applies now, each to be taken off on its own. */
export function ShopFilters({ query, filters, shelves, path, choose }: ShopFiltersProps) {
  const linkFor = (changes: Partial<ShopQuery>) => ({
    query,
    to: `${path}${writeShopQuery({ ...query, page: 1, ...changes })}`,
    onChoose: () => choose(changes),
  });
  const applied = [
    ...filters.map(({ kind, title }) => ({ title, link: linkFor({ [kind]: undefined }) })),
    ...(query.q ? [{ title: `“${query.q}”`, link: linkFor({ q: '' }) }] : []),
  ];
  return (
    <>
      <nav className="chips" aria-label="Categories">
        <ChoiceLink
          {...linkFor({ category: undefined, collection: undefined })}
          className="chip"
          aria-current={filters.length === 0}
        >
          All
        </ChoiceLink>
        {shelves.map(({ slug, id, title }) => (
          <ChoiceLink
            key={slug ?? id}
            // One shelf at a time: a chip takes the place of the category or collection before it.
            {...linkFor(
              slug ? { category: slug, collection: undefined } : { category: undefined, collection: id },
            )}
            className="chip"
            aria-current={filters.some((filter) => filter.id === id)}
          >
            {title}
          </ChoiceLink>
        ))}
      </nav>
      {applied.length > 0 && (
        <ul className="applied" aria-label="Applied filters">
          {applied.map(({ title, link }) => (
            <li key={title}>
              <ChoiceLink {...link} className="tag" aria-label={`Remove filter ${title}`}>
                {title}
                <Icon name="x" />
              </ChoiceLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ChoiceLinkProps {
  /** What the page shows: another object with each list. */
  query: ShopQuery;
  to: string;
  onChoose: () => void;
  className: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: boolean;
}

/** A link to the list with one thing changed. Pressed here it changes what was chosen last; without script and in a new tab it is its address. */
function ChoiceLink({ onChoose, children, query, ...link }: ChoiceLinkProps) {
  // It looks chosen in the next picture, not only once its list has come.
  const [asked, setAsked] = useState<ShopQuery | null>(null);
  return (
    <Link
      {...link}
      data-asked={asked === query || undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setAsked(query);
        onChoose();
      }}
    >
      {children}
    </Link>
  );
}
