import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '#platform/ui/icon.tsx';
import { controlOf, type FieldErrors, type FieldFacts, type FormFacts } from './field-facts.ts';

/** The password fields of a form, each with a button that shows what is typed. Apart from the other fields: most pages have none. */
export function PasswordFields({ facts, errors }: { facts: FormFacts; errors: FieldErrors<string> }) {
  return Object.entries(facts)
    .filter(([, { type }]) => type === 'password')
    .map(([name, field]) => <PasswordField key={name} {...{ name, field }} error={errors[name]} />);
}

/** That there is a script never changes once it runs. */
const never = () => () => undefined;

function PasswordField({
  name,
  field,
  error,
}: {
  name: string;
  field: FieldFacts;
  error: string | undefined;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Without script a button would do nothing.
  const canShow = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [shown, setShown] = useState(false);
  useEffect(() => {
    // What is sent is a password: browsers offer to keep it only then.
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const { label, hint, ...control } = controlOf(name, field);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <div className="password-input">
        <input
          {...control}
          ref={input}
          id={id}
          className="input"
          type={shown ? 'text' : 'password'}
          autoCapitalize={shown ? 'none' : undefined}
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        {canShow && (
          <button type="button" aria-pressed={shown} aria-controls={id} onClick={() => setShown(!shown)}>
            Show<span className="sr-only"> {label.toLowerCase()}</span>
          </button>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="form-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="form-error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}
