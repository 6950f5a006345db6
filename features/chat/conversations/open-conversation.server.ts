import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatConversations } from '#features/chat/chat.table.server.ts';

/**
 * The id of the session's conversation, made when there is none yet. A visitor who has signed in since is noted on it; from then on it is
 * theirs: undefined for anybody else who knows its id.
 */
export async function openConversation(
  db: Db,
  options: { sessionId: string; userId?: string | undefined; now: Date },
): Promise<string | undefined> {
  const { sessionId, userId, now } = options;
  const [made] = await db
    .insert(chatConversations)
    .values({ sessionId, userId: userId ?? null, createdAt: now })
    .onConflictDoNothing({ target: chatConversations.sessionId })
    .returning({ id: chatConversations.id });
  if (made) return made.id;
  if (userId !== undefined)
    await db
      .update(chatConversations)
      .set({ userId })
      .where(and(eq(chatConversations.sessionId, sessionId), isNull(chatConversations.userId)));
  const [found] = await db
    .select({ id: chatConversations.id, owner: chatConversations.userId })
    .from(chatConversations)
    .where(eq(chatConversations.sessionId, sessionId));
  // Deleted between the two statements: the visitor pressed Delete while a message was on its way.
  if (!found) return openConversation(db, options);
  return found.owner === null || found.owner === userId ? found.id : undefined;
}
