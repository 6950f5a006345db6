import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { AccountParts } from './account-parts.server.ts';
import { session, user } from './accounts.table.server.ts';
import { findSession } from './find-viewer.server.ts';

export interface OwnSecurity {
  secondStep: boolean;
  /** The newest first. */
  sessions: { id: string; browser: string; since: Date; current: boolean }[];
}

/** Where an account is signed in, and whether a second step guards it. */
export async function readSecurity(parts: AccountParts, headers: Headers): Promise<OwnSecurity | undefined> {
  const own = await findSession(parts, headers);
  if (!own) return undefined;
  const { db } = parts;
  const [account] = await db
    .select({ secondStep: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.id, own.viewer.id));
  const rows = await db
    .select({ id: session.id, token: session.token, agent: session.userAgent, since: session.createdAt })
    .from(session)
    // Kept until somebody sweeps them; they open nothing. The library's sessions end by the machine's clock.
    .where(and(eq(session.userId, own.viewer.id), gt(session.expiresAt, new Date())))
    .orderBy(desc(session.createdAt));
  return {
    secondStep: account?.secondStep ?? false,
    sessions: rows.map(({ id, token, agent, since }) => ({
      id,
      browser: browserInWords(agent ?? ''),
      since,
      current: token === own.token,
    })),
  };
}

/** Ends one of the viewer's other sessions. */
export async function endSession(
  parts: AccountParts,
  { id, headers }: { id: string; headers: Headers },
): Promise<void> {
  const own = await findSession(parts, headers);
  if (!own) return;
  await parts.db
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, own.viewer.id), ne(session.token, own.token)));
}

/** Ends every session of the account, this one too. */
export async function endAllSessions(parts: AccountParts, headers: Headers): Promise<void> {
  const own = await findSession(parts, headers);
  if (own) await parts.db.delete(session).where(eq(session.userId, own.viewer.id));
}

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** 'Firefox on Windows'; the first that fits, since browsers name each other. */
export function browserInWords(agent: string): string {
  const browser = browsers.find(([mark]) => agent.includes(mark))?.[1] ?? 'A browser';
  const system = systems.find(([mark]) => agent.includes(mark))?.[1];
  return system ? `${browser} on ${system}` : browser;
}
