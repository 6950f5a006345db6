import { SelectField } from '#platform/forms/form-field.tsx';
import { StandingForm } from '#platform/forms/standing-form.tsx';
import type { TableColumn } from './table-parts.ts';
import { COLUMNS_CHOSEN, type TablePlace } from './table-view.ts';

interface TableToolsProps {
  place: TablePlace;
  /** The columns that the server sorts by. */
  orders: readonly TableColumn[];
  /** Labels of the columns that may be left out. */
  choosable: readonly string[];
}

/** In which order, how many at once, and which columns: all that the heads say, and more, on any screen and without scripts. */
export function TableTools({ place: { view, usual, path, kept }, orders, choosable }: TableToolsProps) {
  const { sort, size, without } = view;
  return (
    <StandingForm
      method="get"
      action={path}
      standing={JSON.stringify([kept, sort, size, without])}
      className="data-table-tools"
      aria-label="How it is shown"
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {orders.length > 0 && (
        <SelectField name="sort" label="Sort by" defaultValue={sort}>
          {orders.map(({ label, sorted, orders: words = [label, `${label}, backwards`] }) => {
            const [up, down] = [
              <option key={label} value={label}>
                {words[0]}
              </option>,
              <option key={`-${label}`} value={`-${label}`}>
                {words[1]}
              </option>,
            ];
            return sorted === 'down' ? [down, up] : [up, down];
          })}
        </SelectField>
      )}
      <SelectField name="size" label="Rows" defaultValue={size}>
        {usual.sizes.map((rows) => (
          <option key={rows}>{rows}</option>
        ))}
      </SelectField>
      {choosable.length > 0 && (
        <details className="data-table-columns">
          <summary className="btn btn-line">Columns</summary>
          <fieldset>
            <legend>Leave out</legend>
            {/* Otherwise nothing ticked would mean what is usually left out. */}
            {usual.without && <input type="hidden" name={COLUMNS_CHOSEN} value="yes" />}
            {choosable.map((label) => (
              <label key={label} className="check-row">
                <input
                  type="checkbox"
                  name="without"
                  value={label}
                  defaultChecked={without.includes(label)}
                />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        </details>
      )}
      <button type="submit" className="btn btn-line">
        Show
      </button>
    </StandingForm>
  );
}
