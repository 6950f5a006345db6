import { expect, test } from 'vitest';
import { forEachDatabase } from '#tests/support/databases.ts';
import { checkSettings } from './settings.schema.ts';
import { createSettings } from './settings-service.server.ts';

const parts = {
  clock: { now: () => new Date('2026-03-01T12:00:00Z') },
  live: false,
  mailFrom: 'shop@shop.com',
};

forEachDatabase('settings', (open) => {
  test('a switch is known here once it is saved, and on another instance once that is told', async () => {
    const db = await open();
    const [here, elsewhere] = [createSettings(db, parts), createSettings(db, parts)];
    expect(await here.sampleContent()).toMatchObject({ ratings: true, testimonials: true });
    expect(await elsewhere.sampleContent()).toMatchObject({ ratings: true });
    const checked = checkSettings({ testimonials: 'on', storeInbox: '' });
    if (!checked.ok) throw new Error(checked.inboxError);
    await here.save({ form: checked.form, actor: 'owner@shop.com' });
    expect(await here.sampleContent()).toMatchObject({ ratings: false, testimonials: true });
    expect(await elsewhere.sampleContent()).toMatchObject({ ratings: true });
    elsewhere.forget();
    expect(await elsewhere.sampleContent()).toMatchObject({ ratings: false, testimonials: true });
  });
});
