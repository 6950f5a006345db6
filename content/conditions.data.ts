import { z } from 'zod';
import { readMarkdownFolder } from '#platform/documents/read-markdown.ts';
import type { Condition } from './condition-types.ts';
import { collectionSlug, heroName, words } from './document.schema.ts';
import { section, sources } from './health-page.schema.ts';

const ASK = 'Ask your doctor or pharmacist';

const habit = z.strictObject({
  heading: words,
  paragraphs: z.tuple([words], { error: 'a habit is one paragraph' }),
});

const conditionFile = z.strictObject({
  slug: collectionSlug,
  title: words,
  heading: words,
  line: words.max(69),
  hero: heroName,
  card: z.boolean().optional(),
  sources,
  paragraphs: z.tuple([words, words], { error: 'a condition begins with two paragraphs' }),
  sections: z.array(section.extend({ sections: z.array(habit).optional() })),
});

const condition = conditionFile.transform(({ sections, ...rest }, context) => {
  const under = (heading: string) => sections.find((found) => found.heading === heading);
  sections.forEach(({ heading }, index) => {
    if (!['Habits', 'Emergency', ASK].includes(heading))
      context.addIssue({
        code: 'custom',
        path: ['sections', index],
        message: `the page shows Habits, Emergency and "${ASK}", and no "${heading}"`,
      });
  });
  const [first, second, third, fourth] = (under('Habits')?.sections ?? []).map(({ heading, paragraphs }) => ({
    title: heading,
    text: paragraphs[0],
  }));
  const ask = under(ASK)?.points;
  const emergency = under('Emergency')?.paragraphs[0];
  if (!first || !second || !third || fourth || !ask) {
    const message = `three habits under "## Habits" and a list under "## ${ASK}" belong on the page`;
    context.addIssue({ code: 'custom', path: ['sections'], message });
    return z.NEVER;
  }
  const habits: Condition['habits'] = [first, second, third];
  return { ...rest, habits, ...(emergency !== undefined && { emergency }), ask };
});

/**
 * The condition pages: the sixteen of the navigation and the four more that the home page's grid links to (docs/product/conditions.md).
 * Ingredients are those that the embedded catalogue sells in the page's collection. Every statement on an ingredient is
 * hedged; numbers and statements on communities come from the sources at the foot of each page.
 * For review by a licensed clinician before a live shop opens.
 */
export const conditions: Condition[] = readMarkdownFolder('content/conditions', condition);
