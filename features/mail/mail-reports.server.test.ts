import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { Db } from '#platform/db/open-database.server.ts';
import { createLocalLimiter } from '#platform/limits/create-limiter.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { isSuppressed } from './is-suppressed.server.ts';
import { mailSuppressions } from './mail.table.server.ts';
import { mailReports } from './mail-reports.server.ts';

const SECRET = 'a-secret-of-the-provider';
const log = { warn: vi.fn(), info: vi.fn() };

function reporter(
  db: Db,
  { secret = SECRET, points = 10_000 }: { secret?: string | null; points?: number } = {},
) {
  const limits = { mailReports: createLocalLimiter({ points, seconds: 60 }) };
  const config = { mailWebhookSecret: secret ?? undefined, trustedProxies: 0 };
  const app = new Hono().route('/', mailReports({ db, log, limits }, config));
  return (body: unknown, authorization = `Bearer ${SECRET}`) =>
    app.request(
      '/webhooks/mail',
      {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', authorization },
      },
      { incoming: { socket: { remoteAddress: '203.0.113.7' } } },
    );
}

const kept = (db: Db, emailKey: string) =>
  db.select().from(mailSuppressions).where(eq(mailSuppressions.emailKey, emailKey));

forEachDatabase('what the mail provider reports', (open) => {
  test('an address that bounces or complains gets no more news, told once or twice, alone or with others', async () => {
    const db = await open();
    const tell = reporter(db);
    for (const _ of [1, 2])
      expect((await tell({ address: 'Gone@Example.com', kind: 'bounce' })).status).toBe(200);
    expect(await isSuppressed(db, 'gone@example.com', 'newsletter')).toBe(true);
    expect(await isSuppressed(db, 'gone@example.com', 'prayer')).toBe(true);
    expect(await kept(db, 'gone@example.com')).toMatchObject([{ list: 'all', reason: 'bounced' }]);
    const many = [
      { address: 'cross@example.com', kind: 'complaint' },
      { address: 'gone@example.com', kind: 'complaint' },
    ];
    expect((await tell(many)).status).toBe(200);
    expect(await kept(db, 'cross@example.com')).toMatchObject([{ list: 'all', reason: 'complained' }]);
    expect(await kept(db, 'gone@example.com')).toHaveLength(1);
  });

  test('without the secret nobody suppresses anybody', async () => {
    const db = await open();
    const report = { address: 'safe@example.com', kind: 'bounce' };
    const tell = reporter(db);
    for (const word of ['', 'Bearer', 'Bearer x', `Basic ${SECRET}`, `Bearer ${SECRET}x`])
      expect((await tell(report, word)).status, word).toBe(401);
    expect((await reporter(db, { secret: null })(report)).status).toBe(404);
    expect(await kept(db, 'safe@example.com')).toEqual([]);
  });

  test('one address may ask only so often', async () => {
    const tell = reporter(await open(), { points: 2 });
    const answers = [await tell({}), await tell({}), await tell({})];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 429]);
    expect(answers[2]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('whatever is sent is taken or refused, and never fails', async () => {
    const tell = reporter(await open());
    expect((await tell([{ address: 'a\0@b.com', kind: 'bounce' }])).status).toBe(422);
    expect((await tell({ address: 'a@b.com', kind: 'delivered' })).status).toBe(422);
    expect((await tell('x'.repeat(300_000))).status).toBe(413);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.jsonValue().map((value) => JSON.stringify(value)),
          fc.string({ unit: 'binary' }),
          fc.record({
            address: fc.string({ unit: 'binary' }),
            kind: fc.constantFrom('bounce', 'complaint', ''),
          }),
          fc.array(fc.record({ address: fc.emailAddress(), kind: fc.constant('complaint') }), {
            maxLength: 3,
          }),
        ),
        async (body) => [200, 422].includes((await tell(body)).status),
      ),
      { numRuns: 60 },
    );
  });
});
