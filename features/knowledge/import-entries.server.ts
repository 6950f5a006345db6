import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { createEntry, writeOver } from './change-entry.server.ts';
import { changedFields } from './changed-fields.ts';
import { checkDraft, emptyDraft, type EntryDraft } from './entry-draft.schema.ts';
import type { FileError, FileField, FileFormat, ImportResult } from './entry-file.ts';
import { indexEntries } from './index-entries.server.ts';
import { chatKnowledgeBase } from './knowledge.table.server.ts';
import { draftOf } from './knowledge-entry.server.ts';
import { type FileEntry, readEntryFile } from './read-entry-file.server.ts';

type Row = typeof chatKnowledgeBase.$inferSelect;

/** More would not be read. */
const MOST_ERRORS = 50;

/** The field of a file that an entry's field is. */
const fieldInFile = new Map<string, FileField>([
  ['isActive', 'active'],
  ['further', 'further questions'],
  ['reviewDue', 'review due'],
  ['reviewedBy', 'reviewed by'],
  ['reviewedOn', 'reviewed on'],
]);

/** An entry of the file, ready to be written. */
interface Wanted {
  before: Row | undefined;
  draft: EntryDraft;
}

/** Writes a file's entries, all or none: an id changes that entry, no id adds one. A field that the file does not have stays. */
export async function importEntries(
  db: Db,
  { text, format, actor }: { text: string; format: FileFormat; actor: string },
): Promise<ImportResult> {
  const file = readEntryFile(text, format);
  if (!file.ok) return { ok: false, errors: file.errors.slice(0, MOST_ERRORS) };
  return db.transaction(async (tx): Promise<ImportResult> => {
    const known = await lockEntries(tx, file.entries);
    const errors: FileError[] = [];
    const wanted: Wanted[] = [];
    const seen = new Set<string>();
    for (const entry of file.entries) {
      const checked = checkFileEntry(entry, known, seen);
      if ('draft' in checked) wanted.push(checked);
      else errors.push(...checked.errors);
    }
    if (errors.length > 0) return { ok: false, errors: errors.slice(0, MOST_ERRORS) };
    return { ok: true, ...(await write(tx, wanted, actor)) };
  });
}

const idOf = ({ values }: FileEntry): string => textOf(values.id);
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

async function lockEntries(tx: Db, entries: readonly FileEntry[]): Promise<Map<string, Row>> {
  const ids = entries.map(idOf).filter((id) => z.uuid().safeParse(id).success);
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(chatKnowledgeBase)
    .where(inArray(chatKnowledgeBase.id, ids))
    .orderBy(chatKnowledgeBase.id)
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

function checkFileEntry(
  entry: FileEntry,
  known: ReadonlyMap<string, Row>,
  seen: Set<string>,
): Wanted | { errors: FileError[] } {
  const { values, line, lines } = entry;
  const at = (field: FileField, message: string): FileError => ({
    line: lines[field] ?? line,
    field,
    message,
  });
  const id = idOf(entry).toLowerCase();
  const before = known.get(id);
  if (id !== '' && !before)
    return { errors: [at('id', 'There is no entry of this id. Leave it empty to add one.')] };
  if (id !== '' && seen.has(id)) return { errors: [at('id', 'This entry stands twice in the file.')] };
  seen.add(id);
  const version = textOf(values.version);
  if (before && version !== '' && version !== String(before.version))
    return {
      errors: [
        at(
          'version',
          `Somebody changed this entry since the file was made: it is version ${before.version} now.`,
        ),
      ],
    };
  const active = activeOf(values.active);
  if (active === undefined && 'active' in values) return { errors: [at('active', 'Say yes or no.')] };

  const kept: EntryDraft = before ? draftOf(before) : emptyDraft;
  const checked = checkDraft({
    ...kept,
    ...textsIn(values),
    ...(active !== undefined && { isActive: active }),
  });
  if (checked.ok) return { before, draft: checked.draft };
  const errors = Object.entries(checked.errors).map(([path, message]) => {
    const [name = '', index] = path.split('.');
    const field = fieldInFile.get(name) ?? fieldNamed(name);
    const which = index === undefined ? '' : ` (number ${Number(index) + 1})`;
    return at(field, `${message}${which}`);
  });
  return { errors };
}

function fieldNamed(name: string): FileField {
  return name === 'category' || name === 'answer' || name === 'keywords' || name === 'sources'
    ? name
    : 'question';
}

/** What the file says of the texts; what it does not name is not in it. */
function textsIn(values: FileEntry['values']): Record<string, unknown> {
  const names: [FileField, keyof EntryDraft][] = [
    ['category', 'category'],
    ['question', 'question'],
    ['answer', 'answer'],
    ['further questions', 'further'],
    ['keywords', 'keywords'],
    ['sources', 'sources'],
    ['review due', 'reviewDue'],
    ['reviewed by', 'reviewedBy'],
    ['reviewed on', 'reviewedOn'],
  ];
  const lists = new Set<FileField>(['keywords', 'sources']);
  return Object.fromEntries(
    names
      .filter(([field]) => field in values)
      .map(([field, name]) => [name, values[field] ?? (lists.has(field) ? [] : '')]),
  );
}

function activeOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = textOf(value).toLowerCase();
  if (['yes', 'true', '1'].includes(word)) return true;
  return ['no', 'false', '0'].includes(word) ? false : undefined;
}

async function write(
  tx: Db,
  wanted: readonly Wanted[],
  actor: string,
): Promise<{ added: number; changed: number; same: number }> {
  const changed: string[] = [];
  let added = 0;
  for (const { before, draft } of wanted) {
    if (!before) {
      await createEntry(tx, { draft, actor });
      added += 1;
    } else if (changedFields(draftOf(before), draft).length > 0) {
      await writeOver(tx, { before, draft, actor });
      changed.push(before.id);
    }
  }
  await indexEntries(tx, changed);
  const counts = { added, changed: changed.length, same: wanted.length - added - changed.length };
  if (added + changed.length > 0)
    await recordActivity(tx, { actor, action: 'knowledge.import', subject: 'knowledge', details: counts });
  return counts;
}
