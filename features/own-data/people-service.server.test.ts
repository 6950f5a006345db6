import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { user, userRoles } from '#features/accounts/accounts.table.server.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { seedCampaigns } from '#features/campaigns/seed-campaigns.server.ts';
import { chatConversations, chatMessages } from '#features/chat/chat.table.server.ts';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import { contactReplies } from '#features/inbox/inbox.table.server.ts';
import { kiaGiveawayEntries } from '#features/giveaway/giveaway.table.server.ts';
import { mailQueue } from '#features/mail/mail-service.server.ts';
import { mailOutbox, mailSuppressions } from '#features/mail/mail.table.server.ts';
import { newsletterSubscribers } from '#features/newsletter/newsletter.table.server.ts';
import { shopifyCustomerLinks } from '#features/orders/customer-link.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { startJobs } from '#platform/jobs/jobs.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { createPeople } from './people-service.server.ts';

const actor = 'owner@example.com';

const outboxMail = (recipient: string, text: string) => ({
  recipient,
  subject: 'Subject',
  html: '<p></p>',
  text,
});

/** Somebody who did everything that one can do in the store. */
async function fill(db: Db, email: string) {
  await seedCampaigns(db);
  const id = `user of ${email}`;
  await db.insert(user).values({ id, name: '', email });
  await db.insert(shopifyCustomerLinks).values({ userId: id, shopifyCustomerId: `email_${email}`, email });
  const [chat] = await db
    .insert(chatConversations)
    .values({ sessionId: `chat of ${email}`, userId: id })
    .returning();
  await db
    .insert(chatMessages)
    .values({ conversationId: chat?.id ?? '', role: 'user', content: 'my secret illness' });
  const messageId = randomUUID();
  await db.insert(contactMessages).values({
    id: messageId,
    name: 'Ann',
    email: ` ${email.toUpperCase()}`,
    topic: 'order',
    message: 'Where is it?',
  });
  await db.insert(contactReplies).values([
    { messageId, kind: 'answer', author: actor, body: 'It left today.' },
    { messageId, kind: 'note', author: actor, body: 'Asked the carrier' },
  ]);
  await db
    .insert(newsletterSubscribers)
    .values({ email, emailKey: email, status: 'confirmed', source: 'home' });
  await db.insert(kiaGiveawayEntries).values({
    campaignId: 'giveaway-2025',
    name: 'Ann',
    email,
    emailKey: email,
    phone: '(404) 555-0100',
    address: '12 Auburn Ave',
    optedIn: true,
  });
  await db
    .insert(mailOutbox)
    .values([outboxMail(email, 'Welcome'), outboxMail('shop@example.com', `Ann (${email}) wrote.`)]);
  await db.insert(mailSuppressions).values({ emailKey: email, reason: 'unsubscribed' });
  return id;
}

const ALL = [
  ['Account', 1],
  ['Links to orders', 1],
  ['Chats (their words are not shown)', 1],
  ['Newsletter and prayer updates', 1],
  ['Giveaways and prayer list', 1],
  ['Messages', 1],
  ['Mails to and about them', 2],
  ['Wants no mail', 1],
];

forEachDatabase('people by their address', (open, openWhole) => {
  const held = async (db: Db, email: string) =>
    (await createPeople(db).find({ email, actor })).map(({ title, count }) => [title, count]);

  test('all that is held of somebody is found, however the address is typed, and no chat is read', async () => {
    const db = await open();
    await fill(db, 'ann@example.com');
    expect(await held(db, ' ANN@Example.com ')).toEqual(ALL);
    const file = await createPeople(db).export({ email: 'ann@example.com', actor });
    for (const own of [
      '12 Auburn Ave',
      'Where is it?',
      'It left today.',
      'Asked the carrier',
      'Subject',
      'unsubscribed',
    ])
      expect(file).toContain(own);
    expect(file).not.toContain('my secret illness');
  });

  test('erasing takes it everywhere, out of the queue too, spares its likes and is recorded without the address', async () => {
    const db = await open();
    await fill(db, 'bea@example.com');
    await fill(db, 'joebea@example.com');
    await fill(db, 'bea@example.com.au');
    const jobs = await startJobs(await openWhole(), { log: createLogger('silent') });
    await jobs.work(mailQueue, () => Promise.resolve());
    await jobs.send(
      db,
      mailQueue,
      { template: 'verify-email', to: 'Bea@example.com', url: 'http://localhost:3000/auth' },
      { startAfter: new Date(Date.now() + 3_600_000) },
    );
    expect(await held(db, 'bea@example.com')).toContainEqual(['Mails in the queue', 1]);

    expect(await createPeople(db).erase({ email: 'Bea@example.com', actor })).toEqual({
      ok: true,
      erased: { accounts: 1, links: 1, messages: 1, subscriptions: 1, entries: 1, mails: 3 },
    });
    await jobs.stop();
    // That it wants no mail has to be kept, or it could be written to again.
    expect(await held(db, 'bea@example.com')).toEqual([['Wants no mail', 1]]);
    const chats = await db
      .select()
      .from(chatConversations)
      .where(eq(chatConversations.sessionId, 'chat of bea@example.com'));
    expect(chats).toEqual([]);
    for (const other of ['joebea@example.com', 'bea@example.com.au'])
      expect(await held(db, other)).toEqual(ALL);

    const [record] = await db.select().from(activityLog).where(eq(activityLog.action, 'people.erase'));
    expect(record).toMatchObject({ actor, subject: 'b…@example.com', details: { entries: 1 } });
    expect(JSON.stringify(await db.select().from(activityLog))).not.toContain('bea@');
  });

  test('an administrator is not erased', async () => {
    const db = await open();
    const userId = await fill(db, 'boss@example.com');
    await db.insert(userRoles).values({ userId, role: 'owner' });
    expect(await createPeople(db).erase({ email: 'boss@example.com', actor })).toEqual({
      ok: false,
      reason: 'administrator',
    });
    expect(await held(db, 'boss@example.com')).toEqual(ALL);
  });
});
