import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/open-database.server.ts';
import { mailOutbox } from './mail.table.server.ts';

export type OutboxMail = typeof mailOutbox.$inferSelect;

/** One mail whole; undefined for an id that is none. */
export async function findOutboxMail(db: Db, id: string): Promise<OutboxMail | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [found] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  return found;
}
