import { useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { FeedSource } from './feed-source.ts';
import { controlOf } from '#platform/forms/field-facts.ts';
import { useFocusFirstError } from '#platform/forms/use-checked-form.ts';
import { MeanwhileChanged } from '#platform/forms/meanwhile-changed.tsx';
import { useShownVersion } from '#platform/forms/use-shown-version.ts';
import { type TablePlace, viewHref } from '#platform/table/table-view.ts';
import { sourceFields } from './source.fields.ts';
import { SelectField, TextField } from '#platform/forms/form-field.tsx';
import { listNames } from './source-words.ts';
import type { SourcesAnswer } from './sources-answer.ts';

/** One object, because a new one would count as a new answer. */
const NO_ERRORS = {};

/** Adds a source, or changes one. What was typed stays when it is refused. */
export function SourceForm({
  source,
  version,
  refused,
  place,
}: {
  source: FeedSource | undefined;
  /** Of what is shown of it. */
  version: string | undefined;
  refused: SourcesAnswer | undefined;
  /** Where the list stands. */
  place: TablePlace;
}) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().formData?.get('intent') === 'save';
  useFocusFirstError(form, refused?.errors ?? NO_ERRORS);
  const value = refused?.typed ?? source;
  const shown = useShownVersion(version ?? '', refused?.meanwhile?.version);
  // Those that are not the administrator's own are named by their address.
  const fixed = source !== undefined && source.origin !== 'administrator';
  return (
    <section className="panel" aria-labelledby="source-form">
      <h2 id="source-form" className="text-title">
        {source ? 'Edit source' : 'Add a source'}
      </h2>
      <Form
        ref={form}
        method="post"
        action={viewHref(place, source ? ['edit', source.id] : ['add', ''])}
        noValidate
      >
        <div className="source-fields">
          {source && <input type="hidden" name="id" value={source.id} />}
          {source && <input type="hidden" name="version" value={shown} />}
          {refused?.meanwhile && (
            <MeanwhileChanged facts={sourceFields} now={refused.meanwhile.now} typed={refused.typed ?? {}} />
          )}
          <TextField
            {...controlOf('title', sourceFields.title)}
            defaultValue={value?.title}
            error={refused?.errors?.title}
          />
          {fixed ? (
            <>
              <input type="hidden" name="list" value={source.list} />
              <input type="hidden" name="url" value={source.url} />
            </>
          ) : (
            <WhatAndWhere value={value} errors={refused?.errors} />
          )}
          <div className="source-actions">
            <button type="submit" name="intent" value="save" className="btn btn-primary" aria-disabled={busy}>
              {busy ? 'Saving…' : 'Save'}
            </button>
            <Link to={viewHref(place)} className="btn btn-line">
              Cancel
            </Link>
          </div>
        </div>
      </Form>
    </section>
  );
}

function WhatAndWhere({
  value,
  errors,
}: {
  value: { list: string; url: string } | undefined;
  errors: SourcesAnswer['errors'];
}) {
  return (
    <>
      <SelectField
        name="list"
        label={sourceFields.list.label}
        defaultValue={value?.list ?? 'stories'}
        error={errors?.list}
      >
        {Object.entries(listNames).map(([list, { name, format }]) => (
          <option key={list} value={list}>
            {name} ({format})
          </option>
        ))}
      </SelectField>
      <TextField {...controlOf('url', sourceFields.url)} defaultValue={value?.url} error={errors?.url} />
    </>
  );
}
