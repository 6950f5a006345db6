import { useId } from 'react';
import { Icon } from '#platform/ui/icon.tsx';
import {
  controlOf,
  type FieldErrors,
  type FieldFacts,
  type FieldName,
  type FormFacts,
  type TypedValues,
} from './field-facts.ts';
import { SelectField, TextArea, TextField } from './form-field.tsx';

interface FormFieldsProps<Facts extends FormFacts, Name extends FieldName<Facts>> {
  facts: Facts;
  /** Those of them that stand here; all, if not given. */
  only?: readonly Name[];
  values?: TypedValues<FieldName<Facts>>;
  errors: FieldErrors<FieldName<Facts>>;
  /** What each field of the kind 'choice' offers. */
  choices?: Partial<Record<FieldName<Facts>, readonly Choice[]>>;
}

interface Choice {
  value: string;
  label: string;
}

/** A form's fields as their facts tell: names, limits, required marks, what was typed and what is wrong with it. */
export function FormFields<Facts extends FormFacts, Name extends FieldName<Facts>>({
  facts,
  only,
  values,
  errors,
  choices,
}: FormFieldsProps<Facts, Name>) {
  const typed: TypedValues<string> = values ?? {};
  const wrong: FieldErrors<string> = errors;
  const offered: Partial<Record<string, readonly Choice[]>> = choices ?? {};
  return Object.entries(facts)
    .filter(([name]) => !only || only.some((one) => one === name))
    .map(([name, field]) => (
      <FormField
        key={name}
        {...{ name, field }}
        value={typed[name]}
        error={wrong[name]}
        choices={offered[name]}
      />
    ));
}

interface FormFieldProps {
  name: string;
  field: FieldFacts;
  value: string | undefined;
  error: string | undefined;
  choices?: readonly Choice[] | undefined;
}

function FormField({ name, field, value, error, choices = [] }: FormFieldProps) {
  if (field.kind === 'tick') return <TickField {...{ name, field, value, error }} />;
  const { type, inputMode, maxLength, placeholder, ...words } = controlOf(name, field);
  const control = { ...words, error, defaultValue: value ?? '' };
  if (field.kind === 'choice')
    return (
      <SelectField {...control}>
        <option value="">{placeholder ?? 'Choose'}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectField>
    );
  const limited = { ...control, maxLength, placeholder };
  if (field.kind === 'area') return <TextArea {...limited} rows={field.rows ?? 5} />;
  return <TextField {...limited} type={type ?? 'text'} inputMode={inputMode} />;
}

/** Never ticked beforehand: consent is an act. Only what was ticked and sent comes back ticked. */
function TickField({ name, field, value, error }: FormFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="check-row">
        <input
          type="checkbox"
          name={name}
          required={field.missing !== undefined}
          defaultChecked={value === 'on'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{field.label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="form-error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}
