import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './run-step.ts';

/** Anchors of every page under docs/, by the page's path from the project's root. */
export type DocumentPages = ReadonlyMap<string, ReadonlySet<string>>;

const CITED = /\bdocs\/[\w./-]+\.md(?:#([\w-]*))?/g;
/** Numbered sections and titles of papers that nobody who reads the code has. */
const ELSEWHERE = /§ ?\d|\bdecisions(\.md)?,? '|\b(of|in) the specification\b/;

/** One line for each comment that sends its reader to a page or a heading that is not there. */
export function citationProblems(files: { path: string; text: string }[], pages: DocumentPages): string[] {
  return files.flatMap((file) =>
    file.text.split('\n').flatMap((line, index) => {
      const where = `${file.path}:${index + 1}`;
      return [
        ...(ELSEWHERE.test(line) ? [`${where}: cite docs/product, or give the reason: ${line.trim()}`] : []),
        ...[...line.matchAll(CITED)].flatMap(([cited, anchor]) => {
          const headings = pages.get(cited.split('#')[0] ?? '');
          if (!headings) return [`${where}: there is no ${cited}`];
          return anchor === undefined || headings.has(anchor) ? [] : [`${where}: no heading makes ${cited}`];
        }),
      ];
    }),
  );
}

/** Every page under docs/ with the anchors that its headings make. */
export function documentPages(): DocumentPages {
  return new Map(
    globSync('docs/**/*.md', { cwd: projectRoot }).map((file) => [
      file.split(path.sep).join('/'),
      anchorsOf(readFileSync(path.join(projectRoot, file), 'utf8')),
    ]),
  );
}

/** As GitHub makes them: small letters, hyphens for spaces, no other signs. */
export const anchorsOf = (markdown: string): ReadonlySet<string> =>
  new Set(
    [...markdown.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) =>
      heading
        .trim()
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
