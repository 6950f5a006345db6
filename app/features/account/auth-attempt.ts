import type { AuthComplaint, AuthMode } from '#domain/accounts/auth-forms.ts';

/** What came back from the last press: what was typed, but for passwords, and what is wrong with it. */
export interface AuthAttempt extends AuthComplaint {
  mode: AuthMode;
  /** Of the toast, such as 'Login Failed'. */
  title: string;
  email: string;
}
