import { count, desc } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { mailOutbox } from './mail.table.server.ts';

export interface OutboxEntry {
  id: string;
  recipient: string;
  subject: string;
  createdAt: Date;
}

/** Newest first; `page` counts from 1. */
export async function listOutbox(
  db: Db,
  { page, size }: { page: number; size: number },
): Promise<{ mails: OutboxEntry[]; total: number }> {
  const { id, recipient, subject, createdAt } = mailOutbox;
  const mails = await db
    .select({ id, recipient, subject, createdAt })
    .from(mailOutbox)
    .orderBy(desc(createdAt), desc(id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await db.select({ total: count() }).from(mailOutbox);
  return { mails, total: counted?.total ?? 0 };
}
