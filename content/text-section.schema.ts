import { z } from 'zod';
import { words } from './document.schema.ts';

/** `[label](address)` alone in its paragraph: a page of this store. */
export const textLink = z.strictObject({ label: words, href: z.string().startsWith('/') });

/** An anchor, written behind its heading. */
export const anchor = z.string({ error: 'give the heading an anchor: {#name}' });

/** A heading with plain words under it. */
export const textSection = z.strictObject({
  id: anchor,
  heading: words,
  paragraphs: z.array(words).min(1, { error: 'write a paragraph here' }),
  points: z.array(words).optional(),
  link: textLink.optional(),
});
