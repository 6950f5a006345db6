import { z } from 'zod';
import { MAX_COMPARED, MAX_RECENT } from '#features/lists/product-lists.ts';
import { words } from './document.schema.ts';
import { profileFactNames } from './fill-facts.ts';
import { knowledgeCategories } from './knowledge/knowledge-entry.ts';
import { textFacts } from './text-facts.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'an id is small letters-with-hyphens' });

/** `delivery, free shipping, overnight`: other words for it, and how visitors ask. */
const keywords = words
  .lowercase({ error: 'keywords have small letters' })
  .transform((text) => text.split(',').map((word) => word.trim()))
  .refine((found) => found.length >= 3, { error: 'write three keywords or more, with commas between' })
  .refine((found) => !found.includes(''), { error: 'nothing stands between two commas' })
  .refine((found) => new Set(found).size === found.length, { error: 'a keyword stands here twice' });

const sourceUrl = z
  .string()
  .regex(/^(https:\/\/|\/)/, { error: 'begin with https://, or with / for a page of the store' });

const entry = z.strictObject({
  category: z.enum(knowledgeCategories),
  question: words,
  answer: words,
  /** What is said while the owner has not said a fact, or one of several, without which the answer would be none. */
  otherwise: z
    .strictObject({
      unless: z.union([
        z.enum(profileFactNames).transform((name) => [name]),
        z.array(z.enum(profileFactNames)),
      ]),
      question: words.exactOptional(),
      answer: words,
    })
    .exactOptional(),
  keywords,
  sources: z
    .record(sourceUrl, words)
    .transform((pages) => Object.entries(pages).map(([url, title]) => ({ title, url }))),
});

/** A file of content/knowledge: entries by their id. */
export const knowledgeFile = z
  .record(id, entry)
  .transform((entries) => Object.entries(entries).map(([id, rest]) => ({ id, ...rest })));

/** What answers name in braces. */
export const knowledgePlaceholders = {
  ...textFacts,
  values: { ...textFacts.values, mostCompared: MAX_COMPARED, mostRecent: MAX_RECENT },
};
