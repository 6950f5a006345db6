import { z } from 'zod';

/** Where a value stands in its file: the line of the nearest thing around it that the file does have. */
export type LineOf = (path: readonly PropertyKey[]) => number;

/** A text of the owner's has mistakes; each names its file and line. */
export class DocumentError extends Error {
  override name = 'DocumentError';
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

const PLACEHOLDER = /\{([A-Za-z]\w*)\}/g;

/** Values of `{names}` in texts: those known while building, and those that the running store fills in. */
export interface Placeholders {
  values?: Readonly<Record<string, string | number>>;
  later?: readonly string[];
}

/** Checks what was read, with its placeholders filled in. Throws DocumentError with every mistake at once. */
export function checkDocument<T extends z.ZodType>(
  file: string,
  read: unknown,
  schema: T,
  lineOf: LineOf,
  { values = {}, later = [] }: Placeholders = {},
): z.infer<T> {
  const mistakes: string[] = [];
  const fill = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value === 'string')
      return value.replace(PLACEHOLDER, (whole, name: string) => {
        if (later.includes(name)) return whole;
        const known = values[name];
        if (known !== undefined) return String(known);
        mistakes.push(`${file}:${lineOf(path)}: ${path.join('.')}: nothing is called ${whole}`);
        return whole;
      });
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key])]));
  };
  const parsed = schema.safeParse(fill(read, []));
  if (!parsed.success)
    for (const issue of parsed.error.issues) {
      // Of a name that may not stand there, what its own rule says.
      const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
      mistakes.push(`${file}:${lineOf(issue.path)}: ${issue.path.join('.') || 'the file'}: ${message}`);
    }
  if (mistakes.length > 0 || !parsed.success) throw new DocumentError(mistakes);
  return parsed.data;
}

/** A word that has to be a key of `known`; `what` names it in the message: 'collection', 'source'. */
export const keyOf = <T extends object>(known: T, what: string) =>
  z.custom<keyof T & string>((value) => typeof value === 'string' && Object.hasOwn(known, value), {
    error: ({ input }) =>
      input === undefined ? `the ${what} is missing` : `no ${what} is called ${JSON.stringify(input)}`,
  });
