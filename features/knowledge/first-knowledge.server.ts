import { createHash } from 'node:crypto';
import type { TextFacts } from '#content/fill-facts.ts';
import { knowledgeFingerprint } from '#content/knowledge/knowledge-fingerprint.data.ts';
import type { KnowledgeEntry } from '#content/knowledge/knowledge-entry.ts';

/** The first knowledge as it says these facts of the store, read when it is wanted; `from` is another one once a text or a fact is. */
export const firstKnowledgeWith = (
  facts: TextFacts,
): { from: string; read: () => Promise<readonly KnowledgeEntry[]> } => ({
  from: createHash('sha256').update(knowledgeFingerprint).update(JSON.stringify(facts)).digest('hex'),
  read: async () => {
    const { knowledgeOf } = await import('#content/knowledge/index.ts');
    return knowledgeOf(facts);
  },
});
