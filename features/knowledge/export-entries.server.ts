import { asc } from 'drizzle-orm';
import { stringify } from 'yaml';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import { csvFile } from '#platform/csv/csv.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { type FileField, fileFields, type FileFormat } from './entry-file.ts';
import { type Entry, entryOf } from './knowledge-entry.server.ts';
import { chatKnowledgeBase } from './knowledge.table.server.ts';
import { type EntryFilter, matching } from './list-entries.server.ts';

/** Read at once: the database in the process stands still for everybody while it reads. */
const BATCH = 500;

/** The filtered entries as a file that `importEntries` reads, oldest first. That it was taken is written down. */
export function exportEntries(
  db: Db,
  { format, filter, today, actor }: { format: FileFormat; filter: EntryFilter; today: string; actor: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    const entries: Entry[] = [];
    for (;;) {
      const batch = await tx
        .select()
        .from(chatKnowledgeBase)
        .where(matching(filter, today))
        .orderBy(asc(chatKnowledgeBase.createdAt), asc(chatKnowledgeBase.slug), asc(chatKnowledgeBase.id))
        .limit(BATCH)
        .offset(entries.length);
      entries.push(...batch.map(entryOf));
      if (batch.length < BATCH) break;
    }
    const narrowed = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
    await recordActivity(tx, {
      actor,
      action: 'knowledge.export',
      subject: 'knowledge',
      details: { rows: entries.length, ...narrowed },
    });
    return format === 'csv' ? csvFile(fileFields, entries.map(cellsOf)) : stringify(entries.map(yamlOf));
  });
}

const fieldsOf = (
  entry: Entry,
): Record<FileField, string | number | boolean | string[] | Entry['sources']> => ({
  id: entry.id,
  version: entry.version,
  category: entry.category,
  question: entry.question,
  answer: entry.answer,
  'further questions': entry.further,
  keywords: entry.keywords,
  sources: entry.sources,
  active: entry.isActive,
  'review due': entry.reviewDue ?? '',
  'reviewed by': entry.reviewedBy ?? '',
  'reviewed on': entry.reviewedOn ?? '',
});

const cellsOf = (entry: Entry): string[] =>
  Object.values({
    ...fieldsOf(entry),
    keywords: entry.keywords.join('\n'),
    sources: entry.sources.map(({ title, url }) => `${title} | ${url}`).join('\n'),
    active: entry.isActive ? 'yes' : 'no',
  }).map(String);

/** Without what is not said. */
const yamlOf = (entry: Entry) =>
  Object.fromEntries(Object.entries(fieldsOf(entry)).filter(([, value]) => value !== ''));
