import { useState } from 'react';
import type { DraftErrors, EntryDraft } from '#features/knowledge/entry-draft.schema.ts';
import { draftFields, MAX_SOURCES } from '#features/knowledge/entry-draft.fields.ts';
import { controlOf } from '#platform/forms/field-facts.ts';
import { TextField } from '#platform/forms/form-field.tsx';
import { Icon } from '#platform/ui/icon.tsx';

interface Row {
  key: number;
  title: string;
  url: string;
}

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
            {...controlOf('sourceTitle', draftFields.sourceTitle)}
            label={`Source ${index + 1}: ${draftFields.sourceTitle.label}`}
            defaultValue={title}
            error={errors[`sources.${index}.title`]}
          />
          <TextField
            {...controlOf('sourceUrl', draftFields.sourceUrl)}
            label={`Source ${index + 1}: ${draftFields.sourceUrl.label}`}
            defaultValue={url}
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
      {rows.length < MAX_SOURCES && (
        <button type="button" className="btn btn-line btn-small source-add" onClick={add}>
          <Icon name="plus" />
          Add source
        </button>
      )}
    </fieldset>
  );
}
