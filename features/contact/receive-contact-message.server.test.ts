import { expect, test } from 'vitest';
import type { Mail } from '#features/mail/mail.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { contactMessages } from './contact.table.server.ts';
import { storeSettings } from '#features/store/settings.table.server.ts';
import { readStoreInbox, STORE_INBOX_KEY } from '#features/store/read-store-inbox.server.ts';
import { receiveContactMessage } from './receive-contact-message.server.ts';

const NOW = new Date('2025-10-15T16:00:00.000Z');
const form = {
  name: 'Ada Brown',
  email: 'ada@example.com',
  topic: 'shipping-returns',
  order: '#1001',
  message: 'Where is it?',
};

forEachDatabase('the contact form', (open) => {
  test('keeps the message, mails it to the store with the topic in words, and a copy to who wrote', async () => {
    const db = await open();
    const sent: Mail[] = [];
    const mail = { send: async (_db: unknown, one: Mail) => void sent.push(one) };
    await receiveContactMessage(db, { form, mail, inbox: async () => 'care@biolife.example', now: NOW });
    expect(await db.select().from(contactMessages)).toMatchObject([
      {
        name: 'Ada Brown',
        email: 'ada@example.com',
        topic: 'shipping-returns',
        message: 'Order: #1001\n\nWhere is it?',
        createdAt: NOW,
      },
    ]);
    expect(sent).toMatchObject([
      {
        template: 'contact-received',
        to: 'care@biolife.example',
        email: 'ada@example.com',
        topic: 'Shipping or a return',
      },
      { template: 'contact-copy', to: 'ada@example.com', message: 'Order: #1001\n\nWhere is it?' },
    ]);
  });

  test('keeps nothing when the mail cannot be written', async () => {
    const db = await open();
    const before = (await db.select().from(contactMessages)).length;
    const mail = { send: () => Promise.reject(new Error('no queue')) };
    await expect(
      receiveContactMessage(db, { form, mail, inbox: async () => 'care@biolife.example', now: NOW }),
    ).rejects.toThrow('no queue');
    expect(await db.select().from(contactMessages)).toHaveLength(before);
  });

  test('the store’s inbox is the owner’s choice, else the sender of its mails, else the contact page’s', async () => {
    const db = await open();
    expect(await readStoreInbox(db, { mailFrom: undefined })).toBe('care@biolife.example');
    expect(await readStoreInbox(db, { mailFrom: 'BioLife <hello@shop.example>' })).toBe('hello@shop.example');
    expect(await readStoreInbox(db, { mailFrom: 'hello@shop.example' })).toBe('hello@shop.example');
    await db.insert(storeSettings).values({ key: STORE_INBOX_KEY, value: 'owner@shop.example' });
    expect(await readStoreInbox(db, { mailFrom: 'hello@shop.example' })).toBe('owner@shop.example');
  });
});
