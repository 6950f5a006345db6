import type { AuthMode } from './auth.fields.ts';
import type { AuthComplaint } from './auth.schema.ts';

/** What came back from the last press: what was typed, but for passwords, and what is wrong with it. */
export interface AuthAttempt extends AuthComplaint {
  mode: AuthMode;
  /** Before the message, such as 'Login Failed'. */
  title: string;
  email: string;
  /** Nobody answered: the passwords are still good. */
  isLost?: true;
}
