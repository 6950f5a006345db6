import type { FieldErrors } from '#platform/forms/field-facts.ts';

/** What an authenticator app is told, drawn and written out. */
export interface SetupShown {
  uri: string;
  secret: string;
  /** The QR code as an SVG path of squares, and how many there are on a side. */
  qr: { path: string; size: number };
}

export type SecurityIntent = 'password' | 'email' | 'start' | 'confirm' | 'stop' | 'codes' | 'end';

/** What came of a form of the security page. */
export interface SecurityAnswer {
  intent: SecurityIntent;
  ok: boolean;
  says?: string;
  fieldErrors?: FieldErrors<string>;
  /** Typed, to stand there again; never a password. */
  email?: string;
  setup?: SetupShown;
  /** Shown this once. */
  backupCodes?: string[];
  /** Tells one failed try from the next: passwords never outlive an answer. */
  attempt: string;
}
