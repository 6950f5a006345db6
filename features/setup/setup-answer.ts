import type { FormFacts, TypedValues } from '#platform/forms/field-facts.ts';

/** The forms of the setup that two may edit at once. */
export type SharedForm = 'shelves' | 'claims' | 'texts';

/** What the owner says with the box below the legal texts. */
export const TEXTS_READ =
  'I have read the three texts, they are true of this store, and a lawyer has seen them.';

/** What came of a press on the page. */
export interface SetupAnswer {
  ok: boolean;
  says?: string;
  /** Which form it was about, with the version of what is saved now. */
  form?: SharedForm;
  version?: string;
  /** Where another administrator saved the form since it was shown: what stands now and what was sent, in words. */
  meanwhile?: { facts: FormFacts; now: TypedValues<string>; typed: TypedValues<string> };
  /** Of a refused form what its fields held, for a page without scripts. */
  sent?: Readonly<Record<string, string>>;
}

/** What this form has to know of it. */
export const answerTo = (form: SharedForm, answer: SetupAnswer | undefined): SetupAnswer | undefined =>
  answer?.form === form ? answer : undefined;
