import type { Db } from '../db/open-database.ts';
import { findOutboxMail, type OutboxMail } from './find-outbox-mail.ts';
import { listOutbox, type OutboxEntry } from './list-outbox.ts';

/** What /dev/mail shows. */
export interface Outbox {
  list(options: { page: number; size: number }): Promise<{ mails: OutboxEntry[]; total: number }>;
  find(id: string): Promise<OutboxMail | undefined>;
}

export const createOutbox = (db: Db): Outbox => ({
  list: (options) => listOutbox(db, options),
  find: (id) => findOutboxMail(db, id),
});
