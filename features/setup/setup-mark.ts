/** What can be tried out; each asks something outside. */
export const setupTests = ['shop', 'mail', 'discount', 'orders', 'chat', 'voice'] as const;
export type SetupTest = (typeof setupTests)[number];

export const isSetupTest = (value: unknown): value is SetupTest => setupTests.some((test) => test === value);

export interface TestResult {
  ok: boolean;
  /** What came back, in words for the owner. */
  says: string;
  /** ISO 8601. */
  at: string;
}

/** One line of the checklist. */
export interface SetupMark {
  id: string;
  title: string;
  /** 'open' is a mark to clear; 'optional' works without, and could do more. */
  state: 'done' | 'open' | 'optional';
  /** How it stands and, where it is open, what to do. */
  says: string;
  /** Where that is done. */
  where?: { label: string; href: string };
  /** A button that tries it out. */
  test?: { name: SetupTest; label: string };
  tested?: TestResult | undefined;
}

export const openMarks = (marks: readonly SetupMark[]): SetupMark[] =>
  marks.filter(({ state }) => state === 'open');
