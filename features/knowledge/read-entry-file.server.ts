import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import { readCsv } from '#platform/csv/read-csv.ts';
import {
  type FileError,
  type FileField,
  fileFields,
  type FileFormat,
  MAX_FILE_ENTRIES,
} from './entry-file.ts';

/** An entry as it stands in a file: only fields that the file has. */
export interface FileEntry {
  line: number;
  values: Partial<Record<FileField, unknown>>;
  /** Where a field stands, if not in the entry's own line. */
  lines: Partial<Record<FileField, number>>;
}

export type FileResult = { ok: true; entries: FileEntry[] } | { ok: false; errors: FileError[] };

const isFileField = (name: string): name is FileField => fileFields.some((field) => field === name);

/** Keys of the YAML file may be written either way: 'review due' or 'reviewDue'. */
const fieldOf = (name: string): string =>
  name
    .trim()
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase();

const wrong = (line: number, message: string, field?: string): FileResult => ({
  ok: false,
  errors: [{ line, field, message }],
});

export function readEntryFile(text: string, format: FileFormat): FileResult {
  if (text.includes('\0')) return wrong(1, 'This is no text file.');
  const result = format === 'csv' ? fromCsv(text) : fromYaml(text);
  if (!result.ok) return result;
  if (result.entries.length === 0) return wrong(1, 'There are no entries in this file.');
  if (result.entries.length > MAX_FILE_ENTRIES)
    return wrong(
      result.entries[MAX_FILE_ENTRIES]?.line ?? 1,
      `Keep it to ${MAX_FILE_ENTRIES} entries a file.`,
    );
  return result;
}

function fromCsv(text: string): FileResult {
  const read = readCsv(text);
  if (!read.ok) return wrong(read.line, read.message);
  const [header, ...records] = read.records;
  if (!header) return wrong(1, 'This file is empty.');
  const columns = header.cells.map(fieldOf);
  const unknown = columns.find((name) => !isFileField(name));
  if (unknown !== undefined)
    return wrong(header.line, `No such column. There are: ${fileFields.join(', ')}.`, unknown || '(no name)');
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) return wrong(header.line, 'This column stands twice.', twice);

  const errors: FileError[] = [];
  const entries = records.map(({ line, cells }): FileEntry => {
    if (cells.length !== columns.length)
      errors.push({
        line,
        field: undefined,
        message: `This line has ${cells.length} cells, and the first one ${columns.length}.`,
      });
    const values: FileEntry['values'] = {};
    for (const [index, name] of columns.entries())
      if (isFileField(name)) values[name] = cellValue(name, cells[index] ?? '');
    return { line, values, lines: {} };
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, entries };
}

/** Keywords and sources stand one a line; a source is 'title | address'. */
function cellValue(name: FileField, cell: string): unknown {
  const lines = () => cell.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  if (name === 'keywords') return lines();
  if (name !== 'sources') return cell;
  return lines().map((line) => {
    const bar = line.lastIndexOf('|');
    return bar < 0
      ? { title: '', url: line.trim() }
      : { title: line.slice(0, bar), url: line.slice(bar + 1) };
  });
}

function fromYaml(text: string): FileResult {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineAt = (node: Node | null | undefined) => counter.linePos(node?.range?.[0] ?? 0).line || 1;
  const [problem] = document.errors;
  if (problem) return wrong(problem.linePos?.[0].line ?? 1, 'This cannot be read as YAML here.');
  const { contents } = document;
  if (!isSeq(contents)) return wrong(1, 'The file should be a list of entries, each beginning with "- ".');

  const errors: FileError[] = [];
  const entries: FileEntry[] = [];
  for (const item of contents.items) {
    const line = lineAt(isMap(item) || isScalar(item) ? item : contents);
    if (!isMap(item)) {
      errors.push({ line, field: undefined, message: 'An entry should have fields, such as "question: …".' });
      continue;
    }
    const entry: FileEntry = { line, values: {}, lines: {} };
    for (const pair of item.items) {
      const key = isScalar(pair.key) ? pair.key : undefined;
      const name = fieldOf(typeof key?.value === 'string' ? key.value : '');
      const at = key ? lineAt(key) : line;
      if (!isFileField(name)) {
        errors.push({
          line: at,
          field: name || undefined,
          message: `No such field. There are: ${fileFields.join(', ')}.`,
        });
        continue;
      }
      entry.lines[name] = at;
      entry.values[name] = valueOf(pair, document);
    }
    entries.push(entry);
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, entries };
}

/** Plain data. What refers to something elsewhere in the file is not followed: a few letters could become gigabytes. */
function valueOf(pair: Pair, document: ReturnType<typeof parseDocument>): unknown {
  const { value } = pair;
  if (value === null || value === undefined) return undefined;
  if (isScalar(value)) return value.value;
  if (isSeq(value) || isMap(value)) {
    try {
      return value.toJS(document, { maxAliasCount: 0 });
    } catch {
      return undefined;
    }
  }
  return undefined;
}
