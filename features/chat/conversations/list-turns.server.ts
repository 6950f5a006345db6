import { desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatMessages } from '#features/chat/chat.table.server.ts';
import type { TurnGrounds } from '#features/chat/turn-grounds.ts';

export interface Turn {
  role: 'user' | 'assistant';
  content: string;
  grounds: TurnGrounds | null;
}

/** More than anybody types in one page load; what lies further back is no longer looked at. */
const MAX_TURNS = 200;

/** The conversation so far, oldest first. */
export async function listTurns(db: Db, options: { conversationId: string }): Promise<Turn[]> {
  const newestFirst = await db
    .select({ role: chatMessages.role, content: chatMessages.content, grounds: chatMessages.grounds })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, options.conversationId))
    // A question and its answer may fall into the same millisecond: 'user' is the later word of the two, so the question comes first.
    .orderBy(desc(chatMessages.createdAt), chatMessages.role)
    .limit(MAX_TURNS);
  return newestFirst.reverse();
}
