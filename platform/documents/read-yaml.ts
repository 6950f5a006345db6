import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isCollection, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { projectRoot } from '#platform/project-root.ts';
import { checkDocument, DocumentError, type LineOf, type Placeholders } from './document-mistakes.ts';

/** Reads a YAML file of the owner's; `file` from the project's root. Throws DocumentError. */
export function readYaml<T extends z.ZodType>(
  file: string,
  schema: T,
  placeholders?: Placeholders,
): z.infer<T> {
  const { value, lineOf } = parseYaml(file, readFileSync(path.join(projectRoot, file), 'utf8'));
  return checkDocument(file, value, schema, lineOf, placeholders);
}

/** `before`: lines of the file that stand above this text. */
export function parseYaml(file: string, text: string, before = 0): { value: unknown; lineOf: LineOf } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0)
    throw new DocumentError(
      document.errors.map(
        ({ linePos, message }) =>
          `${file}:${before + (linePos?.[0].line ?? 1)}: this is not YAML: ${message.split('\n')[0]}`,
      ),
    );
  const lineOf: LineOf = (keys) => {
    let node: unknown = document.contents;
    let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    for (const key of keys) {
      // The line of the name, not of a text that begins on the next.
      const name = isMap(node) ? node.items.find((pair) => String(pair.key) === String(key))?.key : undefined;
      const next: unknown = isCollection(node) ? node.get(key, true) : undefined;
      const at = isNode(name) ? name : next;
      if (!isNode(at)) break;
      offset = at.range?.[0] ?? offset;
      node = next;
    }
    return before + lines.linePos(offset).line;
  };
  const value: unknown = document.toJS();
  return { value, lineOf };
}
