import { expect, test } from 'vitest';
import { type ListChoice, listHref, readListChoice } from './list-choice.ts';

const read = (address: string) => readListChoice(new URL(address, 'https://store.example').searchParams);

test('an address brings back the list that was looked at', () => {
  const choice = {
    list: 'giveaway' as const,
    search: '',
    searchKey: '3f0c-a1',
    sort: '-Opted in',
    size: 50,
    without: ['Phone', 'Address'],
    page: 3,
  } satisfies ListChoice;
  expect(read(listHref(choice, {}))).toEqual({ ...choice, page: 1 });
  expect(read(listHref(choice, { page: 3 }))).toEqual(choice);
  expect(listHref(read(''), {})).toBe('/account/messages?list=contact');
});

test('what nobody could have chosen is read as the usual', () => {
  const usual = {
    list: 'contact',
    search: '',
    searchKey: '',
    sort: '-Received',
    size: 25,
    without: [],
    page: 1,
  };
  for (const nonsense of [
    '?size=26&page=0',
    '?size=1e9&page=-1',
    '?sort=%27;--',
    '?list=users&page=2.5',
    '?search=a@b.c&without=%3C',
  ])
    expect(read(nonsense), nonsense).toEqual(usual);
});

test('what is looked for stands in no address, and nobody puts words into one', () => {
  const choice = { ...read(''), search: 'ruth@example.com', searchKey: 'k' };
  expect(listHref(choice, { page: 2 })).toBe('/account/messages?list=contact&search=k&page=2');
  expect(read('?q=ruth@example.com').search).toBe('');
});
