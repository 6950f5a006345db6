import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatConversations, chatMessages } from '#features/chat/chat.table.server.ts';
import type { TurnEvidence } from '#features/chat/turn-evidence.ts';

export interface Turn {
  role: 'user' | 'assistant';
  content: string;
  evidence: TurnEvidence | null;
}

/** More than anybody types in one page load; what lies further back is no longer looked at. */
const MAX_TURNS = 200;

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

/** The conversation so far, oldest first. */
export async function listTurns(db: Db, options: { conversationId: string }): Promise<Turn[]> {
  const newestFirst = await db
    .select({ role: chatMessages.role, content: chatMessages.content, evidence: chatMessages.evidence })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, options.conversationId))
    // A question and its answer may fall into the same millisecond: 'user' is the later word of the two, so the question comes first.
    .orderBy(desc(chatMessages.createdAt), chatMessages.role)
    .limit(MAX_TURNS);
  return newestFirst.reverse();
}

/** Stores one message and returns its id. */
export async function storeMessage(
  db: Db,
  message: { conversationId: string; now: Date } & Turn,
): Promise<string> {
  const { conversationId, role, content, evidence, now } = message;
  const [stored] = await db
    .insert(chatMessages)
    .values({ conversationId, role, content, evidence, createdAt: now })
    .returning({ id: chatMessages.id });
  if (!stored) throw new Error('The message was not stored.');
  return stored.id;
}
