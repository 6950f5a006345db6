import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Mail } from '#features/mail/mail.ts';
import { mailQueue, startMail } from '#features/mail/mail-service.server.ts';
import { createSmtpTransport } from '#integrations/mail/smtp-transport.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { startJobs } from '#platform/jobs/jobs.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { startSmtp } from '../support/smtp-server.ts';
import { recordFigures } from '../../scripts/bench-record.ts';
import { preparedDataFolder } from '../../scripts/prepared-data.ts';

/**
 * `npm run bench:mail`: how many mails a second leave the queue of the embedded database to a mail server on this machine, which runs in
 * the same process. Tells, never fails.
 */
const MAILS = 600;
const LEAST_PER_SECOND = 50;
const PATIENCE_MS = 120_000;

const folder = await preparedDataFolder();
const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
const smtp = await startSmtp(() => undefined);
const jobs = await startJobs(database, { log: createLogger('warn') });
// As fast as the queue goes: a rate of its own would be what is measured.
const transport = createSmtpTransport({ url: smtp.url, from: 'care@biolife.example', rate: 10_000 });
const { db } = database;
const mail = await startMail({
  db,
  jobs,
  transport,
  render: ({ template }) =>
    Promise.resolve({ subject: template, html: '<p>Hello</p>'.repeat(1000), text: 'Hello '.repeat(500) }),
  storeUrl: 'http://localhost:3000',
  queue: { ...mailQueue, name: `mail-${randomUUID()}` },
});
await db.transaction(async (tx) => {
  for (let number = 0; number < MAILS; number++) await mail.send(tx, reset(`${number}@example.com`));
});
const began = performance.now();
while (smtp.received.length < MAILS && performance.now() - began < PATIENCE_MS) await sleep(5);
const seconds = (performance.now() - began) / 1000;
const { received } = smtp;
const lines = [
  `${received.length} of ${MAILS} mails in ${seconds.toFixed(1)} s, ${received.length - new Set(received.map(({ to }) => to)).size} twice`,
  ...recordFigures([
    { name: 'mails/s', value: received.length / seconds, limit: LEAST_PER_SECOND, atLeast: true },
  ]),
];
process.stdout.write(`${lines.join('\n')}\n`);
await jobs.stop();
transport.close();
await smtp.close();
await database.close();
rmSync(folder, { recursive: true, force: true });

function reset(to: string): Mail {
  return { template: 'reset-password', to, url: 'http://localhost:3000/auth?token=abc', minutes: 60 };
}
