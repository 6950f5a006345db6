import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { firstKnowledge } from '#content/knowledge/index.ts';
import type { KnowledgeEntry } from '#content/knowledge/knowledge-entry.ts';
import type { Db } from '../db/open-database.ts';
import { chatKnowledgeBase, storeSettings } from '../db/schema/index.ts';
import { INDEX_VERSION, indexEntries } from './index-entries.ts';

/** The row of store_settings that remembers what was ever seeded: an entry that the owner deleted does not come back. */
const SEEDED_KEY = 'knowledge-seeded';
/** Any constant: instances that start together seed one after the other. */
const SEED_LOCK = 7_272_743;

const seeded = z.object({ slugs: z.array(z.string()), index: z.number() });

/** Adds the entries that the store comes with, each once in the life of the store. What the owner changed or deleted stays so. */
export async function seedKnowledge(
  db: Db,
  entries: readonly KnowledgeEntry[] = firstKnowledge,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [row] = await tx.select().from(storeSettings).where(eq(storeSettings.key, SEEDED_KEY));
    const before = seeded.safeParse(row?.value).data ?? { slugs: [], index: INDEX_VERSION };
    const known = new Set(before.slugs);
    const fresh = entries.filter(({ id }) => !known.has(id));
    const outdated = before.index !== INDEX_VERSION;
    if (fresh.length === 0 && !outdated) return;

    const added = await insertEntries(tx, fresh);
    await indexEntries(tx, outdated ? 'all' : added);
    const value = { slugs: [...known, ...fresh.map(({ id }) => id)], index: INDEX_VERSION };
    await tx
      .insert(storeSettings)
      .values({ key: SEEDED_KEY, value })
      .onConflictDoUpdate({ target: storeSettings.key, set: { value, updatedAt: sql`now()` } });
  });
}

async function insertEntries(tx: Db, entries: readonly KnowledgeEntry[]): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = entries.map(({ id, category, question, answer, keywords, sources }) => ({
    slug: id,
    category,
    question,
    answer,
    keywords,
    sources,
  }));
  const added = await tx
    .insert(chatKnowledgeBase)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: chatKnowledgeBase.id });
  return added.map(({ id }) => id);
}
