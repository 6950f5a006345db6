import { Link } from 'react-router';
import type { FeedSource } from './feed-source.ts';
import { type TableView, viewHref } from '#platform/table/table-view.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { sourcesPlace } from './source-view.ts';
import { SourceTable } from './source-table.tsx';
import { SOURCES_PATH } from './sources-answer.ts';

interface SourceListProps {
  /** Undefined when they could not be read. */
  sources: FeedSource[] | undefined;
  /** Of all pages. */
  total: number;
  view: TableView;
}

/** Every source of the community's lists and the way to add one. */
export function SourceList({ sources, total, view }: SourceListProps) {
  const place = sourcesPlace(view);
  return (
    <section className="panel" aria-labelledby="sources">
      <div className="panel-head">
        <h2 id="sources" className="text-title">
          Sources
        </h2>
        <Link to={viewHref(place, ['add', ''])} className="btn btn-primary btn-small">
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
      ) : total === 0 ? (
        <div className="empty">
          <Icon name="info" />
          <p>No sources yet. The community's lists stay empty until there is one.</p>
        </div>
      ) : (
        <SourceTable sources={sources} total={total} place={place} />
      )}
    </section>
  );
}
