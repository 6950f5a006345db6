/** What a spreadsheet reads as a formula when a cell begins with it, wide forms included; a tab or a line break may hide one. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A file of comma-separated values (RFC 4180): lines end with CR LF, and every cell stays text in a spreadsheet. */
export function csvFile(header: readonly string[], rows: Iterable<readonly string[]>): string {
  return [header, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** An apostrophe in front is what spreadsheets take for "this is text". */
function csvCell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
