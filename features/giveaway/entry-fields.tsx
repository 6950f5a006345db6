import { useId } from 'react';
import { giveawayForm } from '#content/campaign-texts.ts';
import type { EntryField, EntryFieldErrors } from './entry.schema.ts';
import { TextField } from '#platform/forms/form-field.tsx';
import { Icon } from '#platform/ui/icon.tsx';

export interface EntryFieldsProps {
  values: Partial<Record<EntryField, string>>;
  errors: EntryFieldErrors;
}

const field = ({ values, errors }: EntryFieldsProps, name: EntryField) => ({
  name,
  defaultValue: values[name] ?? '',
  error: errors[name],
  required: true,
});

export function NameField(props: EntryFieldsProps) {
  return (
    <TextField
      {...field(props, 'name')}
      label={giveawayForm.labels.name}
      autoComplete="name"
      maxLength={100}
    />
  );
}

export function ReachFields(props: EntryFieldsProps) {
  return (
    <>
      <TextField
        {...field(props, 'email')}
        label={giveawayForm.labels.email}
        hint={giveawayForm.hints.email}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        {...field(props, 'phone')}
        label={giveawayForm.labels.phone}
        hint={giveawayForm.hints.phone}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </>
  );
}

export function AddressField(props: EntryFieldsProps) {
  return (
    <TextField
      {...field(props, 'address')}
      label={giveawayForm.labels.address}
      hint={giveawayForm.hints.address}
      autoComplete="street-address"
      maxLength={300}
    />
  );
}

/** Never ticked beforehand: consent is an act. Only what was ticked and sent comes back ticked. */
export function ConsentBox({ values, errors }: EntryFieldsProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="check-row">
        <input
          type="checkbox"
          name="optedIn"
          required
          defaultChecked={values.optedIn === 'on'}
          aria-invalid={errors.optedIn ? true : undefined}
          aria-describedby={errors.optedIn ? `${id}-error` : undefined}
        />
        <span>{giveawayForm.consent}</span>
      </label>
      {errors.optedIn && (
        <p id={`${id}-error`} className="form-error">
          <Icon name="circle-alert" />
          {errors.optedIn}
        </p>
      )}
    </div>
  );
}
