import { randomUUID } from 'node:crypto';
import { listSearchCookie } from './list-search-cookie.server.ts';
import { NEWEST_FIRST } from './list-choice.ts';
import type { MessageListName, StoreMessage } from './message-list.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import { recordReading } from '#features/activity/record-reading.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { GivenUpMail, MailOffice } from '#features/mail/mail-service.server.ts';
import { contactList } from './contact-list.server.ts';
import { exportMessages } from './export-messages.server.ts';
import { giveawayEntries } from './giveaway-entries.server.ts';
import type { MessageSource } from './message-source.server.ts';
import { newsletterList } from './subscribers.server.ts';

const sources: Record<MessageListName, MessageSource> = {
  giveaway: giveawayEntries,
  subscribers: newsletterList,
  contact: contactList,
};

/** Of one page; `page` counts from 1. */
interface Slice {
  page: number;
  size: number;
}

/**
 * What people sent, and the mails that could not be. For administrators only: whoever calls has looked. That a list was read is kept
 * in the activity. `actor` is the administrator's address.
 */
export interface MessagesService {
  list(
    name: MessageListName,
    options: Slice & { search: string; sort?: string; actor: string },
  ): Promise<{ messages: StoreMessage[]; total: number }>;
  /** A file for spreadsheets. */
  export(
    name: MessageListName,
    options: { search: string; ids?: string[] | undefined; actor: string },
  ): Promise<string>;
  /** Keeps the words of a search in the browser, under a key for its address. `cookie` is a Set-Cookie line. */
  rememberSearch(words: string): { key: string; cookie: string };
  givenUpMails(options: Slice & { actor: string }): Promise<{ mails: GivenUpMail[]; total: number }>;
  /** Sends a mail that was given up once more. False when it is no longer among them. */
  retryMail(id: string, options: { actor: string }): Promise<boolean>;
}

const READ = 'messages.read';

export function createMessages(db: Db, mail: MailOffice, { secure }: { secure: boolean }): MessagesService {
  return {
    async list(name, { search, page, size, sort = NEWEST_FIRST, actor }) {
      await recordReading(db, { actor, action: READ, subject: name });
      const source = sources[name];
      const offset = (page - 1) * size;
      const messages = await source.read(db, { search, limit: size, offset, sort });
      return { messages, total: await source.count(db, search) };
    },
    export: (name, options) => exportMessages(db, { source: sources[name], name, ...options }),
    rememberSearch(words) {
      const key = randomUUID();
      return { key, cookie: listSearchCookie({ key, words }, { secure }) };
    },
    async givenUpMails({ actor, ...slice }) {
      await recordReading(db, { actor, action: READ, subject: 'mail' });
      return mail.listGivenUp(slice);
    },
    retryMail: (id, { actor }) =>
      db.transaction(async (tx) => {
        if (!(await mail.retry(tx, id))) return false;
        await recordActivity(tx, { actor, action: 'mail.retry', subject: id });
        return true;
      }),
  };
}
