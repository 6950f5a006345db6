import { expect, test } from 'vitest';
import { forEachDatabase } from '#tests/support/databases.ts';
import { createLimiter } from './create-limiter.server.ts';
import { rateLimits } from './limits.table.server.ts';
import { clearEndedLimits } from './start-limit-clearing.server.ts';

forEachDatabase('ended limits', (open) => {
  test('go, and those that run stay and still count', async () => {
    const db = await open();
    const short = createLimiter(db, { name: 'short', points: 1, seconds: 60 });
    const long = createLimiter(db, { name: 'long', points: 1, seconds: 7200 });
    await short.consume('one');
    await long.consume('one');
    await clearEndedLimits(db, new Date(Date.now() + 3600_000));
    expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['long:one']);
    expect(await long.consume('one')).toBeGreaterThan(0);
  });
});
