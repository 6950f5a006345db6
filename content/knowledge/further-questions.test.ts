import { expect, test } from 'vitest';
import { firstWrongLine, furtherById, furtherQuestions } from './further-questions.ts';

test('a line is a question and its answer, with or without a source of its own', () => {
  expect(
    furtherQuestions(
      'Is it halal? Yes, the gel is.\r\n\r\n  Which foods bring it? Beans do. [Zinc, NIH](https://ods.od.nih.gov/x)\nSo? See [our page](/faq)',
    ),
  ).toEqual([
    { question: 'Is it halal?', answer: 'Yes, the gel is.' },
    {
      question: 'Which foods bring it?',
      answer: 'Beans do.',
      source: { title: 'Zinc, NIH', url: 'https://ods.od.nih.gov/x' },
    },
    { question: 'So?', answer: 'See', source: { title: 'our page', url: '/faq' } },
  ]);
});

test.each([
  ['javascript:alert(1)', 'Really? Yes. [page](javascript:alert(1))'],
  ['another host', 'Really? Yes. [page](//elsewhere.example)'],
])('%s is no source, and stays a part of the words', (_, line) => {
  expect(furtherQuestions(line)).toEqual([{ question: 'Really?', answer: line.slice('Really? '.length) }]);
});

test('the first line that is no question with an answer is named', () => {
  expect(firstWrongLine('')).toBeUndefined();
  expect(firstWrongLine('Is it halal? Yes.')).toBeUndefined();
  expect(firstWrongLine('Is it halal? Yes.\n\nIt is kosher.')).toBe(2);
  expect(firstWrongLine('Is it halal?')).toBe(1);
  expect(firstWrongLine('Is it halal? [page](/faq)')).toBe(1);
});

test('a file has them by the id of their entry, and says where it is wrong', () => {
  const text = '## zinc\n\nIs it halal? Yes.\n\nAnd kosher? Yes.\n\n## iron\n\nIs it heavy? No.\n';
  expect([...furtherById('minerals.md', text)]).toEqual([
    ['zinc', 'Is it halal? Yes.\nAnd kosher? Yes.'],
    ['iron', 'Is it heavy? No.'],
  ]);
  expect(() => furtherById('minerals.md', '## zinc\n\nIt is a metal.')).toThrow(
    /minerals\.md: line 1 of "zinc"/,
  );
  expect(() => furtherById('minerals.md', `${text}## zinc\n\nIs it new? No.`)).toThrow(/"zinc" stands twice/);
});
