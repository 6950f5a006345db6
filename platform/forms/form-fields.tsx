import { useId } from 'react';
import { Icon } from '#platform/ui/icon.tsx';
import type { FieldErrors, FieldFacts, FieldName, FormFacts, TypedValues } from './field-facts.ts';
import { TextArea, TextField } from './form-field.tsx';

interface FormFieldsProps<Facts extends FormFacts, Name extends FieldName<Facts>> {
  facts: Facts;
  /** Those of them that stand here; all, if not given. */
  only?: readonly Name[];
  values?: TypedValues<FieldName<Facts>>;
  errors: FieldErrors<FieldName<Facts>>;
}

/** A form's fields as their facts tell: names, limits, required marks, what was typed and what is wrong with it. */
export function FormFields<Facts extends FormFacts, Name extends FieldName<Facts>>({
  facts,
  only,
  values,
  errors,
}: FormFieldsProps<Facts, Name>) {
  const typed: TypedValues<string> = values ?? {};
  const wrong: FieldErrors<string> = errors;
  return Object.entries(facts)
    .filter(([name]) => !only || only.some((one) => one === name))
    .map(([name, field]) => (
      <FormField key={name} {...{ name, field }} value={typed[name]} error={wrong[name]} />
    ));
}

interface FormFieldProps {
  name: string;
  field: FieldFacts;
  value: string | undefined;
  error: string | undefined;
}

function FormField({ name, field, value, error }: FormFieldProps) {
  if (field.kind === 'tick') return <TickField {...{ name, field, value, error }} />;
  const { label, hint, type, autoComplete } = field;
  const control = {
    name,
    label,
    hint,
    error,
    autoComplete,
    maxLength: field.max,
    required: field.missing !== undefined,
    defaultValue: value ?? '',
  };
  return field.kind === 'area' ? <TextArea {...control} /> : <TextField {...control} type={type ?? 'text'} />;
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
