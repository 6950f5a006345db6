import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Mail, RenderedMail } from './mail.ts';
import { createSmtpTransport } from '#integrations/mail/smtp-transport.ts';
import type { MailTransport } from '#integrations/mail/mail-transport.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { startSmtp } from '#tests/support/smtp-server.ts';
import type { Db, OpenDatabase } from '#platform/db/open-database.server.ts';
import { rowsOf } from '#platform/db/rows-of.server.ts';
import { mailSuppressions } from './mail.table.server.ts';
import { startJobs } from '#platform/jobs/jobs.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { isSuppressed } from './is-suppressed.server.ts';
import { mailQueue, startMail } from './mail-service.server.ts';
import { createOutbox } from './outbox.server.ts';
import { createOutboxTransport } from './outbox-transport.server.ts';

const log = createLogger('silent');
const soon = { timeout: 15_000, interval: 50 };
const NOW = new Date('2025-10-15T16:00:00.000Z');

const render = (mail: Mail): Promise<RenderedMail> =>
  Promise.resolve({ subject: `About ${mail.template}`, html: '<p>Hello</p>', text: 'Hello' });

const verify = (to: string): Mail => ({ template: 'verify-email', to, url: 'http://localhost:3000/auth' });

async function openStore(
  database: Pick<OpenDatabase, 'kind' | 'executeSql' | 'inTurn'> & { db: Db },
  transport: MailTransport,
) {
  const jobs = await startJobs(database, { log });
  const queue = { ...mailQueue, name: `mail-${randomUUID()}`, retries: 2, retryDelay: 0, poll: 0.5 };
  const { db } = database;
  const mail = await startMail({ db, jobs, transport, render, storeUrl: 'http://localhost:3000', queue });
  return {
    mail,
    dead: async () => (await jobs.listDead(queue, { page: 1, size: 10 })).jobs,
    async close() {
      await jobs.stop();
      transport.close();
    },
  };
}

forEachDatabase('mail', (open, openWhole) => {
  test('reaches a mail server with subject, sender and both bodies', async () => {
    const smtp = await startSmtp(() => undefined);
    const store = await openStore(
      await openWhole(),
      createSmtpTransport({ url: smtp.url, from: 'BioLife <care@biolife.example>' }),
    );
    await store.mail.send(await open(), verify('ada@example.com'));
    await expect.poll(() => smtp.received, soon).toHaveLength(1);
    await store.close();
    await smtp.close();
    const [{ to, raw } = { to: '', raw: '' }] = smtp.received;
    expect(to).toBe('ada@example.com');
    expect(raw).toMatch(/^From: BioLife <care@biolife\.example>\r?$/m);
    expect(raw).toMatch(/^Subject: About verify-email\r?$/m);
    expect(raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@biolife\.example>\r?$/m);
    expect(raw).toContain('Content-Type: text/plain');
    expect(raw).toContain('Content-Type: text/html');
  });

  test('of a transaction that rolls back is never sent', async () => {
    const db = await open();
    const smtp = await startSmtp(() => undefined);
    const store = await openStore(
      await openWhole(),
      createSmtpTransport({ url: smtp.url, from: 'care@biolife.example' }),
    );
    await expect(
      db.transaction(async (tx) => {
        await store.mail.send(tx, verify('never@example.com'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    // Mails leave in their order: once this one is there, the other would be.
    await store.mail.send(db, verify('after@example.com'));
    await expect.poll(() => smtp.received.map(({ to }) => to), soon).toEqual(['after@example.com']);
    await store.close();
    await smtp.close();
  });

  test.each([
    ['a server that is busy (451)', { code: 451 }],
    ['a server that hangs up', 'hang up'],
  ] as const)('is tried again after %s', async (_what, trouble) => {
    let healthy = false;
    const smtp = await startSmtp(() => {
      if (healthy) return undefined;
      healthy = true;
      return trouble;
    });
    const store = await openStore(
      await openWhole(),
      createSmtpTransport({ url: smtp.url, from: 'care@biolife.example' }),
    );
    await store.mail.send(await open(), verify('ada@example.com'));
    await expect.poll(() => smtp.received, soon).toHaveLength(1);
    expect(smtp.attempts()).toBe(2);
    expect(await store.dead()).toEqual([]);
    await store.close();
    await smtp.close();
  });

  test('to an address that the server refuses for good is given up at once, and the next one still leaves', async () => {
    const smtp = await startSmtp((to) => (/^nobody/i.test(to) ? { code: 550 } : undefined));
    const store = await openStore(
      await openWhole(),
      createSmtpTransport({ url: smtp.url, from: 'care@biolife.example' }),
    );
    const db = await open();
    await store.mail.send(db, verify('Nobody@example.com'));
    await store.mail.send(db, verify('ada@example.com'));
    await expect.poll(() => smtp.received, soon).toHaveLength(1);
    expect(smtp.attempts()).toBe(2);
    await expect.poll(store.dead, soon).toMatchObject([{ data: verify('Nobody@example.com'), tries: 1 }]);
    const [dead] = await store.dead();
    expect(dead?.reason).toContain('550');
    expect(dead?.reason, 'what a server says reaches the log').not.toMatch(/nobody@example\.com/i);
    expect(await isSuppressed(db, 'nobody@example.com', 'newsletter'), 'no list writes there again').toBe(
      true,
    );
    expect(await isSuppressed(db, 'ada@example.com', 'newsletter')).toBe(false);
    await store.close();
    await smtp.close();
  });

  test('is given up after its last try when no server answers', async () => {
    const smtp = await startSmtp(() => undefined);
    await smtp.close();
    const store = await openStore(
      await openWhole(),
      createSmtpTransport({ url: smtp.url, from: 'care@biolife.example' }),
    );
    await store.mail.send(await open(), verify('ada@example.com'));
    await expect.poll(store.dead, soon).toMatchObject([{ tries: 3 }]);
    await store.close();
  });

  test('with a line break in an address or a name is not taken', async () => {
    const db = await open();
    const store = await openStore(await openWhole(), createOutboxTransport(db, { now: () => NOW }));
    await expect(store.mail.send(db, verify('ada@example.com\r\nBcc: all@example.com'))).rejects.toThrow();
    await expect(
      store.mail.send(db, {
        template: 'contact-received',
        to: 'care@biolife.example',
        name: 'Ada\r\nBcc: all@example.com',
        email: 'ada@example.com',
        topic: 'An order',
        message: 'Two\nlines are fine here.',
      }),
    ).rejects.toThrow(/one line/);
    await store.close();
  });

  test('of a store without SMTP stands in the outbox, newest first, with the headers of a subscription', async () => {
    const db = await open();
    const outbox = createOutbox(db);
    const store = await openStore(await openWhole(), createOutboxTransport(db, { now: () => NOW }));
    await store.mail.send(db, {
      template: 'newsletter-welcome',
      to: 'ada@example.com',
      code: 'WELCOME10',
      unsubscribeUrl: 'http://localhost:3000/newsletter/unsubscribe?token=abc',
    });
    await expect.poll(async () => (await outbox.list({ page: 1, size: 10 })).total, soon).toBe(1);
    const { mails } = await outbox.list({ page: 1, size: 10 });
    expect(mails).toMatchObject([
      { recipient: 'ada@example.com', subject: 'About newsletter-welcome', createdAt: NOW },
    ]);
    expect((await outbox.find(mails[0]?.id ?? ''))?.headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': '<http://localhost:3000/newsletter/unsubscribe?token=abc>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await outbox.find("' or true --")).toBeUndefined();

    await db.insert(mailSuppressions).values({ emailKey: 'bo@example.com', reason: 'unsubscribed' });
    await store.mail.send(db, {
      template: 'newsletter-welcome',
      to: 'Bo@example.com',
      code: 'WELCOME10',
      unsubscribeUrl: 'http://localhost:3000/newsletter/unsubscribe?token=def',
    });
    await store.mail.send(db, verify('bo@example.com'));
    await expect.poll(async () => (await outbox.list({ page: 1, size: 10 })).total, soon).toBe(2);
    const subjects = (await outbox.list({ page: 1, size: 10 })).mails.map(({ subject }) => subject);
    expect(subjects.toSorted(), 'who unsubscribed gets no newsletter, but mails about an account').toEqual([
      'About newsletter-welcome',
      'About verify-email',
    ]);
    await store.close();
  });

  test('that somebody waits for leaves before news that waited longer', async () => {
    const db = await open();
    const busy = await busyStore(await openWhole(), db);
    for (let number = 0; number < 60; number += 1)
      await busy.send({
        template: 'newsletter-welcome',
        to: `news-${number}@example.com`,
        code: 'A',
        unsubscribeUrl: LINK,
      });
    await busy.send(verify('waiting@example.com'));
    busy.goOn();
    await expect.poll(busy.received, soon).toHaveLength(62);
    const place = busy.received().indexOf('waiting@example.com');
    // With the first batch of 50, after the one that was under way: it was queued as the 62nd. Within a batch lanes overtake each other.
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThanOrEqual(50);
    await busy.close();
  });

  test('whose process died between sending and noting it down is not sent again', async () => {
    const db = await open();
    const smtp = await startSmtp(() => undefined);
    const store = await openStore(
      await openWhole(),
      createSmtpTransport({ url: smtp.url, from: 'care@biolife.example' }),
    );
    await store.mail.send(db, verify('once@example.com'));
    await expect.poll(() => smtp.received, soon).toHaveLength(1);
    // As the queue finds it after a crash: the job is there, and nobody said that it was done.
    await db.execute(
      sql`update jobs.job set state = 'retry', start_after = now(), completed_on = null where data ->> 'to' = 'once@example.com'`,
    );
    await store.mail.send(db, verify('after@example.com'));
    await expect.poll(() => smtp.received.map(({ to }) => to), soon).toContain('after@example.com');
    const unfinished = sql`select 1 from jobs.job where state in ('created', 'retry', 'active') and name not like '%-dead' and data ->> 'to' like '%@example.com'`;
    await expect.poll(async () => rowsOf(await db.execute(unfinished)), soon).toEqual([]);
    expect(smtp.received.map(({ to }) => to).sort()).toEqual(['after@example.com', 'once@example.com']);
    await store.close();
    await smtp.close();
  });
});

const LINK = 'http://localhost:3000/newsletter/unsubscribe?id=1';

/** A store that is sending one mail, until `goOn`, while others queue. */
async function busyStore(
  database: Pick<OpenDatabase, 'kind' | 'executeSql' | 'inTurn'> & { db: Db },
  db: Db,
) {
  const smtp = await startSmtp(() => undefined);
  const transport = createSmtpTransport({ url: smtp.url, from: 'care@biolife.example' });
  const busy = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const store = await openStore(database, {
    async send(mail) {
      busy.resolve();
      await free.promise;
      await transport.send(mail);
    },
    close: () => transport.close(),
  });
  await store.mail.send(db, verify('first@example.com'));
  await busy.promise;
  return {
    send: (mail: Mail) => store.mail.send(db, mail),
    goOn: () => free.resolve(),
    received: () => smtp.received.map(({ to }) => to),
    async close() {
      await store.close();
      await smtp.close();
    },
  };
}
