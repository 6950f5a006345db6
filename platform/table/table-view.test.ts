import { expect, test } from 'vitest';
import {
  readSort,
  readTableView,
  rowsBefore,
  tableHref,
  type UsualView,
  viewHref,
  viewParams,
} from './table-view.ts';

const usual: UsualView = { sort: '-Added', sizes: [100, 250] };
const read = (search: string) => readTableView(new URLSearchParams(search), usual);
const place = (search: string) =>
  ({ view: read(search), usual, path: '/account/list', kept: [['q', 'two words & more']] }) as const;

test('an address brings back the view, and says nothing of what is usual', () => {
  const view = { sort: 'Review due', size: 250, without: ['Answer', 'Found'], page: 3 };
  const href = tableHref({ ...place(''), view }, { page: 3 });
  expect(readTableView(new URL(href, 'https://store.example').searchParams, usual)).toEqual(view);
  expect(tableHref(place(''), {})).toBe('/account/list?q=two+words+%26+more');
  expect(viewParams(place(''))).toEqual([]);
});

test('whatever changes but the page leads to the first one', () => {
  const third = place('page=3&sort=Found');
  expect(tableHref(third, { sort: '-Found' })).toBe('/account/list?q=two+words+%26+more&sort=-Found');
  expect(tableHref(third, { page: 4 })).toContain('sort=Found&page=4');
});

test('the address of one of its rows keeps the view, its page too', () => {
  expect(viewHref(place('page=3&sort=Found'), ['edit', 'one'])).toBe(
    '/account/list?q=two+words+%26+more&edit=one&sort=Found&page=3',
  );
});

test('columns that are usually left out are shown when an address says so', () => {
  const some: UsualView = { ...usual, without: ['Added', 'Found'] };
  const shows = (search: string) => readTableView(new URLSearchParams(search), some).without;
  const said = (without: string[]) => viewParams({ view: { ...read(''), without }, usual: some });
  expect(shows('')).toEqual(['Added', 'Found']);
  expect(shows('columns=yes')).toEqual([]);
  expect(shows('columns=yes&without=Found')).toEqual(['Found']);
  expect(shows('without=Found')).toEqual(['Found']);
  expect(said(['Found', 'Added'])).toEqual([]);
  expect(said([])).toEqual([['columns', 'yes']]);
  expect(said(['Found'])).toEqual([['without', 'Found']]);
});

test('what nobody could have chosen is read as the usual', () => {
  for (const nonsense of [
    'size=101',
    'page=0',
    'page=1.5',
    'page=1e9',
    'sort=%27;--',
    'without=%3C',
    'sort=-',
  ])
    expect(read(nonsense), nonsense).toEqual({ sort: '-Added', size: 100, without: [], page: 1 });
  expect(read('without=A&without=A').without).toEqual(['A']);
});

test('a sort is a column and a way, a page a number of rows before it', () => {
  expect(readSort('-Review due')).toEqual({ label: 'Review due', backwards: true });
  expect(readSort('Found')).toEqual({ label: 'Found', backwards: false });
  expect(rowsBefore({ page: 3, size: 25 })).toBe(50);
});
