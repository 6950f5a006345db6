import type { Db } from '../../db/open-database.ts';
import { chatMessages } from '../../db/schema/index.ts';
import type { Turn } from './list-turns.ts';

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
