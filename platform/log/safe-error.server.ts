/** What a log line tells of an error. `statement` is the text of a query, with `$1` where its values stood. */
export interface SafeError {
  type: string;
  message?: string;
  code?: string;
  /** Frames only: the lines above them repeat the message. */
  stack?: string;
  statement?: string;
  table?: string;
  constraint?: string;
  cause?: SafeError;
}

/** A wrapper around a wrapper is one too many; a circle would have no end. */
const MAX_CAUSES = 4;
const MAX_MESSAGE = 500;
const MAX_STATEMENT = 300;

const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * An error as it may stand in a log. A database says in its message, its details and its parameters what somebody wrote: of its errors only
 * the code, the table and the shape of the statement are kept. Of any other error nothing is kept that a library hung onto it, such as the
 * recipients of a mail or the headers of a request.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: plain(String(error)) };
  const told: SafeError = { type: error.name };
  const { cause } = error;
  const statement = textOf(error, 'query');
  if (statement !== undefined) told.statement = shapeOf(statement);
  else if (!isOfDatabase(error)) told.message = plain(error.message);
  for (const key of ['code', 'table', 'constraint'] as const) {
    const value = textOf(error, key);
    if (value !== undefined) told[key] = value;
  }
  const frames = framesOf(error);
  if (frames) told.stack = frames;
  if (cause !== undefined && depth < MAX_CAUSES) told.cause = safeError(cause, depth + 1);
  return told;
}

/** PostgreSQL and PGlite give their errors a severity and a code of five characters (SQLSTATE). */
const isOfDatabase = (error: Error) =>
  textOf(error, 'severity') !== undefined && /^[0-9A-Z]{5}$/.test(textOf(error, 'code') ?? '');

function textOf(error: Error, key: string): string | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(error, key)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Values that stand in the text itself are taken out, like those that were handed over beside it. */
const shapeOf = (statement: string) =>
  statement
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_STATEMENT);

const plain = (message: string) => message.replace(ADDRESS, '[address]').slice(0, MAX_MESSAGE);

const framesOf = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
