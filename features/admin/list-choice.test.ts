import { expect, test } from 'vitest';
import { listHref, readListChoice } from './list-choice.ts';

const read = (address: string) => readListChoice(new URL(address, 'https://store.example').searchParams);

test('an address brings back the list that was looked at', () => {
  const choice = {
    list: 'giveaway',
    search: 'auburn & 12',
    sort: '-Opted in',
    size: 50,
    page: 3,
  } as const;
  expect(read(listHref(choice, {}))).toEqual({ ...choice, page: 1 });
  expect(read(listHref(choice, { page: 3 }))).toEqual(choice);
  expect(listHref(read(''), {})).toBe('/account/messages?list=contact');
});

test('what nobody could have chosen is read as the usual', () => {
  const usual = { list: 'contact', search: '', sort: '-Received', size: 25, page: 1 };
  for (const nonsense of ['?size=26&page=0', '?size=1e9&page=-1', '?sort=%27;--', '?list=users&page=2.5'])
    expect(read(nonsense), nonsense).toEqual(usual);
});
