import { useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { authFieldsOf, type AuthMode } from './auth.fields.ts';
import type { Notice } from './browser-cookies.ts';
import { rememberAddress } from '#features/store/address-given.ts';
import type { FormFacts } from '#platform/forms/field-facts.ts';
import { focusFirstError } from '#platform/forms/form-field.tsx';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { PasswordFields } from '#platform/forms/password-fields.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import type { AuthAttempt } from './auth-attempt.ts';

const words: Record<AuthMode, { title: string; lead: string; submit: string }> = {
  login: { title: 'Login', lead: 'Your orders and your account.', submit: 'Login' },
  code: {
    title: 'Second step',
    lead: 'Your password is right. Now the code.',
    submit: 'Login',
  },
  signup: { title: 'Sign Up', lead: 'See your orders in one place.', submit: 'Sign Up' },
  reset: {
    title: 'Reset Password',
    lead: 'We mail you a link to choose a new password.',
    submit: 'Send reset email',
  },
  'new-password': {
    title: 'Set a new password',
    lead: 'You will be logged out everywhere else.',
    submit: 'Set new password',
  },
};

interface AuthCardProps {
  mode: AuthMode;
  attempt: AuthAttempt | undefined;
  /** What the last page left to say. */
  notice: { name: Notice; title: string } | null;
  /** Where to go after signing in. */
  next: string | null;
  /** Of a reset mail. */
  token: string | null;
}

/** One card with three modes, and the new password after a reset. Works without script. */
export function AuthCard({ mode, attempt, notice, next, token }: AuthCardProps) {
  const form = useAuthForm(attempt, notice?.name);
  const busy = useNavigation().state === 'submitting';
  const errors = attempt?.mode === mode ? attempt.fieldErrors : {};
  // Of the first answer, for a page that was made without script; what is typed later stands in the field itself.
  const [values] = useState({ email: attempt?.email ?? '' });
  const facts: FormFacts = authFieldsOf[mode];
  const { title, lead, submit } = words[mode];
  return (
    <section className="auth-card" aria-labelledby="auth-title">
      <h1 id="auth-title" className="text-heading font-display">
        {title}
      </h1>
      <p className="lead">{lead}</p>
      {notice && !attempt && (
        <p className="notice notice-calm">
          <Icon name="circle-check" />
          {notice.title}
        </p>
      )}
      {attempt?.mode === mode && attempt.message !== undefined && (
        <p className="notice" role="alert">
          <Icon name="circle-alert" />
          {attempt.title === 'Error' ? attempt.message : `${attempt.title}: ${attempt.message}`}
        </p>
      )}
      <Form ref={form} method="post" className="auth-fields" noValidate>
        <input type="hidden" name="mode" value={mode} />
        {token && <input type="hidden" name="token" value={token} />}
        {/* The address goes along from mode to mode; passwords are made anew, so that toggling clears them. */}
        <FormFields facts={facts} only={['email']} values={values} errors={errors} />
        <FormFields facts={facts} only={['code']} errors={errors} />
        <PasswordFields key={mode} facts={facts} errors={errors} />
        <button type="submit" className="btn btn-primary w-full" aria-disabled={busy}>
          {busy ? 'Loading...' : submit}
        </button>
      </Form>
      <ModeLinks mode={mode} next={next} />
    </section>
  );
}

function ModeLinks({ mode, next }: { mode: AuthMode; next: string | null }) {
  const to = (target: 'login' | 'signup' | 'reset') => {
    const query = new URLSearchParams({
      ...(target === 'login' ? {} : { mode: target }),
      ...(next ? { next } : {}),
    });
    return query.size > 0 ? `/auth?${query}` : '/auth';
  };
  return (
    <div className="auth-links">
      {mode === 'login' && (
        <>
          <Link to={to('reset')}>Forgot password?</Link>
          <Link to={to('signup')}>Don't have an account? Sign up</Link>
        </>
      )}
      {mode === 'signup' && <Link to={to('login')}>Already have an account? Login</Link>}
      {(mode === 'reset' || mode === 'new-password' || mode === 'code') && (
        <Link to={to('login')}>Back to login</Link>
      )}
    </div>
  );
}

/** Passwords never outlive an answer, nor an address its reset mail. */
function useAuthForm(attempt: AuthAttempt | undefined, notice: Notice | undefined) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!attempt || attempt.isLost) return;
    clear(form.current, '[autocomplete$="-password"]');
    focusFirstError(form.current);
  }, [attempt]);
  useEffect(() => {
    if (notice === 'signed-up') rememberAddress('account');
    if (notice === 'reset-sent') clear(form.current, '[type="email"]');
  }, [notice]);

  return form;
}

function clear(form: HTMLFormElement | null, fields: string): void {
  for (const input of form?.querySelectorAll<HTMLInputElement>(fields) ?? []) input.value = '';
}
