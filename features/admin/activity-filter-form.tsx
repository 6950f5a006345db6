import { Link } from 'react-router';
import type { ActivityFilter } from '#features/activity/activity-filter.ts';
import type { ActivityChoices } from '#features/activity/list-activity.server.ts';
import { SelectField, TextField } from '#platform/forms/form-field.tsx';
import { TableFilter } from '#platform/table/table-filter.tsx';
import type { TablePlace } from '#platform/table/table-view.ts';
import { Icon } from '#platform/ui/icon.tsx';

const labels = new Map([
  ['admin', 'Administrators'],
  ['account', 'Accounts'],
  ['mail', 'Mails'],
]);
const labelOf = (kind: string) => labels.get(kind) ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

interface FilterFormProps {
  filter: ActivityFilter;
  place: TablePlace;
  choices: ActivityChoices;
}

/** By whom, of which kind and when. The choice stands in the address. */
export function ActivityFilterForm({ filter, place, choices }: FilterFormProps) {
  const filtered = Object.values(filter).some((value) => value !== '');
  return (
    <>
      <TableFilter label="Activity" place={place} className="activity-filter">
        <SelectField name="who" label="Who" defaultValue={filter.who}>
          <option value="">Everybody</option>
          {choices.actors.map(({ who, actor }) => (
            <option key={who} value={who}>
              {actor}
            </option>
          ))}
        </SelectField>
        <SelectField name="kind" label="What" defaultValue={filter.kind}>
          <option value="">Everything</option>
          {choices.kinds.map((kind) => (
            <option key={kind} value={kind}>
              {labelOf(kind)}
            </option>
          ))}
        </SelectField>
        <TextField name="from" type="date" label="From" defaultValue={filter.from} />
        <TextField name="to" type="date" label="To" defaultValue={filter.to} />
        <button type="submit" className="btn btn-line">
          <Icon name="search" />
          Search
        </button>
      </TableFilter>
      <div className="flex flex-wrap gap-2">
        {/* A plain form: the answer is a file. */}
        <form method="post" action="/account/activity/export">
          <input type="hidden" name="who" value={filter.who} />
          <input type="hidden" name="kind" value={filter.kind} />
          <input type="hidden" name="from" value={filter.from} />
          <input type="hidden" name="to" value={filter.to} />
          <button type="submit" className="btn btn-tint">
            Export CSV
          </button>
        </form>
        {filtered && (
          <Link to="/account/activity" className="btn btn-line">
            Show everything
          </Link>
        )}
      </div>
    </>
  );
}
