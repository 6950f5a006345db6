import { momentInWords } from '#content/date-words.ts';
import type { ActivityFilter } from '#features/activity/activity-filter.ts';
import type { ActivityChoices } from '#features/activity/list-activity.server.ts';
import { ActivityFilterForm } from './activity-filter-form.tsx';
import { DataTable } from '#platform/table/data-table.tsx';
import type { TableColumn, TableRow } from '#platform/table/table-parts.ts';
import {
  PAGE_SIZES,
  readTableView,
  type TablePlace,
  type TableView,
  type UsualView,
} from '#platform/table/table-view.ts';
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

const usual: UsualView = { sort: '-When', sizes: PAGE_SIZES };
const columns: TableColumn[] = [
  { label: 'When', sorted: 'down', orders: ['Oldest first', 'Newest first'], stays: true },
  { label: 'Who', sorted: 'up' },
  { label: 'What', sorted: 'up', stays: true },
  { label: 'Details' },
];

export const readActivityView = (asked: URLSearchParams): TableView => readTableView(asked, usual);

interface ActivityListProps {
  activities: Activity[];
  /** Of all pages. */
  total: number;
  filter: ActivityFilter;
  view: TableView;
  choices: ActivityChoices;
}

/** What administrators did. Nobody can change it here. */
export function ActivityList({ activities, total, filter, view, choices }: ActivityListProps) {
  const place: TablePlace = {
    view,
    usual,
    path: '/account/activity',
    kept: Object.entries(filter).filter(([, value]) => value !== ''),
  };
  return (
    <section className="panel" aria-labelledby="activity">
      <h2 id="activity" className="text-title">
        Activity
      </h2>
      <ActivityFilterForm filter={filter} place={place} choices={choices} />
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
        <DataTable
          {...place}
          label="What was done"
          className="activity-table"
          columns={columns}
          rows={activities.map(rowOf)}
          total={total}
        />
      )}
    </section>
  );
}

const rowOf = ({ id, at, actor, what, details }: Activity): TableRow => ({
  id,
  name: what,
  cells: {
    When: <time dateTime={at}>{momentInWords(new Date(at))}</time>,
    Who: <strong>{actor}</strong>,
    What: what,
    Details: details.length > 0 ? details.map((line) => <p key={line}>{line}</p>) : undefined,
  },
});
