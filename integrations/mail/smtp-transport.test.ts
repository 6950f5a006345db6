import { expect, test } from 'vitest';
import { startSmtp } from '#tests/support/smtp-server.ts';
import { createSmtpTransport } from './smtp-transport.ts';

test('at one mail a second, mails that come at once leave one after another', async () => {
  const smtp = await startSmtp(() => undefined);
  const transport = createSmtpTransport({ url: smtp.url, from: 'care@biolife.example', rate: 1 });
  const to = ['ada@example.com', 'ben@example.com'];
  await Promise.all(
    to.map((address) =>
      transport.send({
        headers: {},
        id: address,
        to: address,
        subject: 'News',
        html: '<p>News</p>',
        text: 'News',
      }),
    ),
  );
  transport.close();
  await smtp.close();
  expect(smtp.received.map((mail) => mail.to).toSorted()).toEqual(to);
  expect(smtp.mostConnections()).toBe(1);
});
