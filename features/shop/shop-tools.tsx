import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigate, useNavigation } from 'react-router';
import {
  isSortOption,
  MAX_SEARCH_LENGTH,
  readShopQuery,
  type ShopQuery,
  sortLabels,
  sortOptions,
  writeShopQuery,
} from '#features/catalog/shop-query.ts';
import { Icon } from '#platform/ui/icon.tsx';

/** Typing is followed by the list after this pause, in milliseconds. */
const PAUSE_MS = 350;

/** Search and order. Both stand in the address; without script the form sends them. A change leads back to page 1. */
export function ShopTools({ query, action }: { query: ShopQuery; action: string }) {
  const navigate = useNavigate();
  const latest = useLatestQuery(action);
  const search = useSearchField(query.q, (q) => {
    // While typing no history piles up: Back leads to where the search began.
    void navigate(`${action}${writeShopQuery({ ...latest(), q, page: 1 })}`, {
      replace: query.q !== '',
      preventScrollReset: true,
    });
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
            if (isSortOption(value))
              void navigate(`${action}${writeShopQuery({ ...latest(), sort: value, page: 1 })}`, {
                preventScrollReset: true,
              });
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

/** What the address says or is about to say: a filter chosen a moment ago is not lost while its list is on its way. */
function useLatestQuery(path: string): () => ShopQuery {
  const { location: next } = useNavigation();
  return () => {
    const { search } = next?.pathname === path ? next : window.location;
    return readShopQuery(new URLSearchParams(search));
  };
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
}

/** Categories as chips, and what applies now, each to be taken off on its own. */
export function ShopFilters({ query, filters, shelves, path }: ShopFiltersProps) {
  const hrefTo = (changes: Partial<ShopQuery>) =>
    `${path}${writeShopQuery({ ...query, page: 1, ...changes })}`;
  const applied = [
    ...filters.map(({ kind, title }) => ({ title, href: hrefTo({ [kind]: undefined }) })),
    ...(query.q ? [{ title: `“${query.q}”`, href: hrefTo({ q: '' }) }] : []),
  ];
  return (
    <>
      <nav className="chips" aria-label="Categories">
        <Link
          to={hrefTo({ category: undefined, collection: undefined })}
          className="chip"
          aria-current={filters.length === 0}
          preventScrollReset
        >
          All
        </Link>
        {shelves.map(({ slug, id, title }) => (
          <Link
            key={slug ?? id}
            // One shelf at a time: a chip takes the place of the category or collection before it.
            to={hrefTo(
              slug ? { category: slug, collection: undefined } : { category: undefined, collection: id },
            )}
            className="chip"
            aria-current={filters.some((filter) => filter.id === id)}
            preventScrollReset
          >
            {title}
          </Link>
        ))}
      </nav>
      {applied.length > 0 && (
        <ul className="applied" aria-label="Applied filters">
          {applied.map(({ title, href }) => (
            <li key={title}>
              <Link to={href} className="tag" aria-label={`Remove filter ${title}`} preventScrollReset>
                {title}
                <Icon name="x" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
