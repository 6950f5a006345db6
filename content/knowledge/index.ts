import { fillFacts, type TextFacts, textFactsOf } from '../fill-facts.ts';
import { defaultTerms } from '../store-facts.ts';
import { demoProfile } from '../store-profile.ts';
import { furtherKnowledge } from './further-knowledge.data.ts';
import { knowledgeTemplates } from './knowledge-entries.data.ts';
import type { KnowledgeEntry } from './knowledge-entry.ts';

/**
 * What the assistant knows on the first day. It is written into chat_knowledge_base; an entry that the owner has changed or
 * deleted is theirs from then on.
 * Facts are those of the public health bodies named on each entry; the store's own entries take their figures from the store's files.
 */
export const knowledgeOf = (facts: TextFacts): KnowledgeEntry[] =>
  knowledgeTemplates.map(({ otherwise, ...entry }) => {
    const isUnsaid = otherwise?.unless.some((fact) => facts[fact] === '') === true;
    const said = isUnsaid ? { ...entry, ...otherwise } : entry;
    return {
      ...entry,
      question: fillFacts(said.question, facts),
      answer: fillFacts(said.answer, facts),
      // They rest on the same rule: where the owner has not said it, there is none to ask further about.
      further: isUnsaid ? '' : furtherFilled(furtherKnowledge[entry.id] ?? '', facts),
    };
  });

/** Line by line: of an answer, the sentences whose facts nobody said are left out, and the question with it where no sentence is left. */
const furtherFilled = (text: string, facts: TextFacts): string =>
  text
    .split('\n')
    .map((line) => fillFacts(line, facts))
    .filter((line) => !line.endsWith('?'))
    .join('\n');

/** As the demo store has it. */
export const firstKnowledge: KnowledgeEntry[] = knowledgeOf(textFactsOf(demoProfile, defaultTerms));
