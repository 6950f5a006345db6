import type { Db } from '#platform/db/open-database.server.ts';
import { chatMessages } from '#features/chat/chat.table.server.ts';
import type { Turn } from './list-turns.server.ts';

/** Stores one message and returns its id. */
export async function storeMessage(
  db: Db,
  message: { conversationId: string; now: Date } & Turn,
): Promise<string> {
  const { conversationId, role, content, grounds, now } = message;
  const [stored] = await db
    .insert(chatMessages)
    .values({ conversationId, role, content, grounds, createdAt: now })
    .returning({ id: chatMessages.id });
  if (!stored) throw new Error('The message was not stored.');
  return stored.id;
}
