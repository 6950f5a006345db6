import { z } from 'zod';
import type { Source } from './condition-types.ts';
import { words } from './document.schema.ts';
import { healthSources } from './health-sources.data.ts';

/** A page of a public health body, by its name in health-sources.yaml. */
export const sources = z
  .array(
    z.string().transform((name, context): Source => {
      const source = healthSources[name];
      if (source) return source;
      context.addIssue({ code: 'custom', message: `health-sources.yaml names no "${name}"` });
      return z.NEVER;
    }),
  )
  .min(1);

/** A heading of a health page with what stands below it. */
export const section = z.strictObject({
  heading: words,
  paragraphs: z.array(words),
  points: z.array(words).optional(),
});
