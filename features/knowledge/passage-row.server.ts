import { chatKnowledgeBase } from './knowledge.table.server.ts';
import { type Passage, passageOf } from './passage.server.ts';

const { id, slug, question, answer, category, further, sources } = chatKnowledgeBase;

/** What a passage is read from. `slug` is the name of an entry of the first knowledge, null where the owner wrote it. */
export const passageColumns = { id, slug, question, answer, category, further, sources };

type PassageRow = Pick<typeof chatKnowledgeBase.$inferSelect, keyof typeof passageColumns>;

export const passageOfRow = ({ slug: name, ...row }: PassageRow): Omit<Passage, 'score'> => ({
  ...passageOf(row),
  ...(name === null && { isOwners: true }),
});
