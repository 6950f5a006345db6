import type { Logger } from '#platform/log/logger.server.ts';

/** The most that one catalogue call asks for, as a page size (docs/product/catalog.md#platform-calls). */
const PAGE_SIZE = 100;
/** 12,000 products. Every list page of the store works on the whole catalogue in memory; a larger one needs the platform's own search. */
const MAX_PAGES = 120;

interface Page<Item> {
  items: readonly Item[];
  /** Cursor of the next page; undefined on the last one. */
  next?: string | undefined;
}

type ReadPage<Item> = (page: {
  first: number;
  after?: string | undefined;
}) => Promise<Page<Item> | undefined>;

/** Reads a list to its end, each thing once; undefined when there is no such list. Stops, and says so, at 12,000 or where cursors go in circles. */
export async function readAllPages<Item extends { id: string }>(options: {
  /** For the log: 'products', 'collection 287821430878'. */
  what: string;
  readPage: ReadPage<Item>;
  log: Pick<Logger, 'warn'>;
}): Promise<readonly Item[] | undefined> {
  const { what, readPage, log } = options;
  const found = new Map<string, Item>();
  const cursors = new Set<string>();
  let after: string | undefined;
  do {
    const page = await readPage({ first: PAGE_SIZE, after });
    // Gone between two pages is gone.
    if (!page) return undefined;
    for (const item of page.items) if (!found.has(item.id)) found.set(item.id, item);
    after = page.next;
    if (after === undefined) break;
    if (cursors.has(after)) {
      log.warn({ what, cursor: after }, 'the storefront sent a cursor twice: the list is cut there');
      break;
    }
    cursors.add(after);
  } while (cursors.size < MAX_PAGES);
  if (cursors.size === MAX_PAGES)
    log.warn({ what, read: found.size }, 'the list is longer than the store reads: the rest is left out');
  return Object.freeze([...found.values()]);
}
