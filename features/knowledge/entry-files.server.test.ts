import { firstKnowledge } from '#content/knowledge/index.ts';
import { expect, test } from 'vitest';
import { recordedActivity } from '#tests/support/recorded-activity.ts';
import { forEachDatabaseOf } from '#tests/support/databases.ts';
import { createKnowledge } from './knowledge.server.ts';
import { seedKnowledge } from './seed-knowledge.server.ts';

const clock = { now: () => new Date('2026-03-04T15:00:00Z') };
const actor = 'owner@store.example';
const ALL = { search: '', category: '', review: '' } as const;
const draft = {
  category: 'Resins',
  question: 'What is "fadogia", and is it dark?',
  answer: '=SUM is no formula here.\nA second line.',
  further: 'Is it "black", then? Nearly.\nDoes it smell? Of tar. [NIH](https://www.nih.gov/)',
  keywords: ['mumijo', 'black, resin'],
  isActive: false,
  sources: [{ title: 'NIH | health', url: 'https://www.nih.gov/' }],
  reviewDue: '2027-01-31',
  reviewedBy: 'Dr. Brown',
  reviewedOn: '2026-01-31',
};

forEachDatabaseOf('first knowledge', 'files of knowledge', (open) => {
  const opened = async () => {
    const db = await open();
    await seedKnowledge(db, firstKnowledge);
    const { editor } = createKnowledge(db, { clock, topicsOf: () => [] });
    const result = await editor.create({ draft, actor });
    if (!result.ok) throw new Error('the entry was refused');
    const { id } = result;
    const drop = async () => {
      const { entries } = await editor.list({ category: 'Resins', limit: 99 });
      await editor.changeMany({ ids: entries.map((entry) => entry.id), change: { delete: true }, actor });
    };
    return { db, editor, id, drop };
  };

  test.each(['csv', 'yaml'] as const)(
    '%s: what is exported comes back the same, and edited it changes that entry',
    async (format) => {
      const { editor, id, drop } = await opened();
      const all = await editor.export({ format, filter: ALL, actor });
      expect(await editor.import({ text: all, format, actor })).toMatchObject({
        ok: true,
        added: 0,
        changed: 0,
      });

      const one = await editor.export({ format, filter: { ...ALL, category: 'Resins' }, actor });
      const edited = one.replace('A second line.', 'Another line.');
      expect(await editor.import({ text: edited, format, actor })).toEqual({
        ok: true,
        added: 0,
        changed: 1,
        same: 0,
      });
      expect(await editor.get(id)).toMatchObject({
        ...draft,
        answer: '=SUM is no formula here.\nAnother line.',
        version: 2,
      });
      expect((await editor.history(id))[0]).toMatchObject({ actor, changed: ['answer'] });

      // The file is of the version before.
      expect(await editor.import({ text: one, format, actor })).toMatchObject({
        ok: false,
        errors: [
          {
            field: 'version',
            message: 'Somebody changed this entry since the file was made: it is version 2 now.',
          },
        ],
      });
      const asNew = one.replace(id, '');
      expect(await editor.import({ text: asNew, format, actor })).toMatchObject({ ok: true, added: 1 });
      await drop();
    },
  );

  test('a file with few columns changes only those', async () => {
    const { db, editor, id, drop } = await opened();
    const text = `id,active\n${id},yes\n`;
    expect(await editor.import({ text, format: 'csv', actor })).toMatchObject({ changed: 1 });
    expect(await editor.get(id)).toMatchObject({ ...draft, isActive: true });
    expect(await recordedActivity(db)).toContainEqual(
      expect.objectContaining({ action: 'knowledge.import' }),
    );
    await drop();
  });

  test('errors name line and field, and nothing of the file is written', async () => {
    const { editor, id, drop } = await opened();
    const { total } = await editor.list({ limit: 1 });
    const csv = [
      'id,category,question,answer,active,sources,review due',
      ',Resins,"A question',
      'of two lines?",An answer.,yes,,',
      ',Resins,,An answer.,perhaps,,',
      ',Resins,A question?,,no,NIH | http://plain.example,soon',
      'nonsense,,,,,,',
      `${id},,,,yes,,`,
    ].join('\n');
    expect(await editor.import({ text: csv, format: 'csv', actor })).toEqual({
      ok: false,
      errors: [
        { line: 4, field: 'active', message: 'Say yes or no.' },
        { line: 5, field: 'answer', message: 'Enter an answer.' },
        {
          line: 5,
          field: 'sources',
          message:
            'Enter an address that begins with https:// or, for a page of this store, with /. (number 1)',
        },
        { line: 5, field: 'review due', message: 'Enter a day as 2027-03-31.' },
        { line: 6, field: 'id', message: 'There is no entry of this id. Leave it empty to add one.' },
        { line: 7, field: 'category', message: 'Enter a category.' },
        { line: 7, field: 'question', message: 'Enter a question.' },
        { line: 7, field: 'answer', message: 'Enter an answer.' },
      ],
    });
    const yaml =
      '- category: Resins\n  question: What?\n  answer: That.\n- question: Why?\n  reviewDue: soon\n  answer: ""\n';
    expect(await editor.import({ text: yaml, format: 'yaml', actor })).toEqual({
      ok: false,
      errors: [
        { line: 4, field: 'category', message: 'Enter a category.' },
        { line: 6, field: 'answer', message: 'Enter an answer.' },
        { line: 5, field: 'review due', message: 'Enter a day as 2027-03-31.' },
      ],
    });
    expect((await editor.list({ limit: 1 })).total).toBe(total);
    await drop();
  });

  test.each([
    ['csv', '', /empty/, 1],
    ['csv', 'question,colour\n', /No such column/, 1],
    ['csv', 'question,question\nx,y', /twice/, 1],
    ['csv', 'question,answer\nx', /has 1 cells/, 2],
    ['csv', 'question\n"x', /never closed/, 2],
    ['csv', 'a\0b', /no text file/, 1],
    ['yaml', 'question: x', /list of entries/, 1],
    ['yaml', '- question: x\n  colour: y', /No such field/, 2],
    ['yaml', '- question: "x\n', /cannot be read/, 2],
    ['yaml', '- just words', /should have fields/, 1],
  ] as const)('%s %j is refused by its line', async (format, text, message, line) => {
    const { editor, drop } = await opened();
    const result = await editor.import({ text, format, actor });
    const [error] = result.ok ? [] : result.errors;
    expect(error?.line).toBe(line);
    expect(error?.message).toMatch(message);
    await drop();
  });
});
