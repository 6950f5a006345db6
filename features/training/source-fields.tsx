import { useState } from 'react';
import type { DraftErrors, EntryDraft } from '#features/knowledge/entry-draft.schema.ts';
import { TextField } from '#platform/forms/form-field.tsx';
import { Icon } from '#platform/ui/icon.tsx';

interface Row {
  key: number;
  title: string;
  url: string;
}

/** As many as the server takes. */
const MOST = 8;

/** What the answer rests on: shown under it in the chat. Rows left empty are ignored. */
export function SourceFields({ initial, errors }: { initial: EntryDraft['sources']; errors: DraftErrors }) {
  const [rows, setRows] = useState<Row[]>(() =>
    (initial.length > 0 ? initial : [{ title: '', url: '' }]).map((source, key) => ({ ...source, key })),
  );
  const add = () =>
    setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, title: '', url: '' }]);
  return (
    <fieldset className="source-fields">
      <legend className="form-label">Sources</legend>
      {rows.map(({ key, title, url }, index) => (
        <div key={key} className="source-row">
          <TextField
            label={`Source ${index + 1}: title`}
            name="sourceTitle"
            defaultValue={title}
            maxLength={200}
            error={errors[`sources.${index}.title`]}
          />
          <TextField
            label={`Source ${index + 1}: address`}
            name="sourceUrl"
            defaultValue={url}
            maxLength={500}
            inputMode="url"
            placeholder="https://"
            error={errors[`sources.${index}.url`]}
          />
          <button
            type="button"
            className="icon-btn"
            aria-label={`Remove source ${index + 1}`}
            onClick={() => setRows(rows.filter((row) => row.key !== key))}
          >
            <Icon name="trash-2" />
          </button>
        </div>
      ))}
      {errors['sources'] && <p className="form-error">{errors['sources']}</p>}
      {rows.length < MOST && (
        <button type="button" className="btn btn-line btn-small source-add" onClick={add}>
          <Icon name="plus" />
          Add source
        </button>
      )}
    </fieldset>
  );
}
