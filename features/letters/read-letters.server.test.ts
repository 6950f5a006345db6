import { beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/db/open-database.server.ts';
import type { TableView } from '#platform/table/table-view.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { letters } from './letters.table.server.ts';
import { listLetters } from './read-letters.server.ts';

const day = (number: number) => new Date(`2026-02-0${number}T12:00:00Z`);

forEachDatabase('the table of letters', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
    const written = { body: '', createdBy: 'owner@example.com' };
    await db.insert(letters).values([
      { ...written, list: 'newsletter', subject: 'tea', createdAt: day(2) },
      {
        ...written,
        list: 'prayer',
        subject: 'Amen',
        createdAt: day(1),
        state: 'scheduled',
        sendAt: day(9),
      },
      {
        ...written,
        list: 'newsletter',
        subject: 'Bread',
        createdAt: day(3),
        state: 'sent',
        sendAt: day(4),
        finishedAt: day(5),
      },
    ]);
  });

  const shown = async (view: Partial<TableView>) => {
    const page = await listLetters(db, { sort: '-When', size: 25, page: 1, without: [], ...view });
    return { total: page.total, subjects: page.letters.map(({ subject }) => subject) };
  };

  test('stands by when each was or is to be sent, a draft by when it was begun', async () => {
    expect(await shown({})).toEqual({ total: 3, subjects: ['Amen', 'Bread', 'tea'] });
    expect(await shown({ sort: 'When' })).toEqual({ total: 3, subjects: ['tea', 'Bread', 'Amen'] });
    const {
      letters: [first],
    } = await listLetters(db, { sort: '-When', size: 1, page: 1, without: [] });
    expect(first).toMatchObject({ at: day(9), state: 'scheduled', numbers: { sent: 0, waiting: 0 } });
  });

  test('is sorted by any column, small letters among the others, and cut into pages', async () => {
    expect((await shown({ sort: 'Subject' })).subjects).toEqual(['Amen', 'Bread', 'tea']);
    expect((await shown({ sort: '-State' })).subjects).toEqual(['Bread', 'Amen', 'tea']);
    // What is alike stands newest first.
    expect((await shown({ sort: 'List' })).subjects).toEqual(['Bread', 'tea', 'Amen']);
    expect(await shown({ sort: 'Subject', size: 2, page: 2 })).toEqual({ total: 3, subjects: ['tea'] });
    expect((await shown({ sort: 'constructor' })).subjects).toEqual(['Bread', 'tea', 'Amen']);
  });
});
