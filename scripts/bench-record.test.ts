import { expect, test } from 'vitest';
import { figureTable } from './bench-record.ts';

test('a figure stands beside its limit, the last time and a peer, and a missed one is named', () => {
  const lines = figureTable(
    [
      { name: '/ LCP ms', value: 1650, limit: 1800, peer: 2101 },
      { name: '/ requests/s', value: 90.4, limit: 100, atLeast: true },
      { name: '/ CPU ms', value: undefined, limit: 6 },
    ],
    { '/ LCP ms': 2522 },
  );
  expect(lines.map((line) => line.split(/\s{2,}/))).toEqual([
    ['figure', 'measured', 'limit', 'last time', 'Hydrogen'],
    ['/ LCP ms', '1650', '≤ 1800', '2522', '2101'],
    ['/ requests/s', '90', '≥ 100', '—', '—', 'MISSED'],
    ['/ CPU ms', '—', '≤ 6', '—', '—', 'MISSED'],
  ]);
});
