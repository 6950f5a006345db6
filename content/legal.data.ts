import { z } from 'zod';
import { readMarkdownFolder } from '#platform/documents/read-markdown.ts';
import { storagePoints } from './browser-storage.ts';
import { words } from './document.schema.ts';
import { textFacts } from './text-facts.ts';
import { textSection } from './text-section.schema.ts';

/** A point that stands for a list of what the store keeps in a browser. */
const LISTS: Readonly<Record<string, string[]>> = {
  '{keptUntilCleared}': storagePoints('local'),
  '{keptForTheVisit}': storagePoints('session'),
  '{keptForTheLogin}': storagePoints('cookie'),
};
/** Of a section that a live shop leaves out. */
const demo: { demo: true } = { demo: true };
const lists = Object.keys(LISTS).map((name) => name.slice(1, -1));

const legalPage = z
  .strictObject({
    slug: z.enum(['privacy', 'terms', 'disclaimer']),
    /** On the tab. */
    tab: words,
    title: words,
    lead: words,
    /** The day of the last change to the words. */
    updated: z.iso.date(),
    /** Anchors of sections that a live shop leaves out. */
    onlyInDemo: z.array(words),
    sections: z.array(textSection).min(1),
  })
  .transform(({ onlyInDemo, sections, ...page }, context) => {
    for (const id of onlyInDemo)
      if (!sections.some((section) => section.id === id))
        context.addIssue({ code: 'custom', path: ['onlyInDemo'], message: `no section is called "${id}"` });
    return {
      ...page,
      sections: sections.map((section) => ({
        ...section,
        ...(section.points && { points: section.points.flatMap((point) => LISTS[point] ?? [point]) }),
        ...(onlyInDemo.includes(section.id) && demo),
      })),
    };
  });

type LegalDocument = z.infer<typeof legalPage>;
const three = 'content/legal holds privacy.md, terms.md and disclaimer.md, in this order';

/** The three legal texts of content/legal, privacy first; what the owner sets is still in braces. */
export const legalDocuments = z
  .tuple([z.custom<LegalDocument>(), z.custom<LegalDocument>(), z.custom<LegalDocument>()], { error: three })
  .parse(
    readMarkdownFolder('content/legal', legalPage, { ...textFacts, later: [...textFacts.later, ...lists] }),
  );
