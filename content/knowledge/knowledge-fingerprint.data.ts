import { createHash } from 'node:crypto';
import { furtherKnowledge } from './further-knowledge.data.ts';
import { knowledgeTemplates } from './knowledge-entries.data.ts';

/** Changes with any text of the first knowledge: who has the one of before need not read three megabytes to know that nothing is new. */
export const knowledgeFingerprint: string = createHash('sha256')
  .update(JSON.stringify([knowledgeTemplates, furtherKnowledge]))
  .digest('hex');
