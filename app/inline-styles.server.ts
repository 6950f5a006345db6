import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#platform/project-root.ts';

const clientFolder = path.join(projectRoot, 'build/client');
/** As the router writes them: shared sheets end in '#'. */
const SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"/g;

const sheets = new Map<string, string>();

function sheetAt(href: string): string {
  const known = sheets.get(href);
  if (known !== undefined) return known;
  const read = readFileSync(path.join(clientFolder, href), 'utf8');
  sheets.set(href, read);
  return read;
}

/**
 * A page with its style sheets in it. Waiting for three of them held up the first picture by a second on a phone's line, and whole pages
 * are kept compressed. The links stay, switched off: React looks for them, and a page that is walked to later adds its own.
 */
export const withInlineStyles = (html: string): string =>
  html.replace(SHEET, (link, href: string) => `<style>${sheetAt(href)}</style>${link} disabled=""`);
