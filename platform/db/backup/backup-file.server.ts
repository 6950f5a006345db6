import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

/**
 * One compressed file of lines: a head, `table` TAB `row as JSON` for every row, and an end with the counts and a fingerprint of all that
 * stands before it. A file that was cut off has no end.
 */
export const backupHead = z.object({
  format: z.literal('biolife-backup-1'),
  /** Of the program that wrote it. */
  version: z.string(),
  /** The newest change of its tables. */
  migration: z.string(),
  createdAt: z.iso.datetime(),
});
export type BackupHead = z.infer<typeof backupHead>;

const backupEnd = z.object({
  counts: z.record(z.string(), z.number()),
  sha256: z.string(),
});
export const END = '\tend\t';

export class BackupError extends Error {
  override name = 'BackupError';
}

export interface BackupRow {
  table: string;
  json: string;
}

/** The head of a backup, and its rows in their order. Throws where the file is no backup, or not a whole one. */
export async function openBackup(
  file: string,
): Promise<{ head: BackupHead; rows: AsyncGenerator<BackupRow>; counts: Map<string, number> }> {
  const unpacked = createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(createGunzip());
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })[
    Symbol.asyncIterator
  ]();
  const first = await lines.next().catch((cause: unknown) => {
    throw new BackupError(`${file} cannot be read.`, { cause });
  });
  const head = backupHead.safeParse(jsonOf(first.done ? '' : first.value));
  if (!head.success) throw new BackupError(`${file} is no backup of this store.`);
  const counts = new Map<string, number>();
  const hash = createHash('sha256').update(`${first.value}\n`);
  return { head: head.data, counts, rows: rowsIn(lines, { file, counts, hash }) };
}

async function* rowsIn(
  lines: AsyncIterator<string>,
  { file, counts, hash }: { file: string; counts: Map<string, number>; hash: ReturnType<typeof createHash> },
): AsyncGenerator<BackupRow> {
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value.startsWith(END)) {
      const end = backupEnd.safeParse(jsonOf(line.value.slice(END.length)));
      const whole =
        end.success &&
        end.data.sha256 === hash.digest('hex') &&
        Object.entries(end.data.counts).every(([table, count]) => (counts.get(table) ?? 0) === count);
      if (!whole) throw new BackupError(`${file} is damaged: it does not hold what its end says.`);
      return;
    }
    hash.update(`${line.value}\n`);
    const tab = line.value.indexOf('\t');
    const table = line.value.slice(0, tab);
    counts.set(table, (counts.get(table) ?? 0) + 1);
    yield { table, json: line.value.slice(tab + 1) };
  }
  throw new BackupError(`${file} is not whole: it has no end.`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a backup to its end: how many rows of each table it holds. */
export async function checkBackup(file: string): Promise<ReadonlyMap<string, number>> {
  const { rows, counts } = await openBackup(file);
  for await (const _ of rows);
  return counts;
}
