import { Form, Link, useNavigation } from 'react-router';
import { eventDay } from './event-words.ts';
import type { FeedSource } from './feed-source.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { listNames } from './source-words.ts';
import { SOURCES_PATH } from './sources-answer.ts';

/** Every source of the community's lists, with what its last fetch gave. Undefined when they could not be read. */
export function SourceList({ sources }: { sources: FeedSource[] | undefined }) {
  return (
    <section className="panel" aria-labelledby="sources">
      <div className="panel-head">
        <h2 id="sources" className="text-title">
          Sources
        </h2>
        <Link to="?add" className="btn btn-primary btn-small">
          <Icon name="plus" />
          Add a source
        </Link>
      </div>
      <p className="text-muted">
        The lists on the community and learn pages are read from these feeds, each once a week. One that fails
        is tried again by itself, ever more slowly, and keeps what it gave before.
      </p>
      {sources === undefined ? (
        <div className="empty" role="alert">
          <Icon name="circle-alert" />
          <p>The sources could not be loaded.</p>
          <Link to={SOURCES_PATH} reloadDocument className="btn btn-line btn-small">
            Try again
          </Link>
        </div>
      ) : sources.length === 0 ? (
        <div className="empty">
          <Icon name="info" />
          <p>No sources yet. The community's lists stay empty until there is one.</p>
        </div>
      ) : (
        <ul className="source-list">
          {sources.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SourceRow({ source }: { source: FeedSource }) {
  const { id, list, title, url, enabled, origin, failures, listings } = source;
  const navigation = useNavigation();
  const pressed = navigation.formData?.get('id') === id ? navigation.formData.get('intent') : undefined;
  return (
    <li className="source-row">
      <div className="source-words">
        <p className="listing-tags">
          <span className="tag">{listNames[list].name}</span>
          {!enabled && <span className="tag tag-red">Off</span>}
          {failures > 0 && <span className="tag tag-red">Failing</span>}
          {origin !== 'administrator' && (
            <span className="tag">
              {origin === 'sample' ? 'Comes with the store' : 'From COMMUNITY_FEEDS'}
            </span>
          )}
        </p>
        <h3 className="text-title">{title}</h3>
        <p className="source-url">{url}</p>
        <LastResult source={source} />
      </div>
      <Form method="post" action={SOURCES_PATH} preventScrollReset className="source-actions">
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
        <Link to={`?edit=${id}`} className="btn btn-line btn-small" aria-label={`Edit: ${title}`}>
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
    </li>
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
