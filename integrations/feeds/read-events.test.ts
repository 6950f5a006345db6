import { expect, test } from 'vitest';
import { readFeedText } from './read-feed-text.ts';

const now = new Date('2026-10-20T12:00:00Z');

function calendar(...events: string[]): string {
  const blocks = events.map((lines) => `BEGIN:VEVENT\nDTSTAMP:20260101T000000Z\n${lines}\nEND:VEVENT\n`);
  return `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:test\n${blocks.join('')}END:VCALENDAR\n`;
}

async function read(text: string) {
  const feed = await readFeedText(text, { list: 'events', now });
  if (feed.list !== 'events') throw new Error('another list');
  return feed;
}

const dates = async (text: string) => (await read(text)).items.map(({ eventDate }) => eventDate);

test('an event carries its words, its kind and its link', async () => {
  expect(
    (
      await read(
        calendar(
          'UID:a\nDTSTART;TZID=America/New_York:20261103T180000\nSUMMARY;LANGUAGE=en:Eye screening\nDESCRIPTION:Bring <b>glasses</b>\\, and\\na friend\nLOCATION:Hall\\, Newark\\, NJ\nURL:https://example.org/eyes',
        ),
      )
    ).items,
  ).toEqual([
    {
      series: 'a',
      externalId: 'a @ 2026-11-03T23:00:00.000Z',
      title: 'Eye screening',
      description: 'Bring glasses, and a friend',
      eventType: 'screening',
      eventDate: '2026-11-03T23:00:00.000Z',
      location: 'Hall, Newark, NJ',
      sourceUrl: 'https://example.org/eyes',
    },
  ]);
});

test('a time keeps its hour in New York when summer time ends, without a VTIMEZONE too', async () => {
  const weekly =
    'UID:a\nDTSTART;TZID=America/New_York:20261028T100000\nRRULE:FREQ=WEEKLY;COUNT=2\nSUMMARY:Walk';
  expect(await dates(calendar(weekly))).toEqual(['2026-10-28T14:00:00.000Z', '2026-11-04T15:00:00.000Z']);
});

test('UTC, other zones, floating times and whole days come out right', async () => {
  const event = (start: string) => `UID:${start.length}\nDTSTART${start}\nSUMMARY:Talk`;
  expect(await dates(calendar(event(':20261101T150000Z')))).toEqual(['2026-11-01T15:00:00.000Z']);
  expect(await dates(calendar(event(';TZID=America/Chicago:20261110T100000')))).toEqual([
    '2026-11-10T16:00:00.000Z',
  ]);
  expect(await dates(calendar(event(':20261110T100000')))).toEqual(['2026-11-10T15:00:00.000Z']);
  expect(await dates(calendar(event(';VALUE=DATE:20261110')))).toEqual(['2026-11-10T05:00:00.000Z']);
});

test('repeating events are read for a year ahead and no further; what is over is not read', async () => {
  const monthly = 'UID:a\nDTSTART:20200101T150000Z\nRRULE:FREQ=MONTHLY\nSUMMARY:Class';
  expect(await dates(calendar(monthly))).toHaveLength(12);
  expect(
    await dates(calendar('UID:a\nDTSTART:20200101T150000Z\nRRULE:FREQ=DAILY\nSUMMARY:Class')),
  ).toHaveLength(60);
  expect(await read(calendar('UID:a\nDTSTART:20200101T150000Z\nSUMMARY:Over'))).toMatchObject({
    items: [],
    skipped: 0,
  });
});

test('exceptions count: a day left out, one moved, one cancelled', async () => {
  const series =
    'UID:a\nDTSTART:20261102T150000Z\nRRULE:FREQ=WEEKLY;COUNT=4\nEXDATE:20261109T150000Z\nSUMMARY:Class';
  const moved = 'UID:a\nRECURRENCE-ID:20261116T150000Z\nDTSTART:20261117T170000Z\nSUMMARY:Class, moved';
  const cancelled =
    'UID:a\nRECURRENCE-ID:20261123T150000Z\nDTSTART:20261123T150000Z\nSTATUS:CANCELLED\nSUMMARY:Class';
  expect((await read(calendar(series, moved, cancelled))).items).toMatchObject([
    { title: 'Class', eventDate: '2026-11-02T15:00:00.000Z' },
    { title: 'Class, moved', eventDate: '2026-11-17T17:00:00.000Z' },
  ]);
});

test('one event that cannot be read does not take the others with it', async () => {
  const feed = await read(
    calendar(
      'UID:good\nDTSTART:20261102T150000Z\nSUMMARY:Good',
      'UID:rule\nDTSTART:20261102T150000Z\nRRULE:FREQ=SOMETIMES\nSUMMARY:Bad rule',
      'UID:date\nDTSTART:soon\nSUMMARY:Bad date',
      'UID:untitled\nDTSTART:20261102T150000Z',
      'UID:flood\nDTSTART:19700101T000000Z\nRRULE:FREQ=SECONDLY\nSUMMARY:Flood',
    ),
  );
  expect(feed.items.map(({ title }) => title)).toEqual(['Good']);
  expect(feed.skipped).toBe(4);
});

test('what is no calendar is named', async () => {
  await expect(read('hello')).rejects.toThrow('is not a calendar');
  await expect(read('<html></html>')).rejects.toThrow('answered with a web page');
});
