import { createHash } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { KnowledgeEntry } from '#content/knowledge/knowledge-entry.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatKnowledgeBase, knowledgeLexemes } from './knowledge.table.server.ts';
import { storeSettings } from '#features/store/settings.table.server.ts';
import { INDEX_VERSION, indexEntries } from './index-entries.server.ts';

/** The row of store_settings that remembers what was ever seeded: an entry that the owner deleted does not come back. */
const SEEDED_KEY = 'knowledge-seeded';
/** Any constant: instances that start together seed one after the other. */
const SEED_LOCK = 7_272_743;

const seeded = z.object({
  slugs: z.array(z.string()),
  index: z.number(),
  /** Hash of all texts that were seeded: while it is the same, a start has nothing to compare. */
  texts: z.string().optional(),
  /** Fingerprint of what they were made of: while it is the same, they need not even be read. */
  from: z.string().optional(),
});

/**
 * Adds the entries that the store comes with, each once in the life of the store, and gives those that nobody has edited the words
 * they have now. What the owner changed or deleted stays so.
 */
export async function seedKnowledge(
  db: Db,
  entries: readonly KnowledgeEntry[],
  from?: string,
): Promise<void> {
  const texts = hashOf(entries.map((entry) => [entry.id, hashOfEntry(entry)]));
  const isWritten = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const before = (await seededBefore(tx)) ?? { slugs: [], index: INDEX_VERSION };
    const outdated = before.index !== INDEX_VERSION;
    if (before.texts === texts && before.from === from && !outdated) return false;

    const known = new Set(before.slugs);
    const fresh = entries.filter(({ id }) => !known.has(id));
    const renewed = before.texts === texts ? [] : await renewEntries(tx, entries);
    const added = await insertEntries(tx, fresh);
    await indexEntries(tx, outdated ? 'all' : [...renewed, ...added]);
    const value = { slugs: [...known, ...fresh.map(({ id }) => id)], index: INDEX_VERSION, texts, from };
    await tx
      .insert(storeSettings)
      .values({ key: SEEDED_KEY, value })
      .onConflictDoUpdate({ target: storeSettings.key, set: { value, updatedAt: sql`now()` } });
    return outdated || renewed.length + added.length > 0;
  });
  // Without it PostgreSQL plans for empty tables until its autovacuum comes by, and PGlite, which has none, for good: each question then takes
  // PostgreSQL five times as long, and PGlite a fifth more.
  if (isWritten) await db.execute(sql`analyze ${chatKnowledgeBase}, ${knowledgeLexemes}`);
}

/**
 * The same for entries that take long to read, and some memory for good: read only where they were not seeded from just that, which `from`
 * tells.
 */
export async function seedKnowledgeFrom(
  db: Db,
  { from, read }: { from: string; read: () => Promise<readonly KnowledgeEntry[]> },
): Promise<void> {
  const before = await seededBefore(db);
  if (before?.from === from && before.index === INDEX_VERSION) return;
  await seedKnowledge(db, await read(), from);
}

async function seededBefore(db: Db): Promise<z.infer<typeof seeded> | undefined> {
  const [row] = await db.select().from(storeSettings).where(eq(storeSettings.key, SEEDED_KEY));
  return seeded.safeParse(row?.value).data;
}

async function insertEntries(tx: Db, entries: readonly KnowledgeEntry[]): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = entries.map((entry) => ({
    slug: entry.id,
    ...textsOf(entry),
    seededHash: hashOfEntry(entry),
  }));
  const added = await tx
    .insert(chatKnowledgeBase)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: chatKnowledgeBase.id });
  return added.map(({ id }) => id);
}

/** The ids of the entries that got new words. Their version is raised, so that an editor who has the old ones open is told. */
async function renewEntries(tx: Db, entries: readonly KnowledgeEntry[]): Promise<string[]> {
  const rows = await tx
    .select()
    .from(chatKnowledgeBase)
    .where(isNotNull(chatKnowledgeBase.slug))
    .for('update');
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const renewed: string[] = [];
  for (const entry of entries) {
    const row = bySlug.get(entry.id);
    const seededHash = hashOfEntry(entry);
    if (!row || row.seededHash === seededHash || !isAsSeeded(row)) continue;
    await tx
      .update(chatKnowledgeBase)
      .set({ ...textsOf(entry), seededHash, version: row.version + 1, updatedAt: sql`now()` })
      .where(and(eq(chatKnowledgeBase.id, row.id), eq(chatKnowledgeBase.version, row.version)));
    renewed.push(row.id);
  }
  return renewed;
}

/** Nobody edited it. Stores that were seeded before the hash was kept know it by the version, which each edit raises. */
function isAsSeeded(row: typeof chatKnowledgeBase.$inferSelect): boolean {
  if (row.seededHash === null) return row.version === 1;
  return row.isActive && hashOfEntry(row) === row.seededHash;
}

type Texts = Pick<KnowledgeEntry, 'question' | 'answer' | 'further' | 'keywords' | 'sources'> & {
  category: string;
};

const textsOf = ({ category, question, answer, further, keywords, sources }: Texts): Texts => ({
  category,
  question,
  answer,
  further,
  keywords,
  sources,
});

const hashOfEntry = ({ category, question, answer, further, keywords, sources }: Texts): string => {
  // As lists: jsonb gives the fields of an object back in its own order.
  const texts = [category, question, answer, keywords, sources.map(({ title, url }) => [title, url])];
  // Without further questions as it was before there were any: those entries are as they were seeded.
  return hashOf(further === '' ? texts : [...texts, further]);
};

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
