import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { type BuiltRoute, readBuiltRoutes } from './built-routes.ts';
import { projectRoot } from './run-step.ts';

const clientFolder = path.join(projectRoot, 'build/client');
/** Bytes of brotli that the first load of a page may fetch as JavaScript. 1 KB is 1,000 bytes here: the stricter reading. */
const LIMIT = 120_000;
/** Where most visits begin. */
const TIGHT_LIMIT = 115_000;
/** Bytes of the two fonts that every page loads. */
const FONTS_LIMIT = 60_000;
const TIGHT_PAGES = ['/', '/shop', '/product/:handle'];

export interface PageWeight {
  pattern: string;
  /** Bytes as they travel. */
  bytes: number;
  limit: number;
}

/** What each page of the build weighs, the heaviest first, and the fonts that every page loads. */
export async function weighPages(): Promise<PageWeight[]> {
  return [...weigh(await readBuiltRoutes(), bytesOnTheWay), weighFonts()];
}

/** Throws where the build has not each of them once. */
function weighFonts(): PageWeight {
  const files = globSync('assets/{display,text}-*.woff2', { cwd: clientFolder });
  if (files.length !== 2) throw new Error(`The build has ${files.length} fonts for every page, not 2`);
  return {
    pattern: 'fonts',
    bytes: files.reduce((sum, file) => sum + bytesOnTheWay(file), 0),
    limit: FONTS_LIMIT,
  };
}

export function weigh(routes: BuiltRoute[], sizeOf: (script: string) => number): PageWeight[] {
  return routes
    .map(({ pattern, scripts }) => ({
      pattern,
      bytes: scripts.reduce((sum, script) => sum + sizeOf(script), 0),
      limit: limitFor(pattern),
    }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** Bytes that the page with this pattern may weigh. */
export const limitFor = (pattern: string) => (TIGHT_PAGES.includes(pattern) ? TIGHT_LIMIT : LIMIT);

/** The brotli file that stands beside a script, or the script itself where that would gain nothing. */
function bytesOnTheWay(script: string): number {
  const file = path.join(clientFolder, script);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

export const isTooHeavy = ({ bytes, limit }: PageWeight) => bytes > limit;

/** One line a page: KB of JavaScript, or of the fonts, its limit, and whether it keeps it. */
export function weightTable(pages: PageWeight[]): string[] {
  const width = Math.max(...pages.map(({ pattern }) => pattern.length));
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
  return pages.map(
    (page) =>
      `${page.pattern.padEnd(width)} ${kilobytes(page.bytes)} KB of ${page.limit / 1000}${isTooHeavy(page) ? '  TOO HEAVY' : ''}`,
  );
}
