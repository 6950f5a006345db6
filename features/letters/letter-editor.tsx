import { Form, useNavigation } from 'react-router';
import type { FieldErrors } from '#platform/forms/field-facts.ts';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { MeanwhileChanged } from '#platform/forms/meanwhile-changed.tsx';
import { useShownVersion } from '#platform/forms/use-shown-version.ts';
import { useCheckedForm } from '#platform/forms/use-checked-form.ts';
import type { LetterAnswer } from './answer-letter.ts';
import { type LetterField, letterFields, listChoices, pictureChoices } from './letter.fields.ts';
import type { Letter } from './letter.ts';
import { valuesOf } from './letter-values.ts';

interface LetterEditorProps {
  letter: Letter;
  products: { value: string; label: string }[];
  answer: LetterAnswer | undefined;
}

/** A tick is given anew with each press. */
const { sure: _sure, ...kept } = letterFields;

/** One object, because a new one would count as a new answer. */
const NO_ERRORS: FieldErrors<LetterField> = {};

async function check(values: FormData): Promise<FieldErrors<LetterField> | undefined> {
  const { checkLetter, isLetterIntent } = await import('./letter.schema.ts');
  const intent = values.get('intent');
  const result = checkLetter(isLetterIntent(intent) ? intent : 'save', Object.fromEntries(values));
  return result.ok ? undefined : result.fieldErrors;
}

/** What a draft says. After a refusal it shows what was typed. */
export function LetterEditor({ letter, products, answer }: LetterEditorProps) {
  const refused = answer && !answer.ok ? answer : undefined;
  const { form, errors, onSubmit } = useCheckedForm(refused?.errors ?? NO_ERRORS, check);
  const shown = useShownVersion(
    String(letter.version),
    answer?.ok ? answer.version : refused?.meanwhile?.version,
  );
  const busy = useNavigation().state === 'submitting';
  const buttons = [
    { intent: 'save', label: 'Save and preview', look: 'btn-line' },
    { intent: 'test', label: 'Send me a test', look: 'btn-line' },
    { intent: 'send', label: 'Send to the list', look: 'btn-primary' },
  ];
  return (
    <Form
      ref={form}
      method="post"
      className="letter-form"
      preventScrollReset
      noValidate
      onSubmit={(event) => (busy ? event.preventDefault() : onSubmit(event))}
    >
      <input type="hidden" name="version" value={shown} />
      {refused?.meanwhile && (
        <MeanwhileChanged facts={kept} now={refused.meanwhile.now} typed={refused.values} />
      )}
      <FormFields
        facts={letterFields}
        values={refused?.values ?? valuesOf(letter)}
        errors={errors}
        choices={{
          list: listChoices,
          picture: pictureChoices,
          product1: products,
          product2: products,
          product3: products,
        }}
      />
      <div className="letter-buttons">
        {buttons.map(({ intent, label, look }) => (
          <button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            className={`btn ${look}`}
            aria-disabled={busy}
          >
            {label}
          </button>
        ))}
      </div>
    </Form>
  );
}
