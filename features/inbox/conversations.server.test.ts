import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import type { Mail } from '#features/mail/mail.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { recordedActivity } from '#tests/support/recorded-activity.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { createInbox } from './conversations.server.ts';

const actor = 'bo@biolife.example';

async function inboxOf(db: Db) {
  const sent: Mail[] = [];
  const inbox = createInbox(db, {
    clock: { now: () => new Date('2025-10-15T16:00:00Z') },
    mail: {
      send: (_db, mail) => {
        sent.push(mail);
        return Promise.resolve();
      },
    },
    inbox: () => Promise.resolve('care@biolife.example'),
  });
  const [message] = await db
    .insert(contactMessages)
    .values({ name: 'Ada', email: 'ada@example.com', topic: 'order', message: 'Where is it?' })
    .returning({ id: contactMessages.id });
  return { inbox, sent, id: message?.id ?? '' };
}

forEachDatabase('a conversation with who wrote', (open) => {
  test('several are done at once, each recorded, and what is no message is nobody’s', async () => {
    const db = await open();
    const { inbox, id } = await inboxOf(db);
    const { id: other } = await inboxOf(db);
    await inbox.change(other, { state: 'done', actor });
    const before = await db.select().from(activityLog);
    const all = [id, other, id, randomUUID(), "' or 1=1 --"];
    expect(await inbox.changeMany(all, { state: 'done', actor })).toBe(2);
    expect(await inbox.countNew()).toBe(0);
    // The other was done already.
    const recorded = (await db.select().from(activityLog)).slice(before.length);
    expect(recorded).toMatchObject([
      { actor, action: 'inbox.change', subject: id, details: { after: { state: 'done' } } },
    ]);
    expect(await inbox.changeMany([], { state: 'open', actor })).toBe(0);
    await db.delete(contactMessages);
    await db.delete(activityLog);
  });

  test('an answer is mailed, kept, opens a new message and stands in the activity', async () => {
    const db = await open();
    const { inbox, sent, id } = await inboxOf(db);
    expect(await inbox.countNew()).toBe(1);
    expect(await inbox.answer(id, { key: randomUUID(), body: 'On Monday.', actor })).toEqual({ ok: true });
    expect(sent).toEqual([
      {
        template: 'contact-answer',
        to: 'ada@example.com',
        replyTo: 'care@biolife.example',
        thread: id,
        name: 'Ada',
        topic: 'An order',
        answer: 'On Monday.',
        message: 'Where is it?',
      },
    ]);
    expect(await inbox.open(id, { actor })).toMatchObject({
      state: 'open',
      topic: 'An order',
      replies: [{ kind: 'answer', author: actor, body: 'On Monday.' }],
    });
    expect(await inbox.countNew()).toBe(0);
    expect(await inbox.open(id, { actor })).toBeDefined();
    // Two looks within the hour are one line.
    expect(await recordedActivity(db)).toMatchObject([
      { actor, action: 'inbox.answer', subject: id },
      { actor, action: 'inbox.read', subject: id },
    ]);
    await inbox.open(id, { actor: 'other@example.com' });
    expect(await recordedActivity(db)).toHaveLength(3);
  });

  test('a form that is sent twice is one answer', async () => {
    const { inbox, sent, id } = await inboxOf(await open());
    const form = { key: randomUUID(), body: 'On Monday.', actor, seen: 0 };
    expect(await inbox.answer(id, form)).toEqual({ ok: true });
    expect(await inbox.answer(id, form)).toEqual({ ok: true });
    expect(sent).toHaveLength(1);
    expect((await inbox.open(id, { actor }))?.replies).toHaveLength(1);
  });

  test('of two who deal with one message the second is told, and nobody is answered twice', async () => {
    const { inbox, sent, id } = await inboxOf(await open());
    await inbox.note(id, { body: 'I call her.', actor: 'other@example.com' });
    const form = { key: randomUUID(), body: 'On Monday.', actor };
    expect(await inbox.answer(id, { ...form, seen: 0 })).toEqual({ ok: false, reason: 'meanwhile' });
    expect(sent).toEqual([]);
    expect(await inbox.answer(id, { ...form, seen: 1 })).toEqual({ ok: true });
    await inbox.change(id, { assignedTo: 'other@example.com', was: '', actor: 'other@example.com' });
    expect(await inbox.change(id, { assignedTo: actor, was: '', actor })).toMatchObject({
      reason: 'meanwhile',
    });
    expect(await inbox.change(id, { state: 'done', was: 'new', actor })).toMatchObject({
      reason: 'meanwhile',
    });
    expect(await inbox.open(id, { actor })).toMatchObject({ state: 'open', assignedTo: 'other@example.com' });
  });

  test('a note is mailed to nobody and changes no state', async () => {
    const { inbox, sent, id } = await inboxOf(await open());
    await inbox.note(id, { body: 'She called.', actor });
    expect(sent).toEqual([]);
    expect(await inbox.open(id, { actor })).toMatchObject({ state: 'new', replies: [{ kind: 'note' }] });
  });

  test('state and who deals with it are changed one by one, with what was before', async () => {
    const db = await open();
    const { inbox, id } = await inboxOf(db);
    await inbox.change(id, { assignedTo: actor, actor });
    await inbox.change(id, { state: 'done', actor });
    expect(await inbox.open(id, { actor })).toMatchObject({ state: 'done', assignedTo: actor });
    const log = await db.select().from(activityLog).where(eq(activityLog.subject, id));
    expect(log.filter(({ action }) => action === 'inbox.change').map(({ details }) => details)).toEqual([
      { before: { assignedTo: null }, after: { assignedTo: actor } },
      { before: { state: 'new' }, after: { state: 'done' } },
    ]);
  });

  test('a message that is not there is answered by nobody', async () => {
    const { inbox, sent } = await inboxOf(await open());
    const nowhere = randomUUID();
    expect(await inbox.open(nowhere, { actor })).toBeUndefined();
    expect(await inbox.answer(nowhere, { key: randomUUID(), body: 'Hello?', actor })).toMatchObject({
      ok: false,
    });
    expect(await inbox.note(nowhere, { body: 'Hello?', actor })).toBe(false);
    expect(await inbox.change(nowhere, { state: 'done', actor })).toEqual({ ok: false, reason: 'gone' });
    expect(sent).toEqual([]);
  });

  test('what was written to a message goes with it', async () => {
    const db = await open();
    const { inbox, id } = await inboxOf(db);
    await inbox.note(id, { body: 'She called.', actor });
    await db.delete(contactMessages);
    expect(await inbox.open(id, { actor })).toBeUndefined();
  });
});
