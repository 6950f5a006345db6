import { expect, test } from 'vitest';
import { forEachDatabase } from '#tests/support/databases.ts';
import { storeSettings } from './settings.table.server.ts';
import { readSampleContent, SAMPLE_CONTENT_KEY } from './read-sample-content.server.ts';

forEachDatabase('sample content', (open) => {
  test('is all on with the demo catalogue and all off with a live shop, until the owner chooses', async () => {
    const db = await open();
    expect(Object.values(await readSampleContent(db, { live: false })).every(Boolean)).toBe(true);
    expect(Object.values(await readSampleContent(db, { live: true })).some(Boolean)).toBe(false);
  });

  test('follows the owner switch by switch, and takes nonsense for no choice', async () => {
    const db = await open();
    const choose = (value: unknown) =>
      db
        .insert(storeSettings)
        .values({ key: SAMPLE_CONTENT_KEY, value })
        .onConflictDoUpdate({ target: storeSettings.key, set: { value } });
    await choose({ ratings: false });
    expect(await readSampleContent(db, { live: false })).toMatchObject({
      ratings: false,
      testimonials: true,
    });
    await choose({ ratings: 'maybe' });
    expect(await readSampleContent(db, { live: false })).toMatchObject({ ratings: true });
  });
});
