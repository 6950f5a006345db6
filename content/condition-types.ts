import type { HeroName } from '#illustrations/manifest/art-files.ts';
import type { CollectionSlug } from './collections.ts';

/** A page of a public health body that a statement rests on. */
export interface Source {
  title: string;
  /** As the foot of the page names it: 'NIH Office of Dietary Supplements', 'NCCIH', 'MedlinePlus', 'FDA', 'CDC', … */
  publisher: string;
  url: string;
}

interface Habit {
  title: string;
  text: string;
}

/** One condition page: everything it says. Adding a page is adding an entry to conditions.ts. */
export interface Condition {
  /** Its address under /conditions, and its drawing. */
  slug: CollectionSlug;
  /** As cards and links name it, such as 'Blood Pressure'. */
  title: string;
  /** The page's h1. */
  heading: string;
  /** One line under the title of a card; under 70 characters. */
  line: string;
  hero: HeroName;
  /** Two paragraphs that name ingredients: accurate, hedged, plain (docs/product/conditions.md#condition-page). They name no product. */
  paragraphs: [string, string];
  /** Three habits that cost nothing. */
  habits: [Habit, Habit, Habit];
  /** When to stop reading and call somebody; only where the condition has such a moment. */
  emergency?: string;
  /** What to ask a doctor or pharmacist before taking something for this. */
  ask: string[];
  sources: Source[];
  /** One of the twelve cards of the conditions index and of the home page. */
  card?: boolean;
}

/** An educational page under /learn (docs/product/learn.md#page). */
export interface LearnPage {
  slug: string;
  title: string;
  /** The words under the h1. */
  lead: string;
  hero: HeroName;
  collection: CollectionSlug;
  /** Products shown: 12, weight management 50. */
  productCount: number;
  /** Weight management hides its products behind a button. */
  hidden?: boolean;
  /** 300 to 600 words in plain language, in sections. The points stand after the first paragraph, before the others. */
  sections: { heading: string; paragraphs: string[]; points?: string[] }[];
  sources: Source[];
}
