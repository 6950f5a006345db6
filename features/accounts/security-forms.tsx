import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { focusFirstError } from '#platform/forms/form-field.tsx';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { PasswordFields } from '#platform/forms/password-fields.tsx';
import { changeEmailFields, changePasswordFields } from './auth.fields.ts';
import type { SecurityAnswer, SecurityIntent } from './security-answer.ts';

/** A form's own answer, and where its focus goes. */
export function useSecurityForm(intent: SecurityIntent, answer: SecurityAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const own = answer?.intent === intent ? answer : undefined;
  useEffect(() => {
    if (own && !own.ok) focusFirstError(form.current);
  }, [own]);
  return { form, own, busy: navigation.formData?.get('intent') === intent };
}

export function PasswordForm({ answer }: { answer: SecurityAnswer | undefined }) {
  const { form, own, busy } = useSecurityForm('password', answer);
  return (
    <section className="panel" aria-labelledby="change-password">
      <h2 id="change-password" className="text-title">
        Change password
      </h2>
      <Form ref={form} method="post" className="security-form" noValidate preventScrollReset>
        <PasswordFields key={own?.attempt} facts={changePasswordFields} errors={own?.fieldErrors ?? {}} />
        <button
          type="submit"
          name="intent"
          value="password"
          className="btn btn-primary justify-self-start"
          aria-disabled={busy}
        >
          Change password
        </button>
      </Form>
    </section>
  );
}

export function EmailForm({ email, answer }: { email: string; answer: SecurityAnswer | undefined }) {
  const { form, own, busy } = useSecurityForm('email', answer);
  return (
    <section className="panel" aria-labelledby="change-email">
      <h2 id="change-email" className="text-title">
        Change email
      </h2>
      <p className="wrap-anywhere text-muted">
        Now {email}. A new address counts once you follow the link that we mail there; the old one is told.
      </p>
      <Form ref={form} method="post" className="security-form" noValidate preventScrollReset>
        <FormFields
          key={own?.ok ? own.attempt : 'typed'}
          facts={changeEmailFields}
          only={['email']}
          values={{ email: own?.email ?? '' }}
          errors={own?.fieldErrors ?? {}}
        />
        <PasswordFields key={own?.attempt} facts={changeEmailFields} errors={own?.fieldErrors ?? {}} />
        <button
          type="submit"
          name="intent"
          value="email"
          className="btn btn-primary justify-self-start"
          aria-disabled={busy}
        >
          Change email
        </button>
      </Form>
    </section>
  );
}
