import { z } from 'zod';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { MailingList } from '#features/mail/mailing-lists.ts';
import type { MailService, RenderMail } from '#features/mail/mail-service.server.ts';
import { unsubscribeUrl } from '#features/newsletter/newsletter-links.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Jobs } from '#platform/jobs/jobs.server.ts';
import type { Queue } from '#platform/jobs/queue.server.ts';
import type { TableView } from '#platform/table/table-view.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import {
  callBackLetter,
  deleteLetter,
  type LetterChange,
  makeLetter,
  saveLetter,
} from './change-letters.server.ts';
import { letterMail, letterProducts } from './letter-mail.server.ts';
import type { LetterContent, LetterIntent } from './letter.schema.ts';
import type { Letter, LetterPage } from './letter.ts';
import { countReaders, findLetter, listLetters } from './read-letters.server.ts';
import { sendDueLetters } from './send-letters.server.ts';

/** For administrators: whoever calls has looked. `actor` is theirs. What is no id is nobody's letter. */
export interface LettersService {
  list(view: TableView): Promise<LetterPage>;
  find(id: string): Promise<Letter | undefined>;
  /** How many a letter to each list would go to now. */
  countReaders(): Promise<Record<MailingList, number>>;
  /** The letter as its readers get it, as HTML. */
  preview(letter: Letter): Promise<string>;
  /** Gives the id of a new draft. */
  make(options: { actor: string; list: MailingList; subject: string }): Promise<string>;
  /** Saves, and then mails it to `actor`, or to the list at its time. */
  change(options: {
    actor: string;
    id: string;
    version: number;
    content: LetterContent;
    intent: LetterIntent;
  }): Promise<LetterChange>;
  callBack(options: { actor: string; id: string }): Promise<boolean>;
  remove(options: { actor: string; id: string }): Promise<boolean>;
  copy(options: { actor: string; id: string }): Promise<string | undefined>;
}

interface LettersParts {
  jobs: Jobs;
  mail: MailService;
  clock: Clock;
  storeUrl: string;
  render: RenderMail;
  products: () => Promise<readonly Product[]>;
}

const lettersQueue: Queue<Record<string, never>> = {
  name: 'letters',
  data: z.strictObject({}),
  retries: 5,
  retryDelay: 30,
  retryDelayMax: 600,
  timeout: 15 * 60,
  keepDone: 3600,
  poll: 2,
};

/** Letters with the job that sends them: every minute, and at once when one is to leave now. */
export async function startLetters(db: Db, parts: LettersParts): Promise<LettersService> {
  await parts.jobs.work(lettersQueue, () => sendDueLetters(db, parts));
  await parts.jobs.schedule(lettersQueue, '* * * * *', {});
  return createLetters(db, parts);
}

const isId = (id: string) => z.uuid().safeParse(id).success;

function createLetters(db: Db, parts: LettersParts): LettersService {
  const { jobs, mail, clock, storeUrl, render, products } = parts;
  const shown = async (handles: string[], pictures: string) =>
    handles.length > 0 ? letterProducts(await products(), { handles, storeUrl, pictures }) : [];
  return {
    list: (view) => listLetters(db, view),
    find: async (id) => (isId(id) ? findLetter(db, id) : undefined),
    countReaders: () => countReaders(db),
    async preview(letter) {
      const { html } = await render(
        letterMail(letter, {
          email: 'reader@example.com',
          // The owner may look at it by another name of the store.
          pictures: '',
          // A preview without them is better than none while the shop does not answer.
          products: await shown(letter.handles, '').catch(() => []),
          unsubscribeUrl: unsubscribeUrl(storeUrl, 'preview', letter.list),
        }),
        { url: storeUrl },
      );
      return html;
    },
    make: ({ actor, list, subject }) =>
      makeLetter(db, {
        actor,
        content: { list, subject, body: '', picture: null, handles: [] },
        now: clock.now(),
      }),
    async change({ actor, id, version, content, intent }) {
      if (!isId(id)) return { ok: false, reason: 'unknown' };
      if (intent !== 'send') {
        const saved = await saveLetter(db, { actor, id, version, content });
        if (saved.ok && intent === 'test') await sendTest(content, { actor, id });
        return saved;
      }
      const now = clock.now();
      if (content.sendAt && content.sendAt <= now) return { ok: false, reason: 'past' };
      const sendAt = content.sendAt ?? now;
      const result = await saveLetter(db, { actor, id, version, content, sendAt });
      // Should this get lost, the next minute's job finds the letter.
      if (result.ok && sendAt <= now) await jobs.send(db, lettersQueue, {});
      return result;
    },
    callBack: async (act) => isId(act.id) && callBackLetter(db, act),
    remove: async (act) => isId(act.id) && deleteLetter(db, act),
    async copy({ actor, id }) {
      const letter = isId(id) ? await findLetter(db, id) : undefined;
      if (!letter) return undefined;
      const { list, subject, body, picture, handles } = letter;
      const content = { list, subject, body, picture, handles };
      return makeLetter(db, { actor, content, now: clock.now() });
    },
  };

  async function sendTest(content: LetterContent, { actor, id }: { actor: string; id: string }) {
    const subject = `Test: ${content.subject}`;
    const written = letterMail(
      { ...content, subject },
      { email: actor, pictures: storeUrl, products: await shown(content.handles, storeUrl) },
    );
    await db.transaction(async (tx) => {
      await mail.send(tx, written);
      await recordActivity(tx, {
        actor,
        action: 'letters.test',
        subject: id,
        details: { name: content.subject },
      });
    });
  }
}
