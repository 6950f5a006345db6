import type { Db } from '#platform/db/open-database.server.ts';
import { findOutboxMail, type OutboxMail } from './find-outbox-mail.server.ts';
import { listOutbox, type OutboxEntry } from './list-outbox.server.ts';

/** What /dev/mail shows. */
export interface Outbox {
  list(options: { page: number; size: number }): Promise<{ mails: OutboxEntry[]; total: number }>;
  find(id: string): Promise<OutboxMail | undefined>;
}

export const createOutbox = (db: Db): Outbox => ({
  list: (options) => listOutbox(db, options),
  find: (id) => findOutboxMail(db, id),
});
