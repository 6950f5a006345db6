import type { SessionView } from './session-view.ts';
import type { AccountParts } from './account-parts.server.ts';
import { signedInCookie, signedOutCookie } from './cookies.server.ts';
import { findSession } from './find-viewer.server.ts';

/** How long the browser may go on with what it was told. Seconds. */
const VIEW_SECONDS = 600;

export interface SessionAnswer {
  view: SessionView;
  cookies: string[];
}

/** What the browser is told about its session. With `extend` the session runs for another week, which looking alone never does. */
export async function sessionView(
  parts: AccountParts,
  headers: Headers,
  { extend }: { extend: boolean },
): Promise<SessionAnswer> {
  const found = await findSession(parts, headers);
  if (!found) return { view: { viewer: null }, cookies: [signedOutCookie(parts)] };
  const { email, emailVerified, isAdmin, role } = found.viewer;
  const view: SessionView = {
    viewer: { email, emailVerified, isAdmin, ...(role && { role }) },
    validFor: VIEW_SECONDS,
    needsRefresh: found.needsRefresh && !extend,
  };
  return { view, cookies: extend && found.needsRefresh ? await extendSession(parts, headers) : [] };
}

async function extendSession(parts: AccountParts, headers: Headers): Promise<string[]> {
  const extended = await parts.auth.api.getSession({ headers, method: 'POST', returnHeaders: true });
  return extended.response ? [...extended.headers.getSetCookie(), signedInCookie(parts)] : [];
}
