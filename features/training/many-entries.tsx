import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { draftFields } from '#features/knowledge/entry-draft.fields.ts';
import type { CategoryCount } from '#features/knowledge/list-entries.server.ts';
import { controlOf } from '#platform/forms/field-facts.ts';
import { TextField } from '#platform/forms/form-field.tsx';
import { MANY_FETCHER, MANY_FORM, TRAINING_PATH, type TrainingAnswer } from './training-answer.ts';

interface ManyEntriesProps {
  categories: readonly CategoryCount[];
}

/** One change to all rows that are ticked. */
export function ManyEntries({ categories }: ManyEntriesProps) {
  const fetcher = useFetcher<TrainingAnswer>({ key: MANY_FETCHER });
  const busy = fetcher.state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  // What is done is no longer ticked.
  useEffect(() => {
    if (fetcher.data?.ok) form.current?.reset();
  }, [fetcher.data]);
  const press = (value: string, label: string, kind = 'btn-line') => (
    <button
      type="submit"
      name="change"
      value={value}
      className={`btn ${kind} btn-small`}
      aria-disabled={busy}
    >
      {label}
    </button>
  );
  return (
    <details className="training-many">
      <summary className="training-summary">Change several entries at once</summary>
      <fetcher.Form
        ref={form}
        id={MANY_FORM}
        method="post"
        action={TRAINING_PATH}
        className="training-many-form"
        onSubmit={(event) => busy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="many" />
        <p className="training-fine">Tick the entries in the list, then choose what they all get.</p>
        <div className="training-many-row">
          {press('on', 'Switch on')}
          {press('off', 'Switch off')}
          {press('delete', 'Delete')}
        </div>
        <div className="training-many-row">
          <TextField
            {...controlOf('category', { ...draftFields.category, label: 'New category' })}
            required={false}
            list="training-many-categories"
          />
          <datalist id="training-many-categories">
            {categories.map(({ category }) => (
              <option key={category} value={category} />
            ))}
          </datalist>
          {press('category', 'Set category')}
        </div>
        <div className="training-many-row">
          <TextField
            {...controlOf('reviewDue', draftFields.reviewDue)}
            hint={undefined}
            label="Next review due"
          />
          <TextField {...controlOf('reviewedBy', draftFields.reviewedBy)} label="Last reviewed by" />
          <TextField {...controlOf('reviewedOn', draftFields.reviewedOn)} label="Last reviewed on" />
          {press('review', 'Set review')}
        </div>
      </fetcher.Form>
    </details>
  );
}
