import { expect, test } from 'vitest';
import { checkDraft, cleanKeywords, draftFromForm } from './entry-draft.schema.ts';

const draft = {
  category: 'Herbs',
  question: 'What is thyme?',
  answer: 'A herb.',
  further: '',
  keywords: [],
  isActive: true,
  sources: [],
};

test('category, question and answer are needed, spaces are not enough', () => {
  const result = checkDraft({ ...draft, category: ' ', question: '', answer: '\n' });
  expect(result).toEqual({
    ok: false,
    errors: { category: 'Enter a category.', question: 'Enter a question.', answer: 'Enter an answer.' },
  });
});

test('further questions are one a line with their answers, and the line that is none is named', () => {
  const further = 'Is it dried? Yes.\nDoes it keep? A year. [Herbs](/faq)';
  expect(checkDraft({ ...draft, further })).toMatchObject({ ok: true, draft: { further } });
  expect(checkDraft({ ...draft, further: `${further}\nIt is green.` })).toEqual({
    ok: false,
    errors: {
      further: 'Begin line 3 with the question and its question mark, and write the answer behind it.',
    },
  });
  // What was kept before there were any has none.
  const { further: _, ...kept } = draft;
  expect(checkDraft(kept)).toMatchObject({ ok: true, draft: { further: '' } });
});

test('keywords are trimmed, empty and repeated ones are ignored', () => {
  expect(cleanKeywords([' thyme ', '', '  ', 'Thyme', 'garden  thyme'])).toEqual(['thyme', 'garden thyme']);
});

test.each(['https://ods.od.nih.gov/x', '/shipping'])('%s is a source', (url) => {
  expect(checkDraft({ ...draft, sources: [{ title: 'NIH', url }] }).ok).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://plain.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'no address',
  '',
])('"%s" is no source', (url) => {
  const result = checkDraft({ ...draft, sources: [{ title: 'NIH', url }] });
  expect(result.ok ? {} : result.errors).toHaveProperty(['sources.0.url']);
});

test('fields that nobody may set are dropped', () => {
  const result = checkDraft({ ...draft, id: 'x', slug: 'y', found: 9 });
  expect(result).toEqual({ ok: true, draft });
});

test('a form is read whole, with the keyword that is still being typed; empty source rows are left out', () => {
  const form = new FormData();
  form.set('category', 'Herbs');
  form.set('question', 'What is thyme?');
  form.set('answer', 'A herb.');
  form.set('further', 'Is it dried? Yes.');
  form.append('keywords', 'garden');
  form.set('keyword', ' cough ');
  form.append('sourceTitle', '');
  form.append('sourceUrl', ' ');
  form.append('sourceTitle', 'NIH');
  form.append('sourceUrl', '/x');
  expect(draftFromForm(form)).toEqual({
    ...draft,
    isActive: false,
    further: 'Is it dried? Yes.',
    keywords: ['garden', 'cough'],
    sources: [{ title: 'NIH', url: '/x' }],
  });
});
