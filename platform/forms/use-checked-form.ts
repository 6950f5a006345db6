import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstError } from './form-field.tsx';

interface CheckedForm<Errors> {
  form: RefObject<HTMLFormElement | null>;
  errors: Errors;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Moves focus to the first field at fault whenever other errors are shown. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, errors: object): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [form, errors]);
}

/**
 * Checks a form with the server's own rules before anything is sent; `check` loads them with the first press and resolves to what
 * is wrong, or undefined. What it is given names the pressed button too. Moves focus to the first field at fault, whoever found it. `serverErrors` must be one object for one answer.
 */
export function useCheckedForm<Errors extends object>(
  serverErrors: Errors,
  check: (values: FormData) => Promise<Errors | undefined>,
): CheckedForm<Errors> {
  const form = useRef<HTMLFormElement>(null);
  const checked = useRef(false);
  const [own, setOwn] = useState<{ given: Errors; errors: Errors }>();
  // The server's word is the last one: what we found ourselves holds until it answers.
  const errors = own && own.given === serverErrors ? own.errors : serverErrors;

  useFocusFirstError(form, errors);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (checked.current) {
      checked.current = false;
      return;
    }
    const { currentTarget, nativeEvent } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    event.preventDefault();
    // Rules that do not come leave the word to the server.
    const checking = check(new FormData(currentTarget, submitter)).catch(() => undefined);
    void checking.then((found) => {
      if (found) {
        setOwn({ given: serverErrors, errors: found });
        return;
      }
      checked.current = true;
      // A browser drops what is submitted while it still tells of the first press.
      setTimeout(() => currentTarget.requestSubmit(submitter));
    });
  };
  return { form, errors, onSubmit };
}
