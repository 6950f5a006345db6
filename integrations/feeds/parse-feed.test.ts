import { expect, test } from 'vitest';
import { parseFeed } from './parse-feed.ts';

const now = new Date('2026-11-22T12:00:00Z');

test('a document is read on a thread of its own', async () => {
  const services = JSON.stringify([{ id: 'a', name: 'A', description: 'Words' }]);
  expect(await parseFeed(services, { list: 'resources', now })).toMatchObject({
    list: 'resources',
    items: [{ externalId: 'a' }],
  });
});

test('what cannot be read fails with its reason', async () => {
  await expect(parseFeed('<html></html>', { list: 'stories', now })).rejects.toThrow(
    'answered with a web page, not a feed',
  );
});
