import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const modifier = z.strictObject({
  category: z.enum([
    'negated',
    'past',
    'current',
    'lately',
    'hypothetical',
    'asked',
    'topic',
    'elsewhere',
    'pseudo',
    'terminator',
  ]),
  direction: z.enum(['forward', 'backward', 'sentence', 'none']),
  reach: z.number(),
  forms: z.array(z.string()),
});
/** The modifiers of the YAML file beside this one, read when the store is built. */
export const modifiers = z
  .array(modifier)
  .parse(parse(readFileSync(path.join(import.meta.dirname, 'context-modifiers.yaml'), 'utf8')));
