import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatConversations } from '#features/chat/chat.table.server.ts';

/**
 * Deletes a session's conversation with all its messages and votes. One that is not there is deleted already. False where it belongs to the
 * account of somebody else: knowing its id is not enough then.
 */
export async function deleteConversation(
  db: Db,
  { sessionId, userId }: { sessionId: string; userId: string | undefined },
): Promise<boolean> {
  const isOurs = or(
    isNull(chatConversations.userId),
    userId === undefined ? undefined : eq(chatConversations.userId, userId),
  );
  await db.delete(chatConversations).where(and(eq(chatConversations.sessionId, sessionId), isOurs));
  const left = await db
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(eq(chatConversations.sessionId, sessionId));
  return left.length === 0;
}

/** Deletes every conversation of an account; how many there were. */
export async function deleteConversationsOf(db: Db, { userId }: { userId: string }): Promise<number> {
  const gone = await db
    .delete(chatConversations)
    .where(eq(chatConversations.userId, userId))
    .returning({ id: chatConversations.id });
  return gone.length;
}
