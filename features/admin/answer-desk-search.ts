import { data } from 'react-router';
import type { AdminRole } from '#features/accounts/permissions.ts';
import type { Administration } from './create-administration.server.ts';
import { type DeskFound, MAX_DESK_SEARCH } from './desk-found.ts';

/** One letter is in nearly everything. */
const SHORTEST = 2;

/** What the form of the desk's search sent. */
export async function answerDeskSearch(
  overview: Administration['overview'],
  { words: typed, role, actor }: { words: unknown; role: AdminRole | undefined; actor: string },
) {
  const words = typeof typed === 'string' ? typed.trim().slice(0, MAX_DESK_SEARCH) : '';
  const answer = { intent: 'search-desk', words } as const;
  if (words.length < SHORTEST) {
    const error = 'Enter at least two letters.';
    return data<DeskFound>({ ...answer, error, sections: [] }, { status: 422 });
  }
  return data<DeskFound>({ ...answer, sections: await overview.search({ words, role, actor }) });
}
