import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatConversations } from '#features/chat/chat.table.server.ts';

/** Deletes a session's conversation with all its messages and votes. One that is not there is deleted already. */
export async function deleteConversation(db: Db, options: { sessionId: string }): Promise<void> {
  await db.delete(chatConversations).where(eq(chatConversations.sessionId, options.sessionId));
}
