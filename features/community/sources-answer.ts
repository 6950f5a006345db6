import type { FieldErrors } from '#platform/forms/field-facts.ts';
import type { SourceField } from './source.fields.ts';

/** What the sources tab was asked for, and what came of it. */
export const sourceIntents = ['save', 'enable', 'disable', 'delete', 'fetch'] as const;
export type SourceIntent = (typeof sourceIntents)[number];

export interface SourcesAnswer {
  intent: SourceIntent;
  ok: boolean;
  /** For a toast. */
  message: string;
  detail?: string | undefined;
  /** Of a form that was refused: what was typed, and what is wrong with it. */
  typed?: Record<SourceField, string>;
  errors?: FieldErrors<SourceField>;
  /** What stands now where somebody else saved it meanwhile. */
  meanwhile?: { now: Record<SourceField, string>; version: string };
}

export const SOURCES_PATH = '/account/sources';

export const intentOf = (value: unknown): SourceIntent =>
  sourceIntents.find((intent) => intent === value) ?? 'save';

export const failedAnswer = (intent: SourceIntent): SourcesAnswer => ({
  intent,
  ok: false,
  message: 'That did not work',
  detail: 'Please try again later.',
});
