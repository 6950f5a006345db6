import { inArray, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatConversations } from '#features/chat/chat.table.server.ts';

/** Deleted at once; PGlite stands still meanwhile, so a long list goes in pieces. */
const PIECE = 500;

/** Deletes the conversations that began before a moment, with their messages and votes. The result says how many. */
export async function deleteOldConversations(db: Db, options: { before: Date }): Promise<number> {
  let deleted = 0;
  for (;;) {
    const old = db
      .select({ id: chatConversations.id })
      .from(chatConversations)
      .where(lt(chatConversations.createdAt, options.before))
      .limit(PIECE);
    const gone = await db
      .delete(chatConversations)
      .where(inArray(chatConversations.id, old))
      .returning({ id: chatConversations.id });
    deleted += gone.length;
    if (gone.length < PIECE) return deleted;
  }
}
