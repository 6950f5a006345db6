import { parseFeed } from 'feedsmith';
import { FeedError } from './feed-error.ts';
import { type FoundStory, MAX_ITEMS } from './feed-items.ts';
import { plainText, safeLink } from './plain-text.ts';

/** An entry as the formats have it in common; its texts may be HTML. */
interface Entry {
  id: string | undefined;
  title: string | undefined;
  text: string | undefined;
  link: string | undefined;
  date: string | undefined;
  category: string | undefined;
}

/** Health stories from RSS, Atom or JSON Feed. An entry without a title or without words is skipped. */
export function readStories(text: string): { items: FoundStory[]; skipped: number } {
  refuseDocumentType(text);
  const entries = entriesOf(text);
  const items = entries.slice(0, MAX_ITEMS).flatMap((entry) => toStory(entry) ?? []);
  return { items, skipped: entries.length - items.length };
}

/**
 * A DTD can declare entities that unfold to gigabytes or name files of the machine. No feed of today has one, so it is refused rather than judged.
 * It can only stand before the first element; what looks like one inside of an entry is text.
 */
function refuseDocumentType(text: string): void {
  const start = text.replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '').trimStart();
  if (start.startsWith('<!')) throw new FeedError('declares a document type (DTD), which is refused');
}

function entriesOf(text: string): Entry[] {
  const parsed = parsedFeed(text);
  switch (parsed.format) {
    case 'rss':
      return (parsed.feed.items ?? []).map((item) => ({
        id: item.guid?.value ?? item.link ?? item.title,
        title: item.title,
        text: item.description ?? item.content?.encoded,
        link: item.link,
        date: item.pubDate ?? item.dc?.dates?.[0],
        category: item.categories?.[0]?.name,
      }));
    case 'rdf':
      return (parsed.feed.items ?? []).map((item) => ({
        id: item.link ?? item.title,
        title: item.title,
        text: item.description,
        link: item.link,
        date: item.dc?.dates?.[0],
        category: undefined,
      }));
    case 'atom':
      return (parsed.feed.entries ?? []).map((entry) => ({
        id: entry.id,
        title: entry.title?.value,
        text: entry.summary?.value ?? entry.content?.value,
        link: entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href,
        date: entry.published ?? entry.updated,
        category: entry.categories?.[0]?.label ?? entry.categories?.[0]?.term,
      }));
    case 'json':
      return (parsed.feed.items ?? []).map((item) => ({
        id: item.id,
        title: item.title,
        text: item.summary ?? item.content_text ?? item.content_html,
        link: item.url ?? item.external_url,
        date: item.date_published ?? item.date_modified,
        category: item.tags?.[0],
      }));
  }
}

function parsedFeed(text: string) {
  try {
    return parseFeed(text);
  } catch {
    throw new FeedError('is neither RSS, Atom nor JSON Feed, or breaks off');
  }
}

function toStory(entry: Entry): FoundStory | undefined {
  const title = plainText(entry.title, 160);
  const description = plainText(entry.text, 600);
  const externalId = plainText(entry.id, 500) ?? title;
  if (!title || !description || !externalId) return undefined;
  return {
    externalId,
    title,
    description,
    category: categoryOf(entry.category),
    publishedDate: momentOf(entry.date),
    sourceUrl: safeLink(entry.link),
  };
}

/** As the table keeps it: 'Heart Health' is heart_health. */
function categoryOf(name: string | undefined): string {
  const words = plainText(name, 40)
    ?.toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('_') ?? 'community_health';
}

function momentOf(date: string | undefined): string | null {
  const moment = new Date(date ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
