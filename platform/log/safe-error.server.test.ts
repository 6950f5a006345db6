import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { forEachDatabase } from '#tests/support/databases.ts';
import { safeError } from './safe-error.server.ts';

const PLANTED = 'planted-7Q-secret';

forEachDatabase('an error of the database, as it is logged', (open) => {
  const failing = {
    'a value of the wrong type': () => sql`select ${PLANTED}::uuid`,
    'a value that text cannot hold': () => sql`select ${`${PLANTED}\0`}::text`,
    'a table that is not there': () => sql`select ${PLANTED} from nowhere where word = ${PLANTED}`,
    'a value written into the statement': () => sql.raw(`select '${PLANTED}'::uuid`),
  };
  for (const [name, statement] of Object.entries(failing))
    test(`${name}: code and shape, nothing that somebody wrote`, async () => {
      const db = await open();
      const error: unknown = await db.execute(statement()).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      const told = safeError(error);
      expect(JSON.stringify(told)).not.toContain(PLANTED);
      expect(told.statement).toMatch(/^select /);
      expect(told.cause?.code).toMatch(/^[0-9A-Z]{5}$/);
    });
});

describe('any other error', () => {
  test('keeps type, message, code, frames and causes', () => {
    const error = new TypeError('the feed did not answer', {
      cause: Object.assign(new Error('connect failed'), { code: 'ECONNREFUSED' }),
    });
    const told = safeError(error);
    expect(told).toMatchObject({
      type: 'TypeError',
      message: 'the feed did not answer',
      cause: { message: 'connect failed', code: 'ECONNREFUSED' },
    });
    expect(told.stack).toContain('safe-error.server.test');
  });

  test('loses addresses, and what a library hung onto it', () => {
    const error = Object.assign(new Error('550 no mailbox ann.lee+x@mail.example.com here'), {
      rejected: ['ann.lee+x@mail.example.com'],
      response: PLANTED,
    });
    const line = JSON.stringify(safeError(error));
    expect(line).toContain('550 no mailbox [address] here');
    expect(line).not.toMatch(/ann\.lee|planted/);
  });

  test('what is thrown and is no error is told as text; a circle of causes ends', () => {
    expect(safeError('broken')).toEqual({ type: 'string', message: 'broken' });
    const circle = new Error('round');
    circle.cause = circle;
    expect(JSON.stringify(safeError(circle)).match(/round/g)?.length).toBeLessThan(10);
  });
});
