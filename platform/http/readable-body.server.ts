import type { Context, MiddlewareHandler } from 'hono';
import { refuse } from './refuse.server.ts';

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what no later step could read, before it becomes somebody's 500: an address or a body with a NUL or half a character in it, which
 * no database takes; a form that is none; JSON that is none. Endpoints below `jsonPaths` take JSON, everything else takes forms.
 */
export function readableOnly({ jsonPaths }: { jsonPaths: RegExp }): MiddlewareHandler {
  return async (c, next) => {
    if (!isReadableAddress(c.req.url)) return deny(c, 400, 'This address cannot be read.');
    if (WITHOUT_BODY.has(c.req.method)) return next();
    const problem = jsonPaths.test(c.req.path) ? await problemOfJson(c) : await problemOfForm(c);
    return problem ? deny(c, ...problem) : next();
  };
}

type Problem = [status: 400 | 415, message: string];

const NOT_STORABLE: Problem = [400, 'This text has a character that cannot be kept.'];

function isReadableAddress(url: string): boolean {
  const { pathname, search } = new URL(url);
  // A broken escape in a search is text that somebody typed; in a path it names nothing.
  return isStorable(search.replace(/%00/g, '\0')) && decodes(pathname);
}

function decodes(pathname: string): boolean {
  try {
    return isStorable(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** An endpoint says itself what is wrong with a body that is missing or is no JSON. */
async function problemOfJson(c: Context): Promise<Problem | undefined> {
  const type = c.req.header('content-type');
  if (type !== undefined && !JSON_TYPE.test(type)) return undefined;
  const storable = { yes: true };
  try {
    JSON.parse(await c.req.raw.clone().text(), (key, value: unknown) => {
      if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) storable.yes = false;
      return value;
    });
  } catch {
    return undefined;
  }
  return storable.yes ? undefined : NOT_STORABLE;
}

async function problemOfForm(c: Context): Promise<Problem | undefined> {
  const type = c.req.header('content-type');
  // Nothing sent is an empty form: a button without fields.
  if (type === undefined && c.req.raw.body === null) return undefined;
  if (type === undefined || !FORM.test(type)) return [415, 'This page takes forms only.'];
  const form = await c.req.raw
    .clone()
    .formData()
    .catch(() => undefined);
  if (!form) return [400, 'This form cannot be read.'];
  for (const [name, value] of form)
    if (!isStorable(name) || (typeof value === 'string' && !isStorable(value))) return NOT_STORABLE;
  return undefined;
}

/** PostgreSQL keeps no NUL, and no half of a surrogate pair in JSON. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

const deny = (c: Context, ...[status, message]: Problem) =>
  refuse(c, status, { code: status === 415 ? 'wrong-type' : 'unreadable', message });
