import { useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { AuthMode } from './auth.schema.ts';
import type { Notice } from './browser-cookies.ts';
import { rememberAddress } from '#features/store/address-given.ts';
import { focusFirstError, TextField } from '#platform/forms/form-field.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import type { AuthAttempt } from './auth-attempt.ts';

const words: Record<AuthMode, { title: string; lead: string; submit: string }> = {
  login: { title: 'Login', lead: 'Your orders and your account.', submit: 'Login' },
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
  const { form, email, setEmail } = useAuthForm(attempt, notice?.name);
  const busy = useNavigation().state === 'submitting';
  const errors = attempt?.mode === mode ? attempt.fieldErrors : {};
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
        {mode !== 'new-password' && (
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete={mode === 'signup' ? 'email' : 'username'}
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            error={errors.email}
            maxLength={254}
            required
          />
        )}
        <Passwords key={mode} mode={mode} errors={errors} />
        <button type="submit" className="btn btn-primary w-full" aria-disabled={busy}>
          {busy ? 'Loading...' : submit}
        </button>
      </Form>
      <ModeLinks mode={mode} next={next} />
    </section>
  );
}

/** Gone and made anew with the mode: toggling clears them. */
function Passwords({ mode, errors }: { mode: AuthMode; errors: AuthAttempt['fieldErrors'] }) {
  if (mode === 'reset') return null;
  return (
    <>
      <TextField
        name="password"
        label={mode === 'new-password' ? 'New password' : 'Password'}
        hint={mode === 'login' ? undefined : 'At least 8 characters. Longer is better.'}
        type="password"
        autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
        error={errors.password}
        required
      />
      {mode !== 'login' && (
        <TextField
          name="confirmPassword"
          label={mode === 'new-password' ? 'Confirm new password' : 'Confirm password'}
          type="password"
          autoComplete="new-password"
          error={errors.confirmPassword}
          required
        />
      )}
    </>
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
      {(mode === 'reset' || mode === 'new-password') && <Link to={to('login')}>Back to login</Link>}
    </div>
  );
}

/** The email goes along from mode to mode; passwords never outlive an answer. */
function useAuthForm(attempt: AuthAttempt | undefined, notice: Notice | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(attempt?.email ?? '');

  useEffect(() => {
    if (!attempt) return;
    if (attempt.isLost) return;
    for (const input of form.current?.querySelectorAll<HTMLInputElement>('[type="password"]') ?? [])
      input.value = '';
    focusFirstError(form.current);
  }, [attempt]);
  useEffect(() => {
    if (notice === 'signed-up') rememberAddress('account');
  }, [notice]);
  const [told, setTold] = useState(notice);
  if (told !== notice) {
    setTold(notice);
    if (notice === 'reset-sent') setEmail('');
  }

  return { form, email, setEmail };
}
