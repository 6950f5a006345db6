import { beforeAll, expect, test } from 'vitest';
import { seedCampaigns } from '#features/campaigns/seed-campaigns.server.ts';
import { receiveContactMessage } from '#features/contact/receive-contact-message.server.ts';
import { enterGiveaway } from '#features/giveaway/enter-giveaway.server.ts';
import type { Mail } from '#features/mail/mail.ts';
import { switchDigest } from '#features/store/daily-digest.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { sendDigest } from './send-digest.server.ts';

// One store through two days: each test goes on where the one before it left off.
forEachDatabase('a mail a day', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
    await seedCampaigns(db);
  });
  const sent: Mail[] = [];
  const mail = { send: (_: unknown, one: Mail) => Promise.resolve(void sent.push(one)) };
  const mailFrom = 'care@shop.com';
  const at = (local: string) => ({ clock: { now: () => inNewYork(local) }, mail, mailFrom });
  const write = (name: string, local: string) =>
    receiveContactMessage(db, {
      form: { name, email: 'ruth@example.com', topic: 'order', order: '', message: 'Where is it?' },
      mail,
      inbox: () => Promise.resolve(mailFrom),
      now: inNewYork(local),
    });
  const enter = (name: string, local: string) =>
    enterGiveaway(
      db,
      { ...at(local), subscribeToPrayers: () => Promise.resolve() },
      {
        name,
        email: `${name}@example.com`,
        phone: '(404) 555-0123',
        address: '1 Main St',
        optedIn: true,
      },
    );
  const toStore = () => sent.splice(0).filter(({ to }) => to === mailFrom);
  const digest = (local: string) => sendDigest(db, { ...at(local), storeUrl: 'https://shop.com' });

  test('until it is chosen each message and entry is mailed, and no digest', async () => {
    await write('Ruth', '2025-12-01T09:00:00');
    await enter('ada', '2025-12-01T09:30:00');
    expect(toStore().map(({ template }) => template)).toEqual(['contact-received', 'giveaway-notification']);
    expect(await digest('2025-12-01T10:00:00')).toBe(false);
    expect(sent).toEqual([]);
  });

  test('from then on the store hears once, of what came since', async () => {
    await switchDigest(db, { on: true, now: inNewYork('2025-12-01T12:00:00') });
    await write('Ben', '2025-12-01T13:00:00');
    await enter('cy', '2025-12-01T14:00:00');
    await enter('dee', '2025-12-01T15:00:00');
    expect(toStore()).toEqual([]);
    expect(await digest('2025-12-02T07:00:00')).toBe(true);
    expect(toStore()).toMatchObject([
      {
        template: 'store-digest',
        messages: [{ name: 'Ben' }],
        messageCount: 1,
        entries: [{ campaign: '2025 giveaway', total: 2 }],
        url: 'https://shop.com/account/messages',
      },
    ]);
    // Asked again, and on a day without news.
    expect(await digest('2025-12-02T07:00:05')).toBe(true);
    expect(await digest('2025-12-03T07:00:00')).toBe(true);
    expect(sent).toEqual([]);
  });

  test('what was written in the very moment comes with the next one', async () => {
    await write('Late', '2025-12-04T06:59:55');
    await digest('2025-12-04T07:00:00');
    expect(toStore()).toEqual([]);
    await digest('2025-12-05T07:00:00');
    expect(toStore()).toMatchObject([{ messages: [{ name: 'Late' }] }]);
  });

  test('choosing it again forgets nothing; switched off, each is mailed again', async () => {
    await write('Eve', '2025-12-05T08:00:00');
    await switchDigest(db, { on: true, now: inNewYork('2025-12-05T09:00:00') });
    await digest('2025-12-06T07:00:00');
    expect(toStore()).toMatchObject([{ messages: [{ name: 'Eve' }] }]);
    await switchDigest(db, { on: false, now: inNewYork('2025-12-06T09:00:00') });
    await write('Gil', '2025-12-06T10:00:00');
    expect(toStore()).toMatchObject([{ template: 'contact-received', name: 'Gil' }]);
  });
});
