import { expect, test } from 'vitest';
import { demoProfile, unsaidProfile } from '#content/store-profile.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { STORE_PROFILE_KEY } from './read-store-profile.server.ts';
import { storeSettings } from './settings.table.server.ts';
import { startStoreProfile } from './store-profile-service.server.ts';

const clock = { now: () => new Date('2026-03-01T12:00:00Z') };

forEachDatabase('facts of the store', (open) => {
  test('are the demo’s until the owner says otherwise, and none in a live shop', async () => {
    const db = await open();
    expect((await startStoreProfile(db, { clock, live: false })).current()).toEqual(demoProfile);
    expect((await startStoreProfile(db, { clock, live: true })).current()).toEqual(unsaidProfile);
  });

  test('a change is known here at once, elsewhere after it was announced, and stands in the activity', async () => {
    const db = await open();
    const here = await startStoreProfile(db, { clock, live: true });
    const elsewhere = await startStoreProfile(db, { clock, live: true });
    const order: string[] = [];
    here.onSaved(async ({ name }) => void order.push(`assistant: ${name}`));
    here.onChange(() => order.push('pages'));
    const profile = { ...unsaidProfile, name: 'Sunrise Herbs', phone: '(212) 867-5309' };
    await here.save({ changes: profile, actor: 'owner@shop.com' });
    expect(order).toEqual(['assistant: Sunrise Herbs', 'pages']);
    expect(here.current()).toEqual(profile);
    expect(elsewhere.current()).toEqual(unsaidProfile);
    await elsewhere.reload();
    expect(elsewhere.current()).toEqual(profile);
    expect(await db.select().from(activityLog)).toMatchObject([
      { actor: 'owner@shop.com', action: 'settings.update', details: { changed: 'name, phone' } },
    ]);
  });

  test('a live shop is called as at the platform until the owner says otherwise, and has its currency', async () => {
    const db = await open();
    await db.delete(storeSettings);
    const here = await startStoreProfile(db, { clock, live: true });
    let told = 0;
    here.onChange(() => (told += 1));
    await here.tellShop({ name: 'Ruth’s Herbs', currencyCode: 'EUR' });
    await here.tellShop({ name: 'Ruth’s Herbs', currencyCode: 'EUR' });
    expect(told).toBe(1);
    expect(here.current()).toEqual({ ...unsaidProfile, name: 'Ruth’s Herbs', currencyCode: 'EUR' });
    // What was not said by the owner keeps following the platform.
    await here.save({ changes: { phone: '(212) 867-5309' }, actor: 'owner@shop.com' });
    await here.tellShop({ name: 'Herbs of Ruth', currencyCode: 'EUR' });
    expect(here.current()).toMatchObject({ name: 'Herbs of Ruth', phone: '(212) 867-5309' });
    await here.save({ changes: { name: 'Sunrise Herbs' }, actor: 'owner@shop.com' });
    await here.tellShop({ name: 'Ruth’s Herbs', currencyCode: 'JPY' });
    expect(here.current()).toMatchObject({ name: 'Sunrise Herbs', currencyCode: 'JPY' });
    expect((await startStoreProfile(db, { clock, live: true })).current()).toMatchObject({
      name: 'Sunrise Herbs',
      currencyCode: 'JPY',
    });
    await db.delete(storeSettings);
  });

  test('a live shop keeps a saved placeholder to itself, and nonsense counts for nothing', async () => {
    const db = await open();
    const keep = (value: unknown) =>
      db
        .insert(storeSettings)
        .values({ key: STORE_PROFILE_KEY, value })
        .onConflictDoUpdate({ target: storeSettings.key, set: { value } });
    await keep(demoProfile);
    const live = (await startStoreProfile(db, { clock, live: true })).current();
    expect(JSON.stringify(live)).not.toMatch(/Example Street|555|example/);
    expect(live.returnDays).toBe(30);
    await keep({ name: 7 });
    expect((await startStoreProfile(db, { clock, live: true })).current()).toEqual(unsaidProfile);
  });
});
