import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, like, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { hashToken } from './hash-token.server.ts';
import { verification } from './accounts.table.server.ts';

/** What a mailed link may do. */
export type TokenPurpose = 'verify-email' | 'reset-password';

const identifierOf = (purpose: TokenPurpose, token: string) => `${purpose}:${hashToken(token)}`;

interface NewToken {
  purpose: TokenPurpose;
  userId: string;
  now: Date;
  /** Milliseconds. */
  lifetime: number;
}

/** Makes the token of a mailed link. Only its hash is kept; earlier ones of the same purpose and user end. */
export async function createMailedToken(
  db: Db,
  { purpose, userId, now, lifetime }: NewToken,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await endMailedTokens(db, { purpose, userId });
  // Those that nobody followed are swept out by the way.
  await db.delete(verification).where(lt(verification.expiresAt, now));
  await db.insert(verification).values({
    id: randomUUID(),
    identifier: identifierOf(purpose, token),
    value: userId,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  return token;
}

/** Whose link it is, while it can be followed. */
export async function findMailedToken(
  db: Db,
  { purpose, token, now }: { purpose: TokenPurpose; token: string; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: verification.value })
    .from(verification)
    .where(and(eq(verification.identifier, identifierOf(purpose, token)), gt(verification.expiresAt, now)));
  return row?.userId;
}

/** Uses the link up and says whose it was. The deletion decides: of many tries at once one gets the user, the others nothing. */
export async function consumeMailedToken(
  db: Db,
  { purpose, token, now }: { purpose: TokenPurpose; token: string; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .delete(verification)
    .where(and(eq(verification.identifier, identifierOf(purpose, token)), gt(verification.expiresAt, now)))
    .returning({ userId: verification.value });
  return row?.userId;
}

export async function endMailedTokens(
  db: Db,
  { purpose, userId }: { purpose: TokenPurpose; userId: string },
): Promise<void> {
  await db
    .delete(verification)
    .where(and(eq(verification.value, userId), like(verification.identifier, `${purpose}:%`)));
}
