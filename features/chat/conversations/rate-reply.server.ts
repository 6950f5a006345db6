import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatConversations, chatFeedback, chatMessages } from '#features/chat/chat.table.server.ts';

/** 'unknown': no reply of this session has that id. 'voted': it has its one vote already. */
export type RateResult = 'stored' | 'voted' | 'unknown';

/** Stores the one vote of a reply. Only who knows the session can vote on its replies. */
export async function rateReply(
  db: Db,
  vote: { sessionId: string; messageId: string; rating: 1 | -1; now: Date },
): Promise<RateResult> {
  const { sessionId, messageId, rating, now } = vote;
  const [reply] = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatMessages.conversationId, chatConversations.id))
    .where(
      and(
        eq(chatMessages.id, messageId),
        eq(chatMessages.role, 'assistant'),
        eq(chatConversations.sessionId, sessionId),
      ),
    );
  if (!reply) return 'unknown';
  const stored = await db
    .insert(chatFeedback)
    .values({ messageId, rating, createdAt: now })
    .onConflictDoNothing()
    .returning({ messageId: chatFeedback.messageId });
  return stored.length > 0 ? 'stored' : 'voted';
}
