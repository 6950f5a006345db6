import { z } from 'zod';
import { readMarkdown } from '#platform/documents/read-markdown.ts';
import { words } from './document.schema.ts';
import { textFacts } from './text-facts.ts';
import { anchor, textLink } from './text-section.schema.ts';

const item = z
  .strictObject({
    id: anchor,
    heading: words,
    paragraphs: z.array(words).min(1, { error: 'write an answer here' }),
    link: textLink.optional(),
    demo: z.tuple([words]).optional(),
  })
  .transform(({ id, heading, paragraphs, link, demo }) => ({
    id,
    question: heading,
    answer: paragraphs,
    ...(link && { link }),
    ...(demo && { demo: demo[0] }),
  }));

const group = z
  .strictObject({ id: anchor, heading: words, paragraphs: z.tuple([]), sections: z.array(item).min(1) })
  .transform(({ id, heading, sections }) => ({ id, title: heading, items: sections }));

/** Questions and answers of content/faq.md; what the owner sets is still in braces. */
export const faqDocument = readMarkdown(
  'content/faq.md',
  z.strictObject({ title: words, lead: words, sections: z.array(group).min(1) }),
  textFacts,
);
