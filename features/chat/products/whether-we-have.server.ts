import type { Wished } from './choose-products.server.ts';

/** Substances as a sentence names them. */
export const inWords = (things: readonly string[], between: string) =>
  things.map((thing) => thing.replaceAll('-', ' ')).join(` ${between} `);

const FORM_NAMES: ReadonlyMap<string, string> = new Map([
  ['gummy', 'gummies'],
  ['capsule', 'capsules'],
  ['softgel', 'softgels'],
  ['tablet', 'tablets'],
  ['lozenge', 'lozenges'],
]);

/** Before products that were asked for: whether they are what was wanted. */
export function whetherWeHave(wished: Wished | undefined, isAsked: boolean): string | undefined {
  if (!wished) return undefined;
  if (wished.absent.length > 0)
    return `Nothing in our shop lists ${inWords(wished.absent, 'or')} on its label.`;
  if (wished.formMissing !== undefined)
    return `We have it, but not as ${FORM_NAMES.get(wished.formMissing) ?? wished.formMissing}.`;
  const { things = [], none = false } = wished.without ?? {};
  if (none) return `Everything that I found for that lists ${inWords(things, 'or')} on its label.`;
  if (things.length > 0) return `By its label, none of these has ${inWords(things, 'or')}.`;
  return isAsked ? 'Yes, we do.' : undefined;
}
