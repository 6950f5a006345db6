import { expect, test } from 'vitest';
import { createLogger } from '#platform/log/logger.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { rulesForTests } from '#tests/support/feed-server.ts';
import { recordedActivity } from '#tests/support/recorded-activity.ts';
import { answerListings } from './answer-listings.server.ts';
import { createCommunity } from './community-service.server.ts';

const actor = 'owner@store.example';
const clock = { now: () => new Date('2026-11-22T12:00:00Z') };

const texts = {
  events: { eventType: 'screening', eventDate: '2026-12-05T18:30', location: 'Harlem, New York, NY' },
  resources: { resourceType: 'Respite care', contactInfo: '404 555 0142' },
  groups: { conditionFocus: 'Diabetes', meetingFormat: 'virtual', meetingSchedule: 'Mondays' },
  stories: { category: 'Heart Health' },
};
type List = keyof typeof texts;
const lists: List[] = ['events', 'resources', 'groups', 'stories'];

forEachDatabase('listings typed in by hand', (open) => {
  const opened = async () => {
    const db = await open();
    let changes = 0;
    const community = createCommunity(db, {
      clock,
      log: createLogger('silent'),
      storeUrl: 'https://store.test',
      rules: rulesForTests,
      configured: [],
      live: true,
    });
    community.onChange(() => {
      changes += 1;
    });
    const send = (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return answerListings(community, form, actor);
    };
    const seen = async (list: List, title: string) => {
      const shown = {
        events: () => community.events(),
        resources: () => community.resources(),
        groups: () => community.groups(),
        stories: () => community.stories(),
      };
      return JSON.stringify(await shown[list]()).includes(title);
    };
    return { db, community, send, seen, changes: () => changes };
  };

  test.each(lists)(
    '%s: added it is seen, edited it changes, hidden and deleted it is seen no more',
    async (list) => {
      const { db, community, send, seen, changes } = await opened();
      const title = `A test of ${list}`;
      const form = {
        list,
        title,
        description: 'What it is.',
        websiteUrl: 'https://here.example/',
        ...texts[list],
      };
      expect(await send(form)).toMatchObject({ ok: true, message: 'Added' });
      expect(changes()).toBe(1);
      expect(await seen(list, title)).toBe(true);
      const [listing] = await community.byHand.list(list);
      const id = listing?.id ?? '';
      const category = list === 'stories' ? { category: 'heart_health' } : {};
      expect(listing).toMatchObject({ shown: true, values: { title, ...texts[list], ...category } });

      expect(await send({ ...form, id, title: `Edited ${list}` })).toMatchObject({
        ok: true,
        message: 'Saved',
      });
      expect(await seen(list, `Edited ${list}`)).toBe(true);
      expect(await seen(list, title)).toBe(false);
      await send({ intent: 'hide', list, id });
      expect(await seen(list, `Edited ${list}`)).toBe(false);
      expect((await community.byHand.list(list))[0]?.shown).toBe(false);
      await send({ intent: 'show', list, id });
      expect(await seen(list, `Edited ${list}`)).toBe(true);
      await send({ intent: 'delete', list, id });
      expect(await seen(list, `Edited ${list}`)).toBe(false);
      expect(await send({ ...form, id })).toMatchObject({ ok: false, typed: { title } });
      const done = (await recordedActivity(db)).filter(({ subject }) => subject.includes(list));
      expect(done.map(({ action }) => action)).toEqual(
        ['add', 'change', 'hide', 'show', 'delete'].map((verb) => `listings.${verb}`),
      );
    },
  );

  test('what is missing or wrong is named by its field, and what was typed comes back', async () => {
    const { community, send } = await opened();
    const typed = {
      title: 'A walk',
      location: 'Harlem or Brooklyn',
      eventDate: '2026-02-31T10:00',
      websiteUrl: 'http://x.example',
    };
    expect(await send({ list: 'events', ...typed })).toMatchObject({
      ok: false,
      typed,
      errors: {
        description: 'Enter a description',
        eventType: 'Choose a kind',
        eventDate: 'Enter a date and a time',
        location: 'Only events with a settled place are shown: without “or” and “TBD”',
        websiteUrl: 'Enter an address that starts with https://',
      },
    });
    expect(await send({ list: 'groups' })).toMatchObject({
      errors: { meetingFormat: 'Choose how it meets' },
    });
    expect(await send({ intent: 'delete', list: 'stories', id: 'nonsense' })).toMatchObject({ ok: false });
    expect(await community.byHand.list('events')).toEqual([]);
  });

  test('the table is sorted by its columns and cut into pages', async () => {
    const { community, send } = await opened();
    const before = await community.byHand.count('events');
    for (const [title, eventDate, location] of [
      ['a walk', '2026-12-07T10:00', 'Newark, New Jersey'],
      ['Bread', '2026-12-05T10:00', 'Harlem, New York, NY'],
      ['Choir', '2026-12-06T10:00', 'Atlanta, Georgia'],
    ] as const)
      await send({ list: 'events', title, description: 'What it is.', ...texts.events, eventDate, location });
    const shown = async (sort: string, { size = 25, page = 1 } = {}) => {
      const listings = await community.byHand.list('events', { sort, size, page });
      return listings.map(({ values }) => values.title);
    };
    expect(await shown('Title')).toEqual(['a walk', 'Bread', 'Choir']);
    expect(await shown('-Date and time')).toEqual(['a walk', 'Choir', 'Bread']);
    expect(await shown('Place')).toEqual(['Choir', 'Bread', 'a walk']);
    expect(await shown('-Title', { size: 2, page: 2 })).toEqual(['a walk']);
    expect(await community.byHand.count('events')).toBe(before + 3);
    const [first] = await community.byHand.list('events', { sort: 'Title', size: 1, page: 1 });
    await send({ intent: 'hide', list: 'events', id: first?.id ?? '' });
    expect((await shown('State'))[0]).toBe('a walk');
    expect(await community.byHand.find('events', first?.id ?? '')).toMatchObject({ shown: false });
    expect(await community.byHand.find('groups', first?.id ?? '')).toBeUndefined();
    expect(await community.byHand.find('events', 'nonsense')).toBeUndefined();
    // A list without places is in its usual order.
    expect(await community.byHand.list('stories', { sort: 'Place', size: 25, page: 1 })).toEqual([]);
  });

  test('who saves over another’s change is told what stands now, and puts it in place by saving again', async () => {
    const { community, send } = await opened();
    const form = { list: 'groups', title: 'Walkers', description: 'We walk.', ...texts.groups };
    await send(form);
    const [shown] = await community.byHand.list('groups');
    const { id, version } = shown ?? { id: '', version: '' };
    const mine = { ...form, id, version };
    expect(await send({ ...mine, meetingSchedule: 'Tuesdays' })).toMatchObject({ ok: true });
    const refused = await send({ ...mine, description: 'We walk slowly.' });
    expect(refused).toMatchObject({
      ok: false,
      typed: { description: 'We walk slowly.', meetingSchedule: 'Mondays' },
      meanwhile: { now: { description: 'We walk.', meetingSchedule: 'Tuesdays' } },
    });
    expect((await community.byHand.list('groups'))[0]?.values.description).toBe('We walk.');
    const merged = {
      ...mine,
      description: 'We walk slowly.',
      meetingSchedule: 'Tuesdays',
      version: refused.meanwhile?.version ?? '',
    };
    expect(await send(merged)).toMatchObject({ ok: true });
    expect((await community.byHand.list('groups'))[0]?.values).toMatchObject({
      description: 'We walk slowly.',
      meetingSchedule: 'Tuesdays',
    });
  });
});
