import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Mail } from '#features/mail/mail.ts';
import { mailQueue, startMail } from '#features/mail/mail-service.server.ts';
import { createSmtpTransport } from '#integrations/mail/smtp-transport.ts';
import { startJobs } from '#platform/jobs/jobs.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { forEachDatabase } from '../support/databases.ts';
import { type Fault, startFaultProxy } from '../support/fault-proxy.ts';
import { startSmtp } from '../support/smtp-server.ts';

const soon = { timeout: 30_000 };
const mailTo = (to: string): Mail => ({ template: 'verify-email', to, url: 'http://localhost:3000/auth' });

forEachDatabase('a mail server that', (open, openWhole) => {
  test.each(['silent', 'cut', 'wrong', 'gone'] as const satisfies Fault[])(
    'is %s for a while gets the mail once, when it is back',
    async (fault) => {
      const smtp = await startSmtp(() => undefined);
      const proxy = await startFaultProxy({ host: '127.0.0.1', port: Number(new URL(smtp.url).port) });
      await proxy.become(fault);
      const lines: string[] = [];
      const jobs = await startJobs(await openWhole(), {
        log: createLogger('warn', { write: (line) => lines.push(line) }),
      });
      const transport = createSmtpTransport({
        url: `smtp://127.0.0.1:${proxy.port}`,
        from: 'care@biolife.example',
        silence: 300,
      });
      const mail = await startMail({
        db: await open(),
        jobs,
        transport,
        render: ({ template }) => Promise.resolve({ subject: template, html: '<p>Hello</p>', text: 'Hello' }),
        storeUrl: 'http://localhost:3000',
        queue: { ...mailQueue, name: `mail-${randomUUID()}`, retries: 20, retryDelay: 0, poll: 0.5 },
      });
      await mail.send(await open(), mailTo(`${fault}@example.com`));
      // It was tried, in vain.
      await expect
        .poll(() => lines.filter((line) => line.includes('a job failed')).length, soon)
        .toBeGreaterThan(0);
      expect(smtp.received).toEqual([]);
      await proxy.become('open');
      await expect.poll(() => smtp.received.map(({ to }) => to), soon).toEqual([`${fault}@example.com`]);
      await jobs.stop();
      transport.close();
      expect(smtp.received).toHaveLength(1);
      await proxy.close();
      await smtp.close();
    },
  );
});
