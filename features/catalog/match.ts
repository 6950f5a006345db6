import { fold } from '#platform/text/fold.ts';

/** Results that the search popup shows at most, and the length of a description snippet. */
export const MAX_PRODUCT_HITS = 10;
const MAX_CONDITION_HITS = 8;
const SNIPPET_LENGTH = 60;

export interface ConditionLink {
  name: string;
  href: string;
  keywords: readonly string[];
}

/** A condition matches if its name or any of its keywords contains the query. */
export function matchConditions<C extends ConditionLink>(conditions: readonly C[], query: string): C[] {
  const wanted = fold(query).trim();
  if (!wanted) return [];
  return conditions
    .filter(({ name, keywords }) => [name, ...keywords].some((text) => fold(text).includes(wanted)))
    .slice(0, MAX_CONDITION_HITS);
}

export function snippet(description: string): string {
  const plain = description.replace(/\s+/g, ' ').trim();
  return plain.length > SNIPPET_LENGTH ? `${plain.slice(0, SNIPPET_LENGTH).trimEnd()}…` : plain;
}
