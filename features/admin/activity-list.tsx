import { Link } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import type { ActivityFilter } from '#features/activity/activity-filter.ts';
import type { ActivityChoices } from '#features/activity/list-activity.server.ts';
import { ActivityFilterForm } from './activity-filter-form.tsx';
import { Icon } from '#platform/ui/icon.tsx';

interface Activity {
  id: string;
  /** ISO 8601. */
  at: string;
  actor: string;
  /** Goes on after the actor. */
  what: string;
  /** One line each. */
  details: string[];
}

/** What administrators did, newest first. Nobody can change it here. */
export function ActivityList({
  activities,
  page,
  pages,
  filter,
  size,
  choices,
}: {
  activities: Activity[];
  page: number;
  pages: number;
  filter: ActivityFilter;
  /** Rows of one page. */
  size: number;
  choices: ActivityChoices;
}) {
  const hrefOf = (number: number) => {
    const asked = Object.entries({ ...filter, size: String(size), page: String(number) });
    return `?${new URLSearchParams(asked.filter(([, value]) => value !== ''))}`;
  };
  return (
    <section className="panel" aria-labelledby="activity">
      <h2 id="activity" className="text-title">
        Activity
      </h2>
      <ActivityFilterForm filter={filter} size={size} choices={choices} />
      {activities.length === 0 ? (
        <div className="empty">
          <Icon name="clock" />
          <p>
            {choices.actors.length === 0
              ? 'Nothing yet. What administrators change or export is listed here.'
              : 'Nothing of this kind, by this person, in these days.'}
          </p>
        </div>
      ) : (
        <ul className="activity-list">
          {activities.map(({ id, at, actor, what, details }) => (
            <li key={id}>
              <p>
                <strong className="wrap-anywhere">{actor}</strong>{' '}
                <span className="wrap-anywhere">{what}</span>
              </p>
              <p className="text-small wrap-anywhere text-muted">
                <time dateTime={at}>{momentInWords(new Date(at))}</time>
              </p>
              {details.map((line) => (
                <p key={line} className="text-fine wrap-anywhere text-muted">
                  {line}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className="flex flex-wrap items-center gap-4" aria-label="Pages">
          {page > 1 && (
            <Link to={hrefOf(page - 1)} className="btn btn-line btn-small">
              Newer
            </Link>
          )}
          <span>
            Page {page} of {pages}
          </span>
          {page < pages && (
            <Link to={hrefOf(page + 1)} className="btn btn-line btn-small">
              Older
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}
