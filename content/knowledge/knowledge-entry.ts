import type { FactName } from '../fill-facts.ts';
/** What the assistant's first knowledge is sorted by. The admin's editor takes any words; these are the ones we start with. */
export const knowledgeCategories = [
  'Health goals',
  // Of the body, where no shelf of ours is the answer: no product goes with them unless somebody asks for one.
  'Health questions',
  'Vitamins',
  'Minerals',
  'Herbs',
  'Foods and nutrients',
  'Using supplements',
  'Ask first',
  'Orders and shipping',
  'Using the store',
] as const;

/** Entries of these say what one thing is: worth telling also to whom asks something else about it. */
export const subjectCategories: readonly string[] = [
  'Vitamins',
  'Minerals',
  'Herbs',
  'Foods and nutrients',
] satisfies KnowledgeCategory[];

/** Entries of these are about the store: no product goes with them. */
export const storeCategories: readonly string[] = [
  'Orders and shipping',
  'Using the store',
] satisfies KnowledgeCategory[];

export type KnowledgeCategory = (typeof knowledgeCategories)[number];

export interface KnowledgeSource {
  title: string;
  /** A page of a public health body, or a path of this store ('/shipping'). */
  url: string;
}

/** One thing the assistant knows: a row that chat_knowledge_base is seeded with (docs/product/knowledge.md#entry). */
export interface KnowledgeEntry {
  /** kebab-case and stable: seeding again finds the row by it, so an entry that was renamed would come twice. */
  id: string;
  category: KnowledgeCategory;
  question: string;
  /** 45 to 120 words of plain text. The first sentence answers the question, the rest stands without it. No product is named: products come from the catalogue when somebody asks. */
  answer: string;
  /** Other words that visitors use for it: plain names, plant names, common misspellings. Small letters. */
  keywords: string[];
  /** What else people ask about it, one a line with its answer: content/knowledge/further-questions.ts. */
  further: string;
  sources: KnowledgeSource[];
}

/** An entry as it is written: facts of the store stand in braces. */
export interface KnowledgeTemplate extends Omit<KnowledgeEntry, 'further'> {
  /** What is said while the owner has not said a fact without which the answer would be none. */
  otherwise?: { unless: readonly FactName[]; question?: string; answer: string };
}
