/** A line of a file of values, and where in the file it begins, counted from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

export type CsvResult = { ok: true; records: CsvRecord[] } | { ok: false; line: number; message: string };

/** What csvFile wrote in front of what a spreadsheet would read as a formula. */
const KEPT_TEXT = /^'(?=[\s\p{Cc}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** One cell: quoted, with quotes doubled, or plain. What ends it is a comma, the end of a line or of the file. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/** Reads comma-separated values (RFC 4180), with any line ends, as csvFile writes them. Empty lines are left out. */
export function readCsv(text: string): CsvResult {
  const records: CsvRecord[] = [];
  const body = text.replace(/^\uFEFF/, '');
  let line = 1;
  let record: CsvRecord = { line, cells: [] };
  CELL.lastIndex = 0;
  while (CELL.lastIndex < body.length || record.cells.length > 0) {
    const at = CELL.lastIndex;
    const found = CELL.exec(body);
    if (!found) return { ok: false, line, message: problemAt(body, at) };
    const [, quoted, plain = '', end = ''] = found;
    record.cells.push((quoted?.replaceAll('""', '"') ?? plain).replace(KEPT_TEXT, ''));
    line += linesIn(quoted ?? '') + (end === ',' || end === '' ? 0 : 1);
    if (end === ',') continue;
    if (record.cells.some((cell) => cell.trim() !== '')) records.push(record);
    record = { line, cells: [] };
  }
  return { ok: true, records };
}

const linesIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

const problemAt = (body: string, at: number): string =>
  body[at] === '"'
    ? 'A quotation mark is opened here and never closed, or something follows after it closed.'
    : 'A quotation mark stands within a cell that does not begin with one.';
