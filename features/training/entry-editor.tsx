import { useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { DraftErrors, EntryDraft } from '#features/knowledge/entry-draft.schema.ts';
import { knowledgeCategories } from '#content/knowledge/knowledge-entry.ts';
import { draftFields } from '#features/knowledge/entry-draft.fields.ts';
import { controlOf } from '#platform/forms/field-facts.ts';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { focusFirstError, TextField } from '#platform/forms/form-field.tsx';
import { showToast } from '#platform/ui/toasts.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { EntryHistory } from './entry-history.tsx';
import { KeywordField } from './keyword-field.tsx';
import { DROPS_WORDS, LeaveWarning } from './leave-warning.tsx';
import { SourceFields } from './source-fields.tsx';
import { type RefusedSave, TRAINING_PATH, type TrainingForm } from './training-answer.ts';

interface EntryFormProps {
  form: TrainingForm;
  /** The last save, when it was refused. */
  refused: RefusedSave | undefined;
  /** Drops what was typed, and shows what somebody else saved. */
  onTakeTheirs: () => void;
  /** Shows the entry as it stands after an older version was brought back. */
  onBroughtBack: () => void;
}

/** One entry: new, edited, or taught from a reply that was voted down (docs/product/knowledge.md#review). */
export function EntryForm({ form, refused, onTakeTheirs, onBroughtBack }: EntryFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const saving = useNavigation().formData?.get('intent') === 'save';
  // The version that the editor saw. The page's data are read again after a refused save, and must not slip in a newer one.
  const [version] = useState(refused?.version ?? form.version);
  const draft = refused?.draft ?? form.draft;
  const errors = refused?.errors ?? {};
  const gone = refused?.gone === true;

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!refused) return;
    showToast({ kind: 'error', title: refused.message });
    // A notice stands at the top, out of sight of the button that was pressed.
    if (refused.conflict || refused.gone) heading.current?.focus();
    else focusFirstError(element.current);
  }, [refused]);

  return (
    <section className="panel" aria-labelledby="training-form">
      <h2 id="training-form" ref={heading} tabIndex={-1} className="text-title">
        {form.id === undefined ? 'Add knowledge' : 'Edit knowledge'}
      </h2>
      {form.teach && <TaughtFrom reply={form.teach.reply} />}
      <Form
        ref={element}
        method="post"
        action={addressOf(form)}
        className="training-form"
        onSubmit={(event) => saving && event.preventDefault()}
        noValidate
      >
        {form.id !== undefined && !gone && (
          <>
            <input type="hidden" name="id" value={form.id} />
            <input type="hidden" name="version" value={version} />
          </>
        )}
        {form.teach && <input type="hidden" name="taughtFrom" value={form.teach.messageId} />}
        {refused?.conflict && <ConflictNotice theirs={refused.conflict} onTakeTheirs={onTakeTheirs} />}
        {gone && (
          <p className="notice">
            Somebody deleted this entry while you were editing. Your words are still here: Save adds them as a
            new entry.
          </p>
        )}
        <EntryFields draft={draft} errors={errors} attempt={refused?.draft} />
        <div className="training-form-actions">
          <button type="submit" name="intent" value="save" className="btn btn-primary" aria-disabled={saving}>
            {saving ? 'Saving...' : 'Save'}
          </button>
          <Link to={TRAINING_PATH} state={DROPS_WORDS} className="btn btn-line">
            Cancel
          </Link>
        </div>
      </Form>
      {form.id !== undefined && form.history && !gone && (
        <EntryHistory
          id={form.id}
          version={form.version}
          history={form.history}
          onBroughtBack={onBroughtBack}
        />
      )}
      <LeaveWarning form={element} refused={refused !== undefined} />
    </section>
  );
}

/** Posts to where it stands, so that a page without scripts comes back with the form open. */
function addressOf({ id, teach }: TrainingForm): string {
  if (id !== undefined) return `${TRAINING_PATH}?edit=${id}`;
  return teach ? `${TRAINING_PATH}?teach=${teach.messageId}` : `${TRAINING_PATH}?add`;
}

function TaughtFrom({ reply }: { reply: string }) {
  return (
    <figure className="training-reply">
      <figcaption>What the assistant said, and the visitor voted down</figcaption>
      <blockquote>{reply}</blockquote>
    </figure>
  );
}

interface EntryFieldsProps {
  draft: EntryDraft;
  errors: DraftErrors;
  /** What the last save sent: chips and sources begin anew from it. */
  attempt: EntryDraft | undefined;
}

function EntryFields({ draft, errors, attempt }: EntryFieldsProps) {
  const { question, answer, further } = draft;
  return (
    <>
      <TextField
        {...controlOf('category', draftFields.category)}
        list="training-categories"
        defaultValue={draft.category}
        error={errors['category']}
      />
      <datalist id="training-categories">
        {knowledgeCategories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <FormFields
        facts={draftFields}
        only={['question', 'answer', 'further']}
        values={{ question, answer, further }}
        errors={errors}
      />
      <KeywordField key={`keywords ${JSON.stringify(attempt?.keywords)}`} initial={draft.keywords} />
      <SourceFields
        key={`sources ${JSON.stringify(attempt?.sources)}`}
        initial={draft.sources}
        errors={errors}
      />
      <fieldset className="training-reviewed">
        <legend className="form-label">Review by somebody who knows</legend>
        <FormFields
          facts={draftFields}
          only={['reviewDue', 'reviewedBy', 'reviewedOn']}
          values={{
            reviewDue: draft.reviewDue ?? '',
            reviewedBy: draft.reviewedBy ?? '',
            reviewedOn: draft.reviewedOn ?? '',
          }}
          errors={errors}
        />
      </fieldset>
      <label className="check-row">
        <input type="checkbox" name="isActive" defaultChecked={draft.isActive} />
        <span>
          Active
          <span className="form-hint">The assistant answers only from active entries.</span>
        </span>
      </label>
    </>
  );
}
