import { expect, test } from 'vitest';
import { readFeedText } from './read-feed-text.ts';

const now = new Date('2026-11-22T12:00:00Z');
const read = (text: string) => readFeedText(text, { list: 'stories', now });

const rss = (items: string, before = '') =>
  `<?xml version="1.0"?>${before}<rss version="2.0"><channel><title>Feed</title>${items}</channel></rss>`;
const item = (id: string, more = '') =>
  `<item><guid>${id}</guid><title>Title ${id}</title><description>Words</description>${more}</item>`;

test('RSS, Atom and JSON Feed become the same', async () => {
  const story = {
    externalId: 'one',
    title: 'Walk & talk',
    description: 'Two laps, then tea.',
    category: 'heart_health',
    publishedDate: '2026-03-01T10:00:00.000Z',
    sourceUrl: 'https://example.org/walk',
  };
  const documents = [
    rss(
      '<item><guid>one</guid><title>Walk &amp; talk</title><link>https://example.org/walk</link><category>Heart Health</category><pubDate>Sun, 01 Mar 2026 10:00:00 GMT</pubDate><description><![CDATA[<p>Two laps,</p><p>then <b>tea</b>.</p>]]></description></item>',
    ),
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>Feed</title><entry><id>one</id><title>Walk &amp; talk</title><link href="https://example.org/walk"/><category term="x" label="Heart health"/><published>2026-03-01T10:00:00Z</published><summary>Two laps, then tea.</summary></entry></feed>',
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Feed',
      items: [
        {
          id: 'one',
          title: 'Walk & talk',
          url: 'https://example.org/walk',
          tags: ['heart-health'],
          date_published: '2026-03-01T05:00:00-05:00',
          content_html: '<p>Two laps, then tea.</p>',
        },
      ],
    }),
  ];
  for (const document of documents) expect((await read(document)).items).toEqual([story]);
});

test('in a half broken feed the good entries are read, and the others counted', async () => {
  const feed = await read(
    rss(
      [
        item('a'),
        '<item><guid>b</guid><description>No title</description></item>',
        '<item><title>No words</title></item>',
        item('c', '<pubDate>some day</pubDate><link>javascript:alert(1)</link>'),
      ].join(''),
    ),
  );
  expect(feed.skipped).toBe(2);
  expect(feed.items).toMatchObject([
    { externalId: 'a' },
    { externalId: 'c', publishedDate: null, sourceUrl: null, category: 'community_health' },
  ]);
});

test('a document type is refused, wherever a comment hides it, and nothing is unfolded', async () => {
  const bomb = '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
  for (const before of [
    bomb,
    `<!-- <rss> -->${bomb}`,
    '<!DOCTYPE rss SYSTEM "file:///etc/passwd">',
    '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  ])
    await expect(read(rss(item('&b;'), before)), before).rejects.toThrow('declares a document type');
  expect((await read(rss(item('a', '<category>&b;</category>')))).items[0]).toMatchObject({ category: 'b' });
});

test('a story about entities is a story', async () => {
  const feed = await read(
    rss(
      '<item><guid>a</guid><title>XML</title><description><![CDATA[About <!DOCTYPE x [<!ENTITY a "b">]> and so on]]></description></item>',
    ),
  );
  expect(feed.items).toHaveLength(1);
});

test('what is no feed is named', async () => {
  await expect(read('<!doctype html><html><body>Moved</body></html>')).rejects.toThrow(
    'answered with a web page',
  );
  await expect(read('<?xml version="1.0"?>\n<!-- x --><html xmlns="x"></html>')).rejects.toThrow(
    'answered with a web page',
  );
  for (const nothing of ['', 'hello', '{"items":5}', rss(item('a')).slice(0, -40)])
    await expect(read(nothing)).rejects.toThrow('is neither RSS, Atom nor JSON Feed, or breaks off');
});
