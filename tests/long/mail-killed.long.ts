import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { rowsFor } from '#platform/db/backup/store-tables.server.ts';
import { type RunningStore, startStore } from '../../scripts/store-process.ts';
import { newDatabase } from '../support/new-database.ts';
import { startSmtp } from '../support/smtp-server.ts';

/** The store is killed while mails leave: some are sent and noted, some are half-way, some wait. Each arrives, and none twice. */
const MAILS = 40;
/** After so many the mail server answers no more, until the store is dead. */
const SENT_BEFORE = 20;
/** What was under way in the killed process is taken up again after its two minutes. */
const soon = { timeout: 6 * 60_000, interval: 500 };

async function subscribe(store: RunningStore): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const answer = await fetch(`${store.url}/api/newsletter`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify({ email, consent: true, source: 'home' }),
  });
  expect(answer.status).toBe(200);
  return email;
}

describe.skipIf(!process.env['TEST_DATABASE_URL'])(
  'a store that is killed while mails leave, on PostgreSQL',
  () => {
    test('sends each of them once when it is started again', async () => {
      const killed = Promise.withResolvers<void>();
      let whole = 0;
      const smtp = await startSmtp(
        () => undefined,
        async () => {
          whole += 1;
          if (whole > SENT_BEFORE) await killed.promise;
        },
      );
      onTestFinished(() => smtp.close());
      const { url: databaseUrl } = await newDatabase();
      const env = {
        DATABASE_URL: databaseUrl,
        SMTP_URL: smtp.url,
        MAIL_FROM: 'care@biolife.example',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'silent',
      };
      const first = await startStore(env);
      const subscribers: string[] = [];
      for (let number = 0; number < MAILS; number++) subscribers.push(await subscribe(first));
      const database = await openDatabase({ databaseUrl, dataDir: '' });
      const noted = async () =>
        (await rowsFor(database.db, sql`select id from mail_sent`, z.object({ id: z.string() }))).length;
      await expect.poll(() => whole, soon).toBeGreaterThan(SENT_BEFORE);
      await expect.poll(noted, soon).toBe(SENT_BEFORE);
      first.child.kill('SIGKILL');
      await first.exited;
      killed.reject(new Error('who sent it is dead'));
      await expect.poll(() => smtp.received.length).toBe(SENT_BEFORE);

      whole = Number.NEGATIVE_INFINITY;
      const second = await startStore(env);
      onTestFinished(async () => void (await second.stop()));
      await expect.poll(noted, soon).toBe(MAILS);
      await database.close();
      expect(smtp.received.map(({ to }) => to).toSorted()).toEqual(subscribers.toSorted());
    });
  },
);
