import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { chatConversations, chatKnowledgeBase, chatMessages, knowledgeLexemes } from '../db/schema/index.ts';

/** PGlite gathers no statistics by itself. Without them a question among 10,000 entries took nearly twice as long. */
export async function refreshStatistics(db: Db): Promise<void> {
  await db.execute(
    sql`analyze ${chatKnowledgeBase}, ${knowledgeLexemes}, ${chatConversations}, ${chatMessages}`,
  );
}
