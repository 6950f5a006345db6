import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Mail } from '#features/mail/mail.ts';
import { mailQueue, startMail } from '#features/mail/mail-service.server.ts';
import { createSmtpTransport } from '#integrations/mail/smtp-transport.ts';
import { startJobs } from '#platform/jobs/jobs.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { forEachDatabase } from '../support/databases.ts';
import { startSmtp } from '../support/smtp-server.ts';

/** A queue of several hundred mails leaves once each, those first that somebody waits for. */
const EACH = 100;
/** Jobs that are worked on at once: so many may overtake each other. */
const LANES = 5;
const soon = { timeout: 60_000 };
const LINK = 'http://localhost:3000/newsletter?token=abc';

/** From the least urgent to the most: they are queued in this order, and leave in the other. */
const kinds: readonly ((to: string) => Mail)[] = [
  (to) => ({ template: 'letter', to, list: 'newsletter', subject: 'News', body: 'News', products: [] }),
  (to) => ({ template: 'giveaway-winner', to, name: 'Ada', prize: 'Zinc' }),
  (to) => ({ template: 'newsletter-confirm', to, url: LINK }),
  (to) => ({ template: 'reset-password', to, url: LINK, minutes: 60 }),
];
const mails = kinds.flatMap((kind, urgency) =>
  Array.from({ length: EACH }, (_, number) => kind(`${urgency}-${number}@example.com`)),
);
const FIRST = 'first@example.com';

forEachDatabase('a queue of several hundred mails', (open, openWhole) => {
  test('leaves once each, in the order of urgency', async () => {
    const db = await open();
    const smtp = await startSmtp(() => undefined);
    const transport = createSmtpTransport({ url: smtp.url, from: 'care@biolife.example' });
    const busy = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const jobs = await startJobs(await openWhole(), { log: createLogger('silent') });
    const mail = await startMail({
      db,
      jobs,
      transport: {
        async send(outgoing) {
          busy.resolve();
          await free.promise;
          await transport.send(outgoing);
        },
        close: () => transport.close(),
      },
      render: ({ template }) => Promise.resolve({ subject: template, html: '<p>Hello</p>', text: 'Hello' }),
      storeUrl: 'http://localhost:3000',
      queue: { ...mailQueue, name: `mail-${randomUUID()}`, poll: 0.5 },
    });
    await mail.send(db, { template: 'verify-email', to: FIRST, url: LINK });
    await busy.promise;
    for (const one of mails) await mail.send(db, one);
    free.resolve();
    await expect.poll(() => smtp.received.length, soon).toBe(mails.length + 1);
    await jobs.stop();
    transport.close();
    await smtp.close();

    const recipients = smtp.received.map(({ to }) => to).filter((to) => to !== FIRST);
    expect(recipients.toSorted()).toEqual(mails.map(({ to }) => to).toSorted());
    for (const [urgency] of kinds.entries()) {
      const places = recipients.flatMap((to, place) => (to.startsWith(`${urgency}-`) ? [place] : []));
      const start = (kinds.length - 1 - urgency) * EACH;
      expect(Math.min(...places), `${urgency} does not come before its turn`).toBeGreaterThan(start - LANES);
      expect(Math.max(...places), `${urgency} waits for nothing less urgent`).toBeLessThan(
        start + EACH + LANES,
      );
    }
  });
});
