import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '#platform/ui/icon.tsx';

interface FieldFrameProps {
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
}

interface ControlIds {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, hint and error around one control; the control says it is at fault and points at both. */
function FieldFrame({
  label,
  hint,
  error,
  className = '',
  children,
}: FieldFrameProps & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={`form-field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
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

type Frame<Tag extends 'input' | 'select' | 'textarea'> = FieldFrameProps &
  Omit<ComponentProps<Tag>, 'id' | 'className'>;

export function TextField({ label, hint, error, className, ...input }: Frame<'input'>) {
  return (
    <FieldFrame {...{ label, hint, error, className }}>
      {(ids) => <input {...input} type={input.type ?? 'text'} {...ids} className="input" />}
    </FieldFrame>
  );
}

export function TextArea({ label, hint, error, className, ...area }: Frame<'textarea'>) {
  return (
    <FieldFrame {...{ label, hint, error, className }}>
      {(ids) => <textarea rows={5} {...area} {...ids} className="input" />}
    </FieldFrame>
  );
}

export function SelectField({ label, hint, error, className, children, ...select }: Frame<'select'>) {
  const { defaultValue } = select;
  const list = useRef<HTMLSelectElement>(null);
  // React tells an input of a later default, and a select of none.
  useEffect(() => {
    for (const option of list.current?.options ?? []) {
      option.defaultSelected = option.value === String(defaultValue ?? '');
    }
  }, [defaultValue]);
  return (
    <FieldFrame {...{ label, hint, error, className }}>
      {(ids) => (
        <select {...select} {...ids} ref={list} className="input">
          {children}
        </select>
      )}
    </FieldFrame>
  );
}

/** Moves focus to the first control at fault, so that a keyboard or a screen reader lands on it. */
export function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
