import { expect, test } from 'vitest';
import { readAdministratorView } from './administrator-table.tsx';
import { cutAdministrators } from './cut-administrators.server.ts';

const day = (number: number) => new Date(`2026-02-0${number}T12:00:00Z`);
const administrators = [
  { id: '1', email: 'ruth@example.com', role: 'editor', since: day(1), secondStep: true },
  { id: '2', email: 'ada@example.com', role: 'owner', since: day(2), secondStep: false },
] as const;
const invited = { invitedBy: 'ada@example.com', expiresAt: day(1) };
const list = {
  administrators: [...administrators],
  invitations: [{ ...invited, email: 'bo@example.com', role: 'support' as const }],
};
const shown = (search: string) => {
  const view = readAdministratorView(new URLSearchParams(search));
  return cutAdministrators(list, view).people.map(({ email }) => email.split('@')[0]);
};

test('those who look after the store stand by how long they do, and behind them who is asked to', () => {
  expect(shown('')).toEqual(['ruth', 'ada', 'bo']);
  expect(shown('sort=-Status')).toEqual(['bo', 'ada', 'ruth']);
});

test('they are sorted by any column and cut into pages', () => {
  expect(shown('sort=Who')).toEqual(['ada', 'bo', 'ruth']);
  expect(shown('sort=Role')).toEqual(['ada', 'ruth', 'bo']);
  // Who has not accepted has logged in by nothing so far.
  expect(shown('sort=Second+step')).toEqual(['ada', 'ruth', 'bo']);
  expect(shown('sort=-Second+step')).toEqual(['ruth', 'ada', 'bo']);
  expect(shown('page=2')).toEqual([]);
  expect(cutAdministrators(list, readAdministratorView(new URLSearchParams('page=2'))).total).toBe(3);
});
