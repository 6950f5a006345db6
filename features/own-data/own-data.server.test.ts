import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { chatConversations, chatMessages } from '#features/chat/chat.table.server.ts';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import { contactReplies } from '#features/inbox/inbox.table.server.ts';
import { newsletterSubscribers } from '#features/newsletter/newsletter.table.server.ts';
import { session, user } from '#features/accounts/accounts.table.server.ts';
import { shopifyCustomerLinks } from '#features/orders/customer-link.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { cookieHeader, openAccounts, tokenOf } from '#tests/support/accounts.ts';
import { forEachDatabase } from '#tests/support/databases.ts';

forEachDatabase('data of an account', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
  });

  /** A user with everything the store may hold of one. */
  async function setUp(email: string, { verified }: { verified: boolean }) {
    const { accounts, mails, signedIn } = await openAccounts(db);
    const cookies = await signedIn(email);
    const headers = new Headers({ cookie: cookieHeader(cookies) });
    if (verified) await accounts.verifyEmail({ token: tokenOf(mails[0]), headers });
    const viewer = await accounts.viewerOf(headers);
    if (!viewer) throw new Error('nobody is signed in');
    await db
      .insert(shopifyCustomerLinks)
      .values({ userId: viewer.id, shopifyCustomerId: `email_${email}`, email });
    const [chat] = await db
      .insert(chatConversations)
      .values({ sessionId: `chat of ${email}`, userId: viewer.id })
      .returning();
    await db
      .insert(chatMessages)
      .values({ conversationId: chat?.id ?? '', role: 'user', content: `question of ${email}` });
    const messageId = randomUUID();
    await db.insert(contactMessages).values({
      id: messageId,
      name: 'Ada',
      email: email.toUpperCase(),
      topic: 'order',
      message: `message of ${email}`,
    });
    await db.insert(contactReplies).values([
      { messageId, kind: 'answer', author: 'bo@biolife.example', body: `answer to ${email}` },
      { messageId, kind: 'note', author: 'bo@biolife.example', body: `note on ${email}` },
    ]);
    await db
      .insert(newsletterSubscribers)
      .values({ email, emailKey: email, status: 'confirmed', source: 'home' });
    const left = async () => ({
      users: await db.select().from(user).where(eq(user.id, viewer.id)),
      sessions: await db.select().from(session).where(eq(session.userId, viewer.id)),
      links: await db.select().from(shopifyCustomerLinks).where(eq(shopifyCustomerLinks.userId, viewer.id)),
      chats: await db
        .select()
        .from(chatMessages)
        .where(eq(chatMessages.content, `question of ${email}`)),
      contact: await db
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.message, `message of ${email}`)),
      newsletter: await db
        .select()
        .from(newsletterSubscribers)
        .where(eq(newsletterSubscribers.emailKey, email)),
    });
    const counts = async () =>
      Object.fromEntries(Object.entries(await left()).map(([name, rows]) => [name, rows.length]));
    return { accounts, viewer, headers, counts };
  }
  const ALL = { users: 1, sessions: 1, links: 1, chats: 1, contact: 1, newsletter: 1 };
  const NONE = { users: 0, sessions: 0, links: 0, chats: 0, contact: 0, newsletter: 0 };

  test('deleting wants the password, takes everything of the account and leaves others alone', async () => {
    const other = await setUp('stays@example.com', { verified: true });
    const { accounts, viewer, headers, counts } = await setUp('goes@example.com', { verified: true });
    expect(await accounts.deleteAccount({ viewer, password: 'wrong', headers })).toEqual({
      ok: false,
      reason: 'password',
    });
    expect(await counts()).toEqual(ALL);
    expect(await accounts.deleteAccount({ viewer, password: 'correct horse', headers })).toMatchObject({
      ok: true,
    });
    expect(await counts()).toEqual(NONE);
    expect(await accounts.viewerOf(headers)).toBeUndefined();
    expect(await other.counts()).toEqual(ALL);
  });

  test('what was written under an address that is not proven stays: it may be another’s', async () => {
    const { accounts, viewer, headers, counts } = await setUp('claims@example.com', { verified: false });
    await accounts.deleteAccount({ viewer, password: 'correct horse', headers });
    expect(await counts()).toEqual({ ...NONE, contact: 1, newsletter: 1 });
  });

  test('guessing the password of an open session is slowed', async () => {
    const { accounts, viewer, headers } = await setUp('guessed@example.com', { verified: true });
    const guess = () => accounts.deleteAccount({ viewer, password: 'a guess', headers });
    for (let n = 0; n < 5; n += 1) expect(await guess()).toMatchObject({ reason: 'password' });
    expect(await guess()).toMatchObject({ reason: 'limited' });
  });

  test('the download holds what is the user’s, no secret and nothing of others', async () => {
    const { accounts, viewer } = await setUp('reads@example.com', { verified: true });
    const held = JSON.stringify(await accounts.exportData({ viewer, orders: [] }));
    for (const own of [
      'reads@example.com',
      'question of reads',
      'message of reads',
      'answer to reads',
      'confirmed',
    ])
      expect(held).toContain(own);
    for (const foreign of [
      'stays@example.com',
      'correct horse',
      'token',
      'password',
      'hash',
      'note on reads',
    ])
      expect(held).not.toContain(foreign);

    const unproven = await setUp('claims-too@example.com', { verified: false });
    const little = JSON.stringify(
      await unproven.accounts.exportData({ viewer: unproven.viewer, orders: null }),
    );
    expect(little).not.toContain('message of claims-too');
  });

  test('who deletes an account chooses whether the subscription goes with it', async () => {
    const { accounts, viewer, headers, counts } = await setUp('keeps-news@example.com', { verified: true });
    expect(await accounts.alsoHeld(viewer)).toEqual({ entries: 0, subscribed: true });
    expect(await accounts.alsoHeld({ ...viewer, emailVerified: false })).toEqual({
      entries: 0,
      subscribed: false,
    });
    const also = { entries: true, subscription: false };
    expect(await accounts.deleteAccount({ viewer, password: 'correct horse', headers, also })).toMatchObject({
      ok: true,
    });
    expect(await counts()).toEqual({ ...NONE, newsletter: 1 });
  });
});
