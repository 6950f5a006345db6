import { expect, test } from 'vitest';
import type { ReadFeed } from '#integrations/feeds/feed-items.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { rulesForTests } from '#tests/support/feed-server.ts';
import { recordedActivity } from '#tests/support/recorded-activity.ts';
import { answerListings } from './answer-listings.server.ts';
import { feedSources } from './community.table.server.ts';
import { createCommunity } from './community-service.server.ts';
import { storeItems } from './store-items.server.ts';

const actor = 'owner@store.example';
const now = new Date('2026-11-22T12:00:00Z');

const walk = (day: number) => ({
  externalId: `walk @ 2026-12-0${day}T15:00:00Z`,
  series: 'walk',
  title: 'A walk',
  description: 'We walk.',
  eventType: 'other' as const,
  eventDate: `2026-12-0${day}T15:00:00Z`,
  location: 'Harlem, New York, NY',
  sourceUrl: null,
});
const talk = { ...walk(3), externalId: 'talk @ 2026-12-03', series: 'talk', title: 'A talk' };
const feed = (...items: (typeof talk)[]): ReadFeed => ({ list: 'events', items, skipped: 0 });

forEachDatabase('listings of a feed', (open) => {
  const opened = async () => {
    const db = await open();
    const community = createCommunity(db, {
      clock: { now: () => now },
      log: createLogger('silent'),
      storeUrl: 'https://store.test',
      rules: rulesForTests,
      configured: [],
      live: true,
    });
    const url = `https://calendar.example/${crypto.randomUUID()}`;
    const [source] = await db
      .insert(feedSources)
      .values({ list: 'events', title: 'The calendar', url })
      .returning({ id: feedSources.id });
    const sourceId = source?.id ?? '';
    const fetch = (...items: (typeof talk)[]) =>
      db.transaction((tx) => storeItems(tx, { sourceId, feed: feed(...items), now }));
    const send = (intent: 'hide' | 'show', ...ids: string[]) => {
      const form = new FormData();
      form.set('intent', intent);
      form.set('list', 'events');
      for (const id of ids) form.append('chosen[]', id);
      return answerListings(community, form, actor);
    };
    const seen = async () => (await community.events()).map(({ title }) => title).sort();
    const idOf = async (title: string) =>
      (await community.ofFeeds('events')).find((listing) => listing.title === title)?.id ?? '';
    return { db, community, sourceId, fetch, send, seen, idOf };
  };

  test('an event that is hidden stays so with the dates that come later, until it is shown again', async () => {
    const { db, community, sourceId, fetch, send, seen, idOf } = await opened();
    await fetch(walk(1), walk(2), talk);
    expect(await community.ofFeeds('events')).toMatchObject([
      { title: 'A talk', shown: true, source: 'The calendar' },
      { title: 'A walk', shown: true, date: '2026-12-01 10:00' },
    ]);
    expect(await send('hide', await idOf('A walk'))).toMatchObject({ ok: true, message: 'Hidden' });
    expect(await seen()).toEqual(['A talk']);
    await fetch(walk(2), walk(4), talk);
    expect(await seen()).toEqual(['A talk']);
    // The feed leaves it out for a week.
    await fetch(talk);
    await fetch(walk(5), talk);
    expect(await seen()).toEqual(['A talk']);
    expect(await send('show', await idOf('A walk'))).toMatchObject({ ok: true, message: 'Shown again' });
    await fetch(walk(5), walk(6), talk);
    expect(await seen()).toEqual(['A talk', 'A walk']);
    const done = (await recordedActivity(db)).filter(({ subject }) => subject === 'A walk');
    expect(done.map(({ action }) => action)).toEqual(['listings.hide', 'listings.show']);
    await community.deleteSource(sourceId, actor);
  });

  test('the table is sorted by its columns and cut into pages, an event once', async () => {
    const { community, sourceId, fetch, send, idOf } = await opened();
    await fetch(walk(1), walk(2), talk);
    const shown = async (sort: string, { size = 25, page = 1 } = {}) =>
      (await community.ofFeeds('events', { sort, size, page })).map(({ title }) => title);
    expect(await community.countOfFeeds('events')).toBe(2);
    expect(await shown('-Title')).toEqual(['A walk', 'A talk']);
    expect(await shown('Date and time')).toEqual(['A walk', 'A talk']);
    expect(await shown('-Date and time', { size: 1, page: 2 })).toEqual(['A walk']);
    expect(await shown('Source')).toEqual(['A talk', 'A walk']);
    await send('hide', await idOf('A walk'));
    expect(await shown('State')).toEqual(['A walk', 'A talk']);
    await send('show', await idOf('A walk'));
    await community.deleteSource(sourceId, actor);
  });

  test('several are hidden at once, and what is not there is no fault', async () => {
    const { community, sourceId, fetch, send, seen, idOf } = await opened();
    await fetch(walk(1), talk);
    const both = [await idOf('A walk'), await idOf('A talk')];
    expect(await send('hide', ...both, 'nonsense')).toMatchObject({
      ok: true,
      message: 'Hidden: 2 listings',
    });
    expect(await seen()).toEqual([]);
    expect(await send('hide')).toMatchObject({ ok: false, message: 'Tick at least one listing first' });
    expect(await send('show', crypto.randomUUID())).toMatchObject({ ok: false });
    await community.deleteSource(sourceId, actor);
  });
});
