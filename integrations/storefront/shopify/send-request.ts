import type { StorefrontError } from '../storefront.ts';
import type { Failures } from './failures.ts';
import { BodyTooLarge, readBody } from '#platform/http/read-body.ts';
import { postAlone } from './post-alone.ts';
import { parseRetryAfter } from './retry-delay.ts';

/** A page of 100 products with long descriptions stays under 2 MB; ten times that is no catalogue. */
const MAX_BODY_BYTES = 20 * 1024 * 1024;
/** The connection was never made, so nothing was sent. */
const NEVER_SENT = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** What one attempt came to. */
export type Attempt<Data> = Answered<Data> | Failed;

interface Answered<Data> {
  ok: true;
  data: Data;
  /** The API version that answered, where the platform says so. */
  version: string | null;
}

interface Failed {
  ok: false;
  error: StorefrontError;
  /** 'always': the platform did nothing yet. 'reads': it may have, so only a read may be sent again. 'never': it would say the same. */
  repeat: 'always' | 'reads' | 'never';
  retryAfterMs?: number | undefined;
}

interface GraphqlRequest<Data> {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  /** It changes something: sent on a connection of its own. */
  isChange?: boolean;
  isData: (data: unknown) => data is Data;
  failures: Failures;
}

/** Sends one GraphQL request, once. Whatever happens comes back as a value; `timeoutMs` covers everything to the last byte. */
export async function sendRequest<Data>(request: GraphqlRequest<Data>): Promise<Attempt<Data>> {
  const { url, headers, body, timeoutMs, failures } = request;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    // A redirect is not followed: the token would go along to wherever it points.
    const response = await (request.isChange
      ? postAlone(url, { headers, body, signal })
      : fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' }));
    if (response.ok) return await readAnswer(response, request);
    await response.body?.cancel();
    return refused(response, failures);
  } catch (error) {
    // A platform that was silent for the whole time would be silent again, and somebody is waiting.
    if (signal.aborted) return { ok: false, error: failures.timeout(timeoutMs), repeat: 'never' };
    if (error instanceof BodyTooLarge)
      return { ok: false, error: failures.graphql([error.message], error), repeat: 'never' };
    const repeat = NEVER_SENT.includes(codeOf(error) ?? '') ? 'always' : 'reads';
    return { ok: false, error: failures.network(error), repeat };
  }
}

function refused(response: Response, failures: Failures): Failed {
  const { status } = response;
  if (status === 402) return { ok: false, error: failures.paymentRequired(), repeat: 'never' };
  const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'));
  const error = failures.http(status);
  if (status === 429) return { ok: false, error, repeat: 'always', retryAfterMs };
  if (status >= 500) return { ok: false, error, repeat: 'reads', retryAfterMs };
  // 430 among them: the platform takes the caller for an attacker, and asking again would confirm it.
  return { ok: false, error, repeat: 'never' };
}

async function readAnswer<Data>(response: Response, request: GraphqlRequest<Data>): Promise<Attempt<Data>> {
  const { failures, isData } = request;
  const answer = parseJson(await readBody(response, MAX_BODY_BYTES));
  if (!isObject(answer)) return { ok: false, error: failures.graphql(['no JSON answered']), repeat: 'never' };
  const errors = listErrors(answer.errors);
  if (errors.length > 0) {
    const error = failures.graphql(errors.map(({ message }) => message));
    // With status 200: on reads by its code, on checkouts by its message alone.
    const throttled = errors.some(
      ({ message, code }) => code === 'THROTTLED' || /^throttled$/i.test(message),
    );
    const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'));
    return { ok: false, error, repeat: throttled ? 'always' : 'never', retryAfterMs };
  }
  const { data } = answer;
  if (!isData(data)) return { ok: false, error: failures.graphql(['no data answered']), repeat: 'never' };
  return { ok: true, data, version: response.headers.get('X-Shopify-API-Version') };
}

/** GraphQL errors as the platform writes them: a list of objects, and now and then a bare text. */
function listErrors(errors: unknown): { message: string; code?: unknown }[] {
  if (errors === undefined || errors === null) return [];
  const list: unknown[] = Array.isArray(errors) ? errors : [errors];
  return list.map((error) => {
    if (!isObject(error)) return { message: typeof error === 'string' ? error : 'unknown error' };
    const { message, extensions } = error;
    const code = isObject(extensions) ? extensions.code : undefined;
    // A wrong token is refused without a word: { message: '', extensions: { code: 'UNAUTHORIZED' } }.
    const words = [message, code].find((text) => typeof text === 'string' && text !== '');
    return { message: typeof words === 'string' ? words : JSON.stringify(error), code };
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
