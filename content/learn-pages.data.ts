import { z } from 'zod';
import { readMarkdownFolder } from '#platform/documents/read-markdown.ts';
import type { LearnPage } from './condition-types.ts';
import { collectionSlug, heroName, words } from './document.schema.ts';
import { section, sources } from './health-page.schema.ts';

const learnPage = z.strictObject({
  slug: z.string(),
  title: words,
  lead: words,
  hero: heroName,
  collection: collectionSlug,
  productCount: z.int().positive(),
  hidden: z.boolean().optional(),
  sources,
  sections: z.array(section).min(1),
});

/**
 * The six pages under /learn (docs/product/learn.md): what a condition is, its numbers, food and habits, what each ingredient
 * may and may not do, and when to call somebody. Weight management also names products of the embedded catalogue with what
 * their labels say; a shop with other products changes that section.
 * For review by a licensed clinician before a live shop opens.
 */
export const learnPages: LearnPage[] = readMarkdownFolder('content/learn', learnPage);
