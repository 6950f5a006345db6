import { expect, test } from 'vitest';
import { cutRows } from './cut-rows.server.ts';

interface Person {
  name: string;
  /** Counted from 1; null for who has none. */
  rank: number | null;
}

const people: Person[] = [
  { name: 'Ruth 10', rank: 2 },
  { name: 'ada', rank: null },
  { name: 'Bo', rank: 1 },
  { name: 'Ruth 9', rank: 2 },
];
const keys = new Map<string, (person: Person) => string | number | null>([
  ['Name', ({ name }) => name],
  ['Rank', ({ rank }) => rank],
]);
const shown = (sort: string, { page = 1, size = 25 } = {}) =>
  cutRows(people, { sort, page, size, without: [] }, keys).map(({ name }) => name);

test('rows stand in the order of the column that is asked for, both ways', () => {
  expect(shown('Name')).toEqual(['ada', 'Bo', 'Ruth 9', 'Ruth 10']);
  expect(shown('-Name')).toEqual(['Ruth 10', 'Ruth 9', 'Bo', 'ada']);
});

test('what is empty stands last both ways, and what is alike stays as it was', () => {
  expect(shown('Rank')).toEqual(['Bo', 'Ruth 10', 'Ruth 9', 'ada']);
  expect(shown('-Rank')).toEqual(['Ruth 10', 'Ruth 9', 'Bo', 'ada']);
});

test('a column that is none changes nothing, and a page behind the last one is empty', () => {
  expect(shown('constructor')).toEqual(people.map(({ name }) => name));
  expect(shown('Name', { page: 2, size: 3 })).toEqual(['Ruth 10']);
  expect(shown('Name', { page: 9, size: 3 })).toEqual([]);
});
