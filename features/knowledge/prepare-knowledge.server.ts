import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, desc, eq } from 'drizzle-orm';
import type { Searched } from './find-passages.server.ts';
import { chatKnowledgeBase } from './knowledge.table.server.ts';
import { readRevision } from './read-entries.server.ts';

/** More would take the memory of others. */
const MOST = 1000;
/** Read in one statement, some ten milliseconds: the embedded database answers nobody else meanwhile. */
const AT_ONCE = 5;

/**
 * Reads what most questions need before the first of them comes: the entries that were found most often, those that the store came with first
 * where none was, and where the words of their questions stand.
 */
export async function prepareKnowledge({ db, words, entries }: Searched): Promise<void> {
  const { id, slug, found, isActive } = chatKnowledgeBase;
  const rows = await db
    .select({ id })
    .from(chatKnowledgeBase)
    .where(eq(isActive, true))
    .orderBy(desc(found), asc(slug), asc(id))
    .limit(MOST);
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const ids = rows.slice(at, at + AT_ONCE).map((row) => row.id);
    const revision = await readRevision(db);
    const known = await entries.entriesOf({ ids, slugs: [] }, revision);
    await words.standingOf([...new Set(known.flatMap(({ title }) => title))], revision);
    await nextTurn();
  }
}
