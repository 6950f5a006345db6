import { fillSections, type TextFacts } from './fill-facts.ts';
import { legalDocuments } from './legal.data.ts';
import type { TextSection } from './text-section.ts';

/**
 * The three legal texts: a place to start from for a small store in the United States, not legal advice. They describe what
 * this software does; whoever changes it, connects another service or keeps data for longer changes them too. Before opening,
 * the owner fills in the facts in the settings, the law of the own state (terms, 'Which law applies') and the names of the services in use
 * (privacy, 'Who else handles data'), and has a lawyer read all of it.
 */
export interface LegalPage {
  slug: 'privacy' | 'terms' | 'disclaimer';
  /** On the tab. */
  tab: string;
  title: string;
  lead: string;
  /** The day of the last change to its words. */
  updated: string;
  sections: TextSection[];
}

/** Stands on each of the three, for everybody to see. */
export const LAWYER_LINE =
  'This text is a starting point and not legal advice. The owner of this store should have a lawyer read it before the store opens.';

/** The texts of content/legal, as the store runs; privacy is the default (docs/product/pages.md#legal). */
export function legalPagesOf(facts: TextFacts): readonly [LegalPage, LegalPage, LegalPage] {
  const asItRuns = (page: LegalPage): LegalPage => ({
    ...page,
    sections: fillSections(page.sections, facts),
  });
  const [privacy, termsOfUse, disclaimer] = legalDocuments;
  return [asItRuns(privacy), asItRuns(termsOfUse), asItRuns(disclaimer)];
}
