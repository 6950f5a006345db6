import { asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { countJobsNaming, deleteJobsNaming } from '#platform/jobs/jobs-naming.server.ts';
import { mailQueue } from './mail-service.server.ts';
import { mailOutbox } from './mail.table.server.ts';

/** Mails to somebody, and the store's own mails about them: those that were kept, and how many stand in the queue. */
export async function findMailsNaming(db: Pick<Db, 'select' | 'execute'>, key: string) {
  const kept = await db
    .select({ to: mailOutbox.recipient, subject: mailOutbox.subject, at: mailOutbox.createdAt })
    .from(mailOutbox)
    .where(naming(key))
    .orderBy(asc(mailOutbox.createdAt));
  return { kept, queued: await countJobsNaming(db, inQueue(key)) };
}

/** Deletes them, in the caller's transaction. A mail that waited is not sent any more. */
export async function deleteMailsNaming(db: Pick<Db, 'delete' | 'execute'>, key: string): Promise<number> {
  const kept = await db.delete(mailOutbox).where(naming(key)).returning({ id: mailOutbox.id });
  return kept.length + (await deleteJobsNaming(db, inQueue(key)));
}

/** `email` is who a mail to the store's inbox is about. */
const inQueue = (key: string) => ({ queue: mailQueue.name, fields: ['to', 'email'], key });

/** The whole address: ann@example.com is neither joann@example.com nor ann@example.com.au. */
function naming(key: string): SQL | undefined {
  const escaped = key.replaceAll(/[^\p{L}\p{N}@]/gu, String.raw`\$&`);
  const pattern = String.raw`(?<![\w.%+-])${escaped}(?![\w-]|\.\w)`;
  return or(eq(sql`lower(trim(${mailOutbox.recipient}))`, key), sql`lower(${mailOutbox.text}) ~ ${pattern}`);
}
