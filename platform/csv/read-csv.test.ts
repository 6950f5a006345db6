import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile } from './csv.ts';
import { readCsv } from './read-csv.ts';

const cellsOf = (text: string) => {
  const read = readCsv(text);
  return read.ok ? read.records.map(({ cells }) => cells) : read;
};

test('whatever is written is read again', () => {
  // What begins with an apostrophe before a formula's sign is what the writer itself puts there.
  const cell = fc.string({ unit: 'binary' }).filter((text) => !text.startsWith("'"));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 5 }), (rows) => {
      const filled = rows.filter((cells) => cells.some((text) => text.trim() !== ''));
      expect(cellsOf(csvFile(['a', 'b'], rows))).toEqual([['a', 'b'], ...filled]);
    }),
  );
});

test('lines are counted through cells of several lines, whatever ends them', () => {
  const read = readCsv('\uFEFFa,b\n"one\ntwo",x\r\n\r\nlast,"y"');
  expect(read).toEqual({
    ok: true,
    records: [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['one\ntwo', 'x'] },
      { line: 5, cells: ['last', 'y'] },
    ],
  });
});

test('a file that ends in a comma ends in an empty cell', () => {
  expect(cellsOf('a,b\nx,')).toEqual([
    ['a', 'b'],
    ['x', ''],
  ]);
});

test.each([
  ['a,b\nx,"never closed', /never closed/],
  ['a,b\n"x"y,z', /never closed/],
  ['a\nx"y', /within a cell/],
])('%j: a mark that does not belong is named by its line', (text, message) => {
  const read = readCsv(text);
  expect(read.ok ? 0 : read.line).toBe(2);
  expect(read.ok ? '' : read.message).toMatch(message);
});
