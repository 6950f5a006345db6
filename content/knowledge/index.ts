import { askFirst } from './ask-first.ts';
import { foodsAndNutrients } from './foods-and-nutrients.ts';
import { healthGoals } from './health-goals.ts';
import { herbs } from './herbs.ts';
import type { KnowledgeEntry } from './knowledge-entry.ts';
import { minerals } from './minerals.ts';
import { ordersAndShipping } from './orders-and-shipping.ts';
import { usingSupplements } from './using-supplements.ts';
import { usingTheStore } from './using-the-store.ts';
import { vitamins } from './vitamins.ts';

/**
 * What the assistant knows on the first day. It is written into chat_knowledge_base once; from then on the admin's edits count.
 * Facts are those of the public health bodies named on each entry; the store's own entries take their figures from the store's files.
 */
export const firstKnowledge: KnowledgeEntry[] = [
  ...healthGoals,
  ...vitamins,
  ...minerals,
  ...herbs,
  ...foodsAndNutrients,
  ...usingSupplements,
  ...askFirst,
  ...ordersAndShipping,
  ...usingTheStore,
];
