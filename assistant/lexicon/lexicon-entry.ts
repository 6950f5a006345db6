import { z } from 'zod';
import type { ConceptKind } from '../turn.ts';

const kinds = [
  'symptom',
  'event',
  'body',
  'medicine',
  'ingredient',
  'condition',
  'person',
  'product',
  'store',
  'quantity',
  'time',
  'manner',
  'context',
  'drug',
  'test',
  'group',
  'allergy',
  'substance',
] as const satisfies readonly ConceptKind[];

export const lexiconEntry = z.strictObject({
  kind: z.enum(kinds),
  /** As a sentence names it. */
  name: z.string().optional(),
  forms: z.array(z.string()).default([]),
  es: z.array(z.string()).default([]),
  ht: z.array(z.string()).default([]),
  /** Concepts that are of this kind too: where one of them is found, so is this. */
  includes: z.array(z.string()).default([]),
});
export type LexiconEntry = z.infer<typeof lexiconEntry>;
