import type { SetupMark, TestResult } from './setup-mark.ts';

export const done = (ok: boolean): SetupMark['state'] => (ok ? 'done' : 'open');
/** What was tried and failed is open again, whatever is configured. */
export const tried = (configured: boolean, result: TestResult | undefined): SetupMark['state'] =>
  done(configured && result?.ok !== false);
