import { Form } from 'react-router';
import { SelectField } from '#platform/forms/form-field.tsx';
import { type ListChoice, NEWEST_FIRST, PAGE_SIZES, RECEIVED } from './list-choice.ts';

/** In which order, and how many at once: what the heads of the columns do where there is room for them. */
export function ListView({ choice, labels }: { choice: ListChoice; labels: readonly string[] }) {
  const { list, searchKey, sort, size, without } = choice;
  return (
    <Form
      method="get"
      key={`${list} ${sort} ${size} ${without.join()}`}
      className="message-view"
      aria-label="How it is shown"
    >
      <input type="hidden" name="list" value={list} />
      {searchKey && <input type="hidden" name="search" value={searchKey} />}
      {labels.length > 0 && (
        <SelectField name="sort" label="Sort by" defaultValue={sort}>
          <option value={NEWEST_FIRST}>Newest first</option>
          <option value={RECEIVED}>Oldest first</option>
          {labels.map((label) => [
            <option key={label} value={label}>
              {label}
            </option>,
            <option key={`-${label}`} value={`-${label}`}>
              {label}, backwards
            </option>,
          ])}
        </SelectField>
      )}
      <SelectField name="size" label="Rows" defaultValue={size}>
        {PAGE_SIZES.map((rows) => (
          <option key={rows}>{rows}</option>
        ))}
      </SelectField>
      {labels.length > 0 && (
        <details className="message-columns">
          <summary className="btn btn-line">Columns</summary>
          <fieldset>
            <legend>Leave out</legend>
            {labels.map((label) => (
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
    </Form>
  );
}
