import { z } from 'zod';
import { cookieValue } from '#features/accounts/browser-cookies.ts';
import { MAX_LIST_SEARCH } from './message-list.ts';

const NAME = 'biolife-desk-search';
/** As long as somebody works on one search. */
const SECONDS = 30 * 60;

const kept = z.object({ key: z.string().min(1), words: z.string().max(MAX_LIST_SEARCH) });

/** What is looked for in a list, under a key that its address may say. No script reads it, and no page outside the desk gets it. */
export function listSearchCookie(search: z.infer<typeof kept>, { secure }: { secure: boolean }): string {
  const value = Buffer.from(JSON.stringify(search)).toString('base64url');
  const line = `${NAME}=${value}; Path=/account; Max-Age=${SECONDS}; SameSite=Strict; HttpOnly`;
  return secure ? `${line}; Secure` : line;
}

/** The words that a key stands for in this browser. Nothing for the key of another one, or of before. */
export function searchOfKey(headers: Headers, key: string): string {
  const value = cookieValue(headers.get('cookie') ?? '', NAME);
  if (key === '' || value === undefined) return '';
  try {
    const search = kept.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')));
    return search.success && search.data.key === key ? search.data.words : '';
  } catch {
    return '';
  }
}
