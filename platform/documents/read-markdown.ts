import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { z } from 'zod';
import { projectRoot } from '#platform/project-root.ts';
import { checkDocument, DocumentError, type LineOf, type Placeholders } from './document-mistakes.ts';
import { parseYaml } from './read-yaml.ts';

type RootContent = ReturnType<typeof fromMarkdown>['children'][number];
/** Something with a place in the file, and things inside it. */
interface Placed {
  position?: { start: { offset?: number }; end: { offset?: number } };
  children?: readonly Placed[];
}

/** What stands under one heading, and at the top of a file. */
interface Block {
  /** Written behind the heading: `## Refunds {#refunds}`. */
  id?: string;
  heading?: string;
  paragraphs: string[];
  points?: string[];
  /** A paragraph that is a link and nothing else. */
  link?: { label: string; href: string };
  /** A quotation: only a store without a live shop says it. */
  demo?: string[];
  sections?: Block[];
}

/** Reads a Markdown file of the owner's: its front matter, its first paragraphs and `sections`. Throws DocumentError. */
export function readMarkdown<T extends z.ZodType>(
  file: string,
  schema: T,
  placeholders?: Placeholders,
): z.infer<T> {
  const { value, lineOf } = parseMarkdown(file, readFileSync(path.join(projectRoot, file), 'utf8'));
  return checkDocument(file, value, schema, lineOf, placeholders);
}

/**
 * Every Markdown file of a folder, in the order of their `position`, which starts at 1. The name of a file is its `slug`.
 * Throws DocumentError with the mistakes of all.
 */
export function readMarkdownFolder<T extends z.ZodType>(
  folder: string,
  schema: T,
  placeholders?: Placeholders,
): z.infer<T>[] {
  const mistakes: string[] = [];
  const pages: { page: z.infer<T>; position: number }[] = [];
  for (const name of readdirSync(path.join(projectRoot, folder)).filter((found) => found.endsWith('.md'))) {
    const file = `${folder}/${name}`;
    try {
      const { value, lineOf } = parseMarkdown(file, readFileSync(path.join(projectRoot, file), 'utf8'));
      const { position, ...rest } = value;
      const place = checkDocument(file, { position }, z.object({ position: z.int().min(1) }), lineOf);
      const slug = path.basename(name, '.md');
      pages.push({ page: checkDocument(file, { slug, ...rest }, schema, lineOf, placeholders), ...place });
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      mistakes.push(...error.mistakes);
    }
  }
  if (mistakes.length > 0) throw new DocumentError(mistakes);
  return pages.sort((a, b) => a.position - b.position).map(({ page }) => page);
}

export function parseMarkdown(
  file: string,
  text: string,
): { value: Record<string, unknown>; lineOf: LineOf } {
  const front = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (!front?.[1]) throw new DocumentError([`${file}:1: begin with front matter between two lines of ---`]);
  const matter = parseYaml(file, front[1], 1);
  const before = front[0].split('\n').length - 1;
  const body = text.slice(front[0].length);
  const lines = new Map<string, number>();
  const { paragraphs, ...sections } = readBlocks(file, body, before, lines);
  const block = { ...(paragraphs.length > 0 && { paragraphs }), ...sections };
  const fromBody = new Set(Object.keys(block));
  return {
    value: { ...(isRecord(matter.value) ? matter.value : {}), ...block },
    lineOf: (keys) => {
      if (!fromBody.has(String(keys[0]))) return keys.length === 0 ? 1 : matter.lineOf(keys);
      for (let length = keys.length; length > 0; length--) {
        const line = lines.get(keys.slice(0, length).join('.'));
        if (line !== undefined) return line;
      }
      return before + 1;
    },
  };
}

function readBlocks(file: string, body: string, before: number, lines: Map<string, number>): Block {
  const top: Block = { paragraphs: [] };
  const open: { block: Block; depth: number; path: string }[] = [{ block: top, depth: 1, path: '' }];
  for (const node of fromMarkdown(body).children) {
    const line = before + (node.position?.start.line ?? 1);
    while (node.type === 'heading' && open.length > 1 && (open.at(-1)?.depth ?? 0) >= node.depth) open.pop();
    const around = open.at(-1);
    if (!around) continue;
    const { block, path: at } = around;
    if (node.type !== 'heading') {
      for (const [key, where] of addTo(block, node, body, `${file}:${line}`))
        lines.set(`${at}${key}`, before + where);
      continue;
    }
    const named = /^(.*?)(?:\s*\{#([a-z0-9-]+)\})?$/.exec(inside(node, body));
    block.sections ??= [];
    const section: Block = { ...(named?.[2] && { id: named[2] }), heading: named?.[1] ?? '', paragraphs: [] };
    const own = `${at}sections.${block.sections.push(section) - 1}`;
    lines.set(own, line);
    open.push({ block: section, depth: node.depth, path: `${own}.` });
  }
  return top;
}

/** Adds a paragraph, list or quotation; says under which key and on which line each thing came to stand. */
function addTo(block: Block, node: RootContent, body: string, where: string): [key: string, line: number][] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'list') {
    block.points ??= [];
    const points = block.points;
    return node.children.map((item) => [
      `points.${points.push(inside(item, body)) - 1}`,
      item.position?.start.line ?? line,
    ]);
  }
  if (node.type === 'blockquote') {
    block.demo = node.children.map((child) => inside(child, body));
    return [['demo', line]];
  }
  const [only, more] = node.type === 'paragraph' ? node.children : [];
  if (only?.type === 'link' && !more) {
    block.link = { label: inside(only, body), href: only.url };
    return [['link', line]];
  }
  if (node.type === 'paragraph')
    return [[`paragraphs.${block.paragraphs.push(inside(node, body)) - 1}`, line]];
  throw new DocumentError([
    `${where}: paragraphs, lists, quotations and headings are all that a page can show`,
  ]);
}

/** The words as they were typed, one line: pages show plain text. */
function inside({ children = [] }: Placed, body: string): string {
  const first = children[0]?.position?.start.offset;
  const last = children.at(-1)?.position?.end.offset;
  return first === undefined || last === undefined ? '' : body.slice(first, last).replace(/\n[ >]*/g, ' ');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
