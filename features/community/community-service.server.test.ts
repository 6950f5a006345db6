import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FeedList } from '#integrations/feeds/feed-list.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { calendar, event, rss, services } from '#tests/support/feed-documents.ts';
import { type FeedServer, rulesForTests, startFeedServer } from '#tests/support/feed-server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import {
  aaHealthStories,
  caregiverResources,
  feedSources,
  healthEvents,
  supportGroups,
} from './community.table.server.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { type CommunityService, createCommunity } from './community-service.server.ts';
import { seedSources } from './seed-sources.server.ts';

const HOUR_MS = 3_600_000;
const START = '2026-11-22T12:00:00Z';
const time = { now: new Date(START) };
const later = (hours: number) => void (time.now = new Date(time.now.getTime() + hours * HOUR_MS));

/** What the web answers, by path. */
const web: Record<string, string | number> = {};
let server: FeedServer;

beforeAll(async () => {
  server = await startFeedServer((request, response) => {
    const answer = web[request.url ?? ''] ?? 404;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else response.writeHead(200, { etag: `"${answer.length}"` }).end(answer);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  time.now = new Date(START);
  server.asked.length = 0;
  for (const path of Object.keys(web)) delete web[path];
});

const makeCommunity = (db: Db, options: { live?: boolean } = {}): CommunityService =>
  createCommunity(db, {
    clock: { now: () => time.now },
    log: createLogger('silent'),
    storeUrl: 'https://store.test',
    rules: rulesForTests,
    configured: [],
    live: options.live ?? true,
  });

async function emptied(db: Db): Promise<Db> {
  for (const table of [
    feedSources,
    aaHealthStories,
    healthEvents,
    caregiverResources,
    supportGroups,
    activityLog,
  ])
    await db.delete(table);
  return db;
}

async function addSource(db: Db, list: FeedList, path: string): Promise<string> {
  const [row] = await db
    .insert(feedSources)
    .values({ list, title: path, url: server.url + path })
    .returning({ id: feedSources.id });
  return row?.id ?? '';
}

const sourceOf = async (db: Db, id: string) =>
  (await db.select().from(feedSources).where(eq(feedSources.id, id)))[0];

forEachDatabase('the community', (open) => {
  test('the feeds that come with the store fill every list', async () => {
    const db = await emptied(await open());
    const community = makeCommunity(db, { live: false });
    await seedSources(db, { configured: [], samples: true });
    expect(await community.refreshDue()).toMatchObject({ sources: 6, failures: [] });
    expect(await community.stories()).toHaveLength(8);
    expect(await community.events()).toHaveLength(12);
    expect(await community.resources()).toHaveLength(12);
    expect((await community.groups()).length).toBeGreaterThan(6);
    // Years on, the events still lie ahead.
    time.now = new Date('2036-03-01T12:00:00Z');
    await community.refreshDue();
    expect(await community.events()).toHaveLength(12);
    // A live shop lists nothing invented, even where the rows are there.
    const live = makeCommunity(db, { live: true });
    expect([await live.stories(), await live.events(), await live.resources(), await live.groups()]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  test('stories are the newest eight that are active, and stay when the feed drops them', async () => {
    const db = await emptied(await open());
    const community = makeCommunity(db);
    const days = Array.from({ length: 9 }, (_, day) => ({
      id: `day ${day + 1}`,
      date: `0${day + 1} Nov 2026 10:00:00 GMT`,
    }));
    web['/stories'] = rss(...days);
    await addSource(db, 'stories', '/stories');
    expect(await community.refresh('stories')).toMatchObject({ added: 9 });
    const titles = async () => (await community.stories()).map(({ title }) => title);
    expect(await titles()).toEqual(Array.from({ length: 8 }, (_, day) => `day ${9 - day}`));
    await db.update(aaHealthStories).set({ isActive: false }).where(eq(aaHealthStories.title, 'day 9'));
    web['/stories'] = rss(...days.slice(7), { id: 'day 10', date: '10 Nov 2026 10:00:00 GMT' });
    expect(await community.refresh('stories')).toMatchObject({ added: 1 });
    expect((await titles()).slice(0, 3)).toEqual(['day 10', 'day 8', 'day 7']);
  });

  test('of an event the next date is shown; those without a settled place or a description are not', async () => {
    const db = await emptied(await open());
    const community = makeCommunity(db);
    web['/cal'] = calendar(
      event('later', '20261210T150000Z'),
      event('weekly', '20261101T150000Z', 'LOCATION:Harlem\\, NY\nRRULE:FREQ=WEEKLY'),
      event('unsettled', '20261201T150000Z', 'LOCATION:Newark or online'),
      event('tbd', '20261201T150000Z', 'LOCATION:TBD'),
      event('blank', '20261201T150000Z').replace('DESCRIPTION:Words', 'DESCRIPTION: '),
    );
    await addSource(db, 'events', '/cal');
    expect(await community.refresh('events')).toMatchObject({ added: 5 });
    const shown = async () => (await community.events()).map(({ title, eventDate }) => [title, eventDate]);
    expect(await shown()).toEqual([
      ['weekly', '2026-11-22T15:00:00.000Z'],
      ['later', '2026-12-10T15:00:00.000Z'],
    ]);
    expect((await community.events({ region: 'new-york' })).map(({ title }) => title)).toEqual(['weekly']);
    later(4);
    expect((await shown())[0]).toEqual(['weekly', '2026-11-29T15:00:00.000Z']);
  });

  test('what was announced last comes first, but a new date of an old event is not new', async () => {
    const db = await emptied(await open());
    const community = makeCommunity(db);
    const weekly = event('weekly', '20261101T150000Z', 'LOCATION:Harlem\\, NY\nRRULE:FREQ=WEEKLY');
    web['/cal'] = calendar(weekly);
    await addSource(db, 'events', '/cal');
    await community.refresh('events');
    later(24 * 7);
    web['/cal'] = calendar(weekly, event('fair', '20270501T150000Z'));
    expect(await community.refresh('events')).toMatchObject({ added: 1 });
    expect((await community.events()).map(({ title }) => title)).toEqual(['fair', 'weekly']);
    web['/cal'] = calendar(weekly);
    await community.refresh('events');
    expect((await community.events()).map(({ title }) => title)).toEqual(['weekly']);
  });

  test('a listing fetched twice is one, and what a source no longer names goes', async () => {
    const db = await emptied(await open());
    const community = makeCommunity(db);
    web['/one'] = services('a', 'b', 'b');
    web['/two'] = services('a');
    await addSource(db, 'groups', '/one');
    await addSource(db, 'groups', '/two');
    expect(await community.refresh('groups')).toMatchObject({ added: 3, sources: 2 });
    expect(await community.refresh('groups')).toMatchObject({ added: 0 });
    expect((await community.groups()).map(({ name }) => name)).toEqual(['a', 'a', 'b']);
    web['/one'] = services('b', 'c');
    expect(await community.refresh('groups')).toMatchObject({ added: 1 });
    expect((await community.groups()).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  test('one dead source does not stop the others, and keeps what it gave before', async () => {
    const db = await emptied(await open());
    const community = makeCommunity(db);
    web['/dead'] = services('old');
    web['/good'] = services('good');
    const dead = await addSource(db, 'resources', '/dead');
    await addSource(db, 'resources', '/good');
    await community.refresh('resources');
    web['/dead'] = 500;
    web['/good'] = services('good', 'better');
    expect(await community.refresh('resources')).toEqual({
      added: 1,
      sources: 2,
      failures: ['/dead: answered 500'],
    });
    expect((await community.resources()).map(({ title }) => title)).toEqual(['better', 'good', 'old']);
    expect(await sourceOf(db, dead)).toMatchObject({ lastResult: 'answered 500', failures: 1 });
    web['/dead'] = '<html>Sorry</html>';
    await community.fetchSource(dead, 'ada@example.org');
    expect(await sourceOf(db, dead)).toMatchObject({
      lastResult: 'answered with a web page, not a feed',
      failures: 2,
    });
  });

  test('a source that failed is left alone for ever longer, unless an administrator asks', async () => {
    const db = await emptied(await open());
    const community = makeCommunity(db);
    const id = await addSource(db, 'groups', '/gone');
    const asks = async (refresh: () => Promise<unknown>) => {
      server.asked.length = 0;
      await refresh();
      return server.asked.length;
    };
    expect(await asks(() => community.refreshDue())).toBe(1);
    expect(await asks(() => community.refreshDue())).toBe(0);
    later(0.26);
    expect(await asks(() => community.refreshDue())).toBe(1);
    later(0.26);
    expect(await asks(() => community.refreshDue())).toBe(0);
    expect(await asks(() => community.refresh('groups'))).toBe(0);
    expect(await asks(() => community.refresh('groups', { actor: 'ada@example.org' }))).toBe(1);
    web['/gone'] = services('back');
    later(24);
    expect(await asks(() => community.refreshDue())).toBe(1);
    expect(await sourceOf(db, id)).toMatchObject({
      failures: 0,
      retryAt: null,
      lastResult: '1 found, 1 new',
    });
  });

  test('lists are read once a week, and a document that is the same is not sent again', async () => {
    const db = await emptied(await open());
    const community = makeCommunity(db);
    web['/one'] = services('a');
    const id = await addSource(db, 'groups', '/one');
    await community.refreshDue();
    later(24 * 6);
    expect(await community.refreshDue()).toMatchObject({ sources: 0 });
    later(25);
    expect(await community.refreshDue()).toMatchObject({ sources: 1, added: 0 });
    expect(server.asked).toHaveLength(2);
    expect(await sourceOf(db, id)).toMatchObject({ etag: `"${services('a').length}"` });
  });

  test('an administrator adds, changes, switches off and deletes sources, and each is recorded', async () => {
    const db = await emptied(await open());
    const community = makeCommunity(db);
    const actor = 'ada@example.org';
    let changes = 0;
    community.onChange(() => void (changes += 1));
    const form = { list: 'groups' as const, title: 'Kin', url: `${server.url}/kin` };
    web['/kin'] = services('kin');
    web['/kin2'] = services('kin2');
    const added = await community.addSource(form, actor);
    if (!added.ok) throw new Error(added.reason);
    expect(await community.addSource(form, actor)).toEqual({ ok: false, reason: 'known' });
    expect(await community.fetchSource(added.id, actor)).toEqual({ ok: true, added: 1 });
    expect(await community.sources()).toMatchObject([
      { ...form, enabled: true, origin: 'administrator', listings: 1, lastResult: '1 found, 1 new' },
    ]);

    await community.switchSource(added.id, false, actor);
    expect(await community.groups()).toEqual([]);
    expect(await community.refresh('groups', { actor })).toMatchObject({ sources: 0 });
    await community.switchSource(added.id, true, actor);
    expect(await community.groups()).toHaveLength(1);

    // Another address is another source.
    await community.changeSource(added.id, { ...form, url: `${server.url}/kin2` }, actor);
    expect(await community.groups()).toEqual([]);
    expect(await community.sources()).toMatchObject([{ fetchedAt: null, lastResult: null, listings: 0 }]);
    await community.refresh('groups');
    expect(await community.groups()).toMatchObject([{ name: 'kin2' }]);

    await community.deleteSource(added.id, actor);
    expect([await community.sources(), await community.groups()]).toEqual([[], []]);
    expect(await community.deleteSource(added.id, actor)).toEqual({ ok: false, reason: 'gone' });
    expect(await community.switchSource('no id', true, actor)).toEqual({ ok: false, reason: 'gone' });
    const recorded = await db
      .select({ action: activityLog.action })
      .from(activityLog)
      .orderBy(activityLog.at);
    expect(recorded.map(({ action }) => action).sort()).toEqual(
      ['add', 'change', 'delete', 'disable', 'enable', 'fetch', 'fetch'].map((verb) => `sources.${verb}`),
    );
    expect(changes).toBeGreaterThan(6);
  });

  test('what would come back at the next start can be switched off, but neither deleted nor moved', async () => {
    const db = await emptied(await open());
    const community = makeCommunity(db, { live: false });
    await seedSources(db, { configured: [], samples: true });
    const [sample] = await community.sources();
    if (!sample) throw new Error('no sample');
    expect(await community.deleteSource(sample.id, 'ada@example.org')).toEqual({ ok: false, reason: 'kept' });
    const moved = { list: sample.list, title: 'Mine', url: 'https://example.org/' };
    expect(await community.changeSource(sample.id, moved, 'ada@example.org')).toEqual({
      ok: false,
      reason: 'kept',
    });
    await community.switchSource(sample.id, false, 'ada@example.org');
    await seedSources(db, { configured: [], samples: true });
    expect((await community.sources()).find(({ id }) => id === sample.id)).toMatchObject({ enabled: false });
  });
});
