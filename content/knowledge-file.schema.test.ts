import { expect, test } from 'vitest';
import { checkDocument, DocumentError } from '#platform/documents/document-mistakes.ts';
import { parseYaml } from '#platform/documents/read-yaml.ts';
import { knowledgeFile, knowledgePlaceholders } from './knowledge-file.schema.ts';

const zinc = `zinc:
  category: Minerals
  question: What is zinc for?
  answer: Zinc helps support the immune system.
  keywords: zinc, galvanic, oysters
  sources:
    https://ods.od.nih.gov/factsheets/Zinc-Consumer/: Zinc
`;

function read(text: string) {
  const { value, lineOf } = parseYaml('zinc.yaml', text);
  return checkDocument('zinc.yaml', value, knowledgeFile, lineOf, knowledgePlaceholders);
}

function mistakes(written: string, instead: string): string[] {
  expect(zinc).toContain(written);
  try {
    read(zinc.replace(written, instead));
  } catch (error) {
    if (error instanceof DocumentError) return error.mistakes;
    throw error;
  }
  return [];
}

test('an entry has its keywords and sources as lists', () => {
  expect(read(zinc)).toEqual([
    {
      id: 'zinc',
      category: 'Minerals',
      question: 'What is zinc for?',
      answer: 'Zinc helps support the immune system.',
      keywords: ['zinc', 'galvanic', 'oysters'],
      sources: [{ title: 'Zinc', url: 'https://ods.od.nih.gov/factsheets/Zinc-Consumer/' }],
    },
  ]);
});

test.each([
  ['category: Minerals', 'category: Metals', /^zinc\.yaml:2: zinc\.category: .*"Minerals"/],
  ['  question: What is zinc for?\n', '', /^zinc\.yaml:1: zinc\.question: /],
  ['immune system', '{immunity}', 'zinc.yaml:4: zinc.answer: nothing is called {immunity}'],
  ['zinc, galvanic', 'Zinc, galvanic', 'zinc.yaml:5: zinc.keywords: keywords have small letters'],
  ['galvanic', '', 'zinc.yaml:5: zinc.keywords: nothing stands between two commas'],
  ['galvanic', 'zinc', 'zinc.yaml:5: zinc.keywords: a keyword stands here twice'],
  [', oysters', '', 'zinc.yaml:5: zinc.keywords: write three keywords or more, with commas between'],
  ['https:', 'http:', /^zinc\.yaml:7: zinc\.sources\.http:.*: begin with https:/],
  ['  keywords', '  keyword', /^zinc\.yaml:1: zinc/],
  [
    '  sources',
    '  otherwise: { unless: moonlight, answer: None. }\n  sources',
    /^zinc\.yaml:6: zinc\.otherwise\.unless: /,
  ],
])('%j written as %j is named with its line and field', (written, instead, expected) => {
  expect(mistakes(written, instead)).toEqual(
    expect.arrayContaining([typeof expected === 'string' ? expected : expect.stringMatching(expected)]),
  );
});
