import { fillFacts, type TextFacts, textFactsOf } from '../fill-facts.ts';
import { defaultTerms } from '../store-facts.ts';
import { demoProfile } from '../store-profile.ts';
import { askFirst } from './ask-first.ts';
import { foodsAndNutrients } from './foods-and-nutrients.ts';
import { healthGoals } from './health-goals.ts';
import { herbs } from './herbs.ts';
import { howPeopleAsk } from './how-people-ask.ts';
import type { KnowledgeEntry, KnowledgeTemplate } from './knowledge-entry.ts';
import { minerals } from './minerals.ts';
import { ordersAndShipping } from './orders-and-shipping.ts';
import { theStoreItself } from './the-store-itself.ts';
import { usingSupplements } from './using-supplements.ts';
import { usingTheStore } from './using-the-store.ts';
import { vitamins } from './vitamins.ts';

const written: KnowledgeTemplate[] = [
  ...healthGoals,
  ...vitamins,
  ...minerals,
  ...herbs,
  ...foodsAndNutrients,
  ...usingSupplements,
  ...askFirst,
  ...ordersAndShipping,
  ...usingTheStore,
  ...theStoreItself,
];

/**
 * What the assistant knows on the first day. It is written into chat_knowledge_base; an entry that the owner has changed or
 * deleted is theirs from then on.
 * Facts are those of the public health bodies named on each entry; the store's own entries take their figures from the store's files.
 */
export const knowledgeOf = (facts: TextFacts): KnowledgeEntry[] =>
  written.map(({ otherwise, ...entry }) => {
    const said = otherwise && facts[otherwise.unless] === '' ? { ...entry, ...otherwise } : entry;
    return {
      ...entry,
      question: fillFacts(said.question, facts),
      answer: fillFacts(said.answer, facts),
      keywords: [...new Set([...entry.keywords, ...(howPeopleAsk[entry.id] ?? [])])],
    };
  });

/** As the demo store has it. */
export const firstKnowledge: KnowledgeEntry[] = knowledgeOf(textFactsOf(demoProfile, defaultTerms));
