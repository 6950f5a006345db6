import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#features/mail/mail.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { seedCampaigns } from '#features/campaigns/seed-campaigns.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { campaigns } from '#features/campaigns/campaigns.table.server.ts';
import { kiaGiveawayEntries } from './giveaway.table.server.ts';
import { createGiveawayService } from './giveaway-service.server.ts';

const typed = {
  name: 'Denise Carter',
  email: ' Denise@Example.com ',
  phone: '(404) 555-0123',
  address: '12 Auburn Ave, Atlanta, GA 30303',
  optedIn: 'on',
};

forEachDatabase('entering the giveaway', (open) => {
  let db: Db;
  let mails: Mail[] = [];
  let asked: { email: string; name: string }[] = [];
  beforeAll(async () => {
    db = await open();
    await seedCampaigns(db);
  });
  beforeEach(async () => {
    mails = [];
    asked = [];
    await db.delete(kiaGiveawayEntries);
  });

  const at = (local: string) =>
    createGiveawayService(db, {
      clock: { now: () => inNewYork(local) },
      mailFrom: 'BioLife <owner@example.com>',
      mail: {
        send: (_tx, mail) => {
          mails.push(mail);
          return Promise.resolve();
        },
      },
      subscribeToPrayers: async (who) => void asked.push(who),
    });
  const entries = () => db.select().from(kiaGiveawayEntries);
  const during = '2025-11-20T12:00:00';

  test('an entry is kept as typed, the owner hears of it and the entrant gets a confirmation', async () => {
    expect(await at(during).enter(typed)).toMatchObject({ ok: true, giveaway: { id: 'giveaway-2025' } });
    expect(await entries()).toMatchObject([
      {
        campaignId: 'giveaway-2025',
        name: 'Denise Carter',
        email: 'Denise@Example.com',
        emailKey: 'denise@example.com',
        phone: '(404) 555-0123',
        address: '12 Auburn Ave, Atlanta, GA 30303',
        optedIn: true,
      },
    ]);
    expect(mails).toMatchObject([
      { template: 'giveaway-notification', to: 'owner@example.com', name: 'Denise Carter' },
      { template: 'giveaway-entry', to: 'Denise@Example.com', drawingAt: '2025-12-13T17:00:00.000Z' },
    ]);
  });

  test('fifty identical posts at once make one row and one pair of mails', async () => {
    const service = at(during);
    const answers = await Promise.all(Array.from({ length: 50 }, () => service.enter(typed)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
    expect(await entries()).toHaveLength(1);
    expect(mails.map(({ template }) => template)).toEqual(['giveaway-notification', 'giveaway-entry']);
  });

  test('one entry a person: case and surrounding space of the address do not count', async () => {
    await at(during).enter(typed);
    expect(
      await at(during).enter({ ...typed, name: 'D. Carter', email: 'DENISE@example.COM' }),
    ).toMatchObject({
      ok: true,
    });
    expect(await entries()).toHaveLength(1);
    expect(mails).toHaveLength(2);
  });

  test('who posts more than the form has changes nothing by it', async () => {
    await at(during).enter({ ...typed, campaignId: 'jamaica-prayer', id: 'x', optedIn: true });
    expect(await entries()).toMatchObject([{ campaignId: 'giveaway-2025' }]);
  });

  test('a mail that cannot be queued leaves no entry behind', async () => {
    const service = createGiveawayService(db, {
      clock: { now: () => inNewYork(during) },
      mailFrom: 'BioLife <owner@example.com>',
      mail: { send: () => Promise.reject(new Error('no queue')) },
      subscribeToPrayers: async () => undefined,
    });
    await expect(service.enter(typed)).rejects.toThrow('no queue');
    expect(await entries()).toEqual([]);
  });

  test('wrong fields are named and nothing is kept', async () => {
    expect(await at(during).enter({ ...typed, optedIn: undefined })).toEqual({
      ok: false,
      reason: 'fields',
      fieldErrors: { optedIn: 'Opt-in Required: Please agree to the terms to enter the giveaway.' },
    });
    expect(await entries()).toEqual([]);
  });

  test('a form that was left open from another giveaway enters nobody into this one', async () => {
    const meant = (giveaway: string) => at(during).enter({ ...typed, giveaway });
    expect(await meant('giveaway-2024')).toEqual({ ok: false, reason: 'closed' });
    expect(await entries()).toEqual([]);
    expect(await meant('giveaway-2025')).toMatchObject({ ok: true });
  });

  test('the last second takes an entry, the next one none', async () => {
    expect(await at('2025-12-12T23:59:59').enter(typed)).toMatchObject({ ok: true });
    expect(await at('2025-12-13T00:00:00').enter({ ...typed, email: 'late@example.com' })).toEqual({
      ok: false,
      reason: 'closed',
    });
  });

  test('switched off in the database, it takes none at once', async () => {
    await db.update(campaigns).set({ enabled: false }).where(eq(campaigns.id, 'giveaway-2025'));
    expect(await at(during).enter(typed)).toEqual({ ok: false, reason: 'closed' });
    await db.update(campaigns).set({ enabled: true }).where(eq(campaigns.id, 'giveaway-2025'));
  });

  test('an administrator has a confirmation sent again, to who entered and to nobody else', async () => {
    await at(during).enter(typed);
    mails = [];
    asked = [];
    const again = (email: string) =>
      at(during).sendConfirmation('owner@example.com', { name: 'Denise', email });
    expect(await again('DENISE@example.com')).toBe(true);
    expect(await again('stranger@example.com')).toBe(false);
    expect(mails).toMatchObject([{ template: 'giveaway-entry', to: 'Denise@Example.com', name: 'Denise' }]);
    expect(
      await db.select().from(activityLog).where(eq(activityLog.action, 'giveaway.confirm')),
    ).toMatchObject([{ actor: 'owner@example.com', subject: 'denise@example.com' }]);
  });

  describe('prayers', () => {
    const signup = { name: 'Ruth', email: 'ruth@example.com', phone: '4045550123', optedIn: true };

    test('a signup is kept under the fixed address, once a person, and asked by mail whether it is theirs', async () => {
      await Promise.all([1, 2, 3].map(() => at(during).signUpForPrayers(signup)));
      expect(await entries()).toMatchObject([
        { campaignId: 'jamaica-prayer', address: 'Jamaica Prayer Support', emailKey: 'ruth@example.com' },
      ]);
      expect(mails).toEqual([]);
      expect(asked).toContainEqual({ email: 'ruth@example.com', name: 'Ruth' });
    });

    test('it is no entry of the giveaway: the same person can still enter', async () => {
      await at(during).signUpForPrayers(signup);
      await at(during).enter({ ...typed, email: 'ruth@example.com' });
      expect(await entries()).toHaveLength(2);
    });

    test('without consent, or after the campaign, nothing is kept', async () => {
      expect(await at(during).signUpForPrayers({ ...signup, optedIn: false })).toMatchObject({
        reason: 'fields',
        fieldErrors: {
          optedIn: 'Opt-in Required: Please opt in to receive updates and prayers for Jamaica.',
        },
      });
      expect(await at('2026-01-01T00:00:00').signUpForPrayers(signup)).toEqual({
        ok: false,
        reason: 'closed',
      });
      expect(await entries()).toEqual([]);
    });
  });
});
