import { Form, Link, useNavigation } from 'react-router';
import { DataTable } from '#platform/table/data-table.tsx';
import type { TableColumn, TableRow } from '#platform/table/table-parts.ts';
import { type TablePlace, viewHref } from '#platform/table/table-view.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { eventDay } from './event-words.ts';
import type { FeedSource } from './feed-source.ts';
import { sourceFields } from './source.fields.ts';
import { listNames } from './source-words.ts';

const columns: TableColumn[] = [
  { label: sourceFields.title.label, sorted: 'up', stays: true },
  { label: sourceFields.list.label, sorted: 'up' },
  { label: 'State', sorted: 'up', orders: ['Failing first', 'Off first'] },
  { label: 'Fetched', sorted: 'down', orders: ['Longest ago first', 'Latest first'] },
  { label: 'Actions', stays: true },
];

interface SourceTableProps {
  sources: readonly FeedSource[];
  /** Of all pages. */
  total: number;
  place: TablePlace;
}

/** The sources, a row each, with what its last fetch gave. */
export const SourceTable = ({ sources, total, place }: SourceTableProps) => (
  <DataTable
    {...place}
    label="All sources"
    className="source-table"
    columns={columns}
    rows={sources.map((source) => rowOf(source, place))}
    total={total}
  />
);

const rowOf = (source: FeedSource, place: TablePlace): TableRow => ({
  id: source.id,
  name: source.title,
  cells: {
    [sourceFields.title.label]: (
      <>
        <h3>{source.title}</h3>
        <p className="text-muted">{source.url}</p>
      </>
    ),
    [sourceFields.list.label]: listNames[source.list].name,
    State: <SourceState source={source} />,
    Fetched: <LastResult source={source} />,
    Actions: <SourceActions source={source} place={place} />,
  },
});

const SourceState = ({ source: { enabled, origin, failures } }: { source: FeedSource }) => (
  <p className="listing-tags">
    {enabled ? failures === 0 && <span>On</span> : <span className="tag tag-red">Off</span>}
    {failures > 0 && <span className="tag tag-red">Failing</span>}
    {origin !== 'administrator' && (
      <span className="tag">{origin === 'sample' ? 'Comes with the store' : 'From COMMUNITY_FEEDS'}</span>
    )}
  </p>
);

function SourceActions({ source, place }: { source: FeedSource; place: TablePlace }) {
  const { id, title, enabled, origin, listings } = source;
  const navigation = useNavigation();
  const pressed = navigation.formData?.get('id') === id ? navigation.formData.get('intent') : undefined;
  return (
    <Form method="post" action={viewHref(place)} preventScrollReset className="source-actions">
      <input type="hidden" name="id" value={id} />
      {enabled && (
        <button
          type="submit"
          name="intent"
          value="fetch"
          className="btn btn-tint btn-small refresh"
          aria-label={`Fetch now: ${title}`}
          aria-disabled={pressed === 'fetch'}
          aria-busy={pressed === 'fetch'}
        >
          <Icon name="refresh-cw" />
          {pressed === 'fetch' ? 'Fetching…' : 'Fetch now'}
        </button>
      )}
      <button
        type="submit"
        name="intent"
        value={enabled ? 'disable' : 'enable'}
        className="btn btn-line btn-small"
        aria-label={`${enabled ? 'Switch off' : 'Switch on'}: ${title}`}
      >
        {enabled ? 'Switch off' : 'Switch on'}
      </button>
      <Link
        to={viewHref(place, ['edit', id])}
        className="btn btn-line btn-small"
        aria-label={`Edit: ${title}`}
      >
        Edit
      </Link>
      {origin === 'administrator' && (
        <details className="source-delete">
          <summary className="btn btn-line btn-small" aria-label={`Delete: ${title}`}>
            Delete
          </summary>
          <p className="text-small">
            {listings > 0 ? 'What came from it goes with it.' : 'It gave nothing so far.'}{' '}
            <button type="submit" name="intent" value="delete" className="btn btn-small btn-danger">
              Yes, delete it
            </button>
          </p>
        </details>
      )}
    </Form>
  );
}

function LastResult({ source }: { source: FeedSource }) {
  const { lastResult, failures, fetchedAt, retryAt } = source;
  if (lastResult === null) return <p className="source-result">Not fetched yet.</p>;
  if (failures > 0)
    return (
      <p className="source-result source-failing">
        <Icon name="circle-alert" />
        <span>
          Last result: {lastResult}. Failed {failures === 1 ? 'once' : `${failures} times in a row`}
          {retryAt && `, tried again after ${momentWords(retryAt)}`}.
          {fetchedAt && ` Last read well on ${momentWords(fetchedAt)}.`}
        </span>
      </p>
    );
  return (
    <p className="source-result">
      Last result: {lastResult}
      {fetchedAt && `, on ${momentWords(fetchedAt)}`}.
    </p>
  );
}

function momentWords(moment: string): string {
  const { month, day, year, time } = eventDay(moment);
  return `${month} ${day}, ${year}, ${time ?? '12:00 AM'} New York time`;
}
