import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatConversations, chatMessages } from './chat.table.server.ts';
import { chatKnowledgeBase, knowledgeLexemes } from '#features/knowledge/knowledge.table.server.ts';

/** PGlite gathers no statistics by itself. Without them a question among 10,000 entries took nearly twice as long. */
export async function refreshStatistics(db: Db): Promise<void> {
  await db.execute(
    sql`analyze ${chatKnowledgeBase}, ${knowledgeLexemes}, ${chatConversations}, ${chatMessages}`,
  );
}
