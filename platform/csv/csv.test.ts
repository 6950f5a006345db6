import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile } from './csv.ts';

test('cells are quoted where they must be, and lines end with CR LF', () => {
  expect(
    csvFile(
      ['Name', 'Message'],
      [
        ['Ada', 'Hello'],
        ['Brown, Ada', 'She said "no".\nThen yes.'],
      ],
    ),
  ).toBe('Name,Message\r\nAda,Hello\r\n"Brown, Ada","She said ""no"".\nThen yes."\r\n');
});

test.each([
  '=1+1',
  '+1 404 555 0142',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '\n@x',
  '＝1',
  '＠x',
  '=HYPERLINK("http://evil.example","click")',
])('%j stays text in a spreadsheet', (value) => {
  const [, cell = ''] = csvFile(['a', 'b'], [['x', value]]).split('\r\nx,');
  expect(cell.replace(/^"/, '')).toMatch(/^'/);
});

/** Reads a file as RFC 4180 says. */
function read(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

test('whatever is written comes back, but for the apostrophe', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string()), { minLength: 1, maxLength: 5 }),
      (rows) => {
        const [, ...back] = read(csvFile(['a', 'b'], rows));
        expect(back.map((cells) => cells.map((cell) => cell.replace(/^'/, '')))).toEqual(
          rows.map((cells) => cells.map((cell) => cell.replace(/^'/, ''))),
        );
      },
    ),
  );
});
