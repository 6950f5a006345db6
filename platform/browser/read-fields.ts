/**
 * Readers for what a browser kept from an earlier visit: another version of the store, another tab or a hand may have written it,
 * so nothing is taken for granted. By hand, because a schema library would travel with every page.
 */

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

export const textOr = (value: unknown, fallback: string): string => (isText(value) ? value : fallback);
