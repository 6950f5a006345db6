import { expect, test } from 'vitest';
import { readFeedText } from './read-feed-text.ts';

const now = new Date('2026-11-22T12:00:00Z');
const service = {
  id: 'g1',
  name: 'Kidney <b>Kin</b>',
  description: '<p>We share rides.</p>',
  url: 'https://example.org/kin',
  email: 'kin@example.org',
  status: 'active',
  phones: [{ number: '(404) 555-0172', extension: 5, type: 'voice' }],
  attributes: [
    { label: 'Audience', taxonomy_term: { name: 'Adults', taxonomy: 'audience' } },
    { label: 'Condition', taxonomy_term: { name: 'Kidney disease', taxonomy: 'condition' } },
    { label: 'Type', taxonomy_term: { name: 'Peer support', taxonomy: 'service-type' } },
  ],
  schedules: [{ byday: '3SA', opens_at: '13:00', closes_at: '14:30' }],
  service_at_locations: [
    {
      location: {
        location_type: 'physical',
        name: 'Family room',
        addresses: [{ address_1: '1 Oak St', city: 'Decatur', state_province: 'GA' }],
      },
    },
  ],
};
const page = (...contents: unknown[]) => JSON.stringify({ total_items: contents.length, contents });

test('a service becomes a support group', async () => {
  expect(await readFeedText(page(service), { list: 'groups', now })).toEqual({
    list: 'groups',
    skipped: 0,
    items: [
      {
        externalId: 'g1',
        name: 'Kidney Kin',
        description: 'We share rides.',
        conditionFocus: 'Kidney disease',
        meetingFormat: 'in_person',
        meetingSchedule: 'Saturdays, 13:00 to 14:30',
        location: 'Family room, Decatur, GA',
        contactInfo: '(404) 555-0172, extension 5 · kin@example.org',
        websiteUrl: 'https://example.org/kin',
      },
    ],
  });
});

test('a service becomes a caregiver resource', async () => {
  expect(
    (await readFeedText(page({ ...service, phones: null, url: 'javascript:x' }), { list: 'resources', now }))
      .items,
  ).toEqual([
    {
      externalId: 'g1',
      title: 'Kidney Kin',
      description: 'We share rides.',
      resourceType: 'Peer support',
      location: 'Family room, Decatur, GA',
      contactInfo: 'kin@example.org',
      websiteUrl: null,
    },
  ]);
});

test('a group meets where its places and times say', async () => {
  const virtual = { location: { location_type: 'virtual', name: 'Online' } };
  const formats: (string | undefined)[] = [];
  for (const places of [[], [virtual], [...service.service_at_locations, virtual]]) {
    const feed = await readFeedText(page({ ...service, service_at_locations: places }), {
      list: 'groups',
      now,
    });
    formats.push(feed.list === 'groups' ? feed.items[0]?.meetingFormat : undefined);
  }
  expect(formats).toEqual(['in_person', 'virtual', 'hybrid']);
});

test('a bare list and a single service are read too', async () => {
  const plain = { id: 'a', name: 'A', description: 'Words' };
  for (const document of [JSON.stringify([plain]), JSON.stringify(plain)])
    expect((await readFeedText(document, { list: 'groups', now })).items).toMatchObject([
      { externalId: 'a', conditionFocus: 'General wellness' },
    ]);
});

test('services without words, of another shape, or closed are skipped', async () => {
  const feed = await readFeedText(
    page(
      service,
      { id: 'b', name: 'B' },
      5,
      null,
      { ...service, status: 'defunct' },
      { ...service, phones: 5 },
    ),
    { list: 'groups', now },
  );
  expect(feed.items).toHaveLength(1);
  expect(feed.skipped).toBe(5);
});

test('what is no HSDS is named', async () => {
  await expect(readFeedText('{"a":', { list: 'groups', now })).rejects.toThrow('is not JSON, or breaks off');
  await expect(readFeedText('{"a":1}', { list: 'groups', now })).rejects.toThrow('holds no services');
});
