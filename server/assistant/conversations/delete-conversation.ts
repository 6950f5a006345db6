import { eq } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { chatConversations } from '../../db/schema/index.ts';

/** Deletes a session's conversation with all its messages and votes. One that is not there is deleted already. */
export async function deleteConversation(db: Db, options: { sessionId: string }): Promise<void> {
  await db.delete(chatConversations).where(eq(chatConversations.sessionId, options.sessionId));
}
