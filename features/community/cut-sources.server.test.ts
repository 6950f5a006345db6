import { expect, test } from 'vitest';
import { cutSources } from './cut-sources.server.ts';
import type { FeedSource } from './feed-source.ts';
import { readSourceView } from './source-view.ts';

const source = (title: string, facts: Partial<FeedSource>): FeedSource => ({
  id: title,
  list: 'events',
  title,
  url: 'https://feeds.example/',
  enabled: true,
  origin: 'administrator',
  fetchedAt: null,
  lastResult: null,
  failures: 0,
  retryAt: null,
  listings: 0,
  ...facts,
});
const sources = [
  source('County', { enabled: false, fetchedAt: '2026-02-03T12:00:00.000Z' }),
  source('Atlanta', { failures: 2, fetchedAt: '2026-02-01T12:00:00.000Z' }),
  source('Bronx', { list: 'stories' }),
  source('Doctors', { list: 'resources', fetchedAt: '2026-02-02T12:00:00.000Z' }),
];
const shown = (search: string) =>
  cutSources(sources, readSourceView(new URLSearchParams(search))).map(({ title }) => title);

test('sources stand by what is in them, or by any other column', () => {
  expect(shown('')).toEqual(['Doctors', 'County', 'Atlanta', 'Bronx']);
  expect(shown('sort=Name')).toEqual(['Atlanta', 'Bronx', 'County', 'Doctors']);
  // What needs somebody first.
  expect(shown('sort=State')).toEqual(['Atlanta', 'Bronx', 'Doctors', 'County']);
  expect(shown('sort=-Fetched')).toEqual(['County', 'Doctors', 'Atlanta', 'Bronx']);
});
