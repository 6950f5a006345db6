import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkDocument, DocumentError, keyOf, type Placeholders } from './document-mistakes.ts';
import { parseMarkdown } from './read-markdown.ts';
import { parseYaml } from './read-yaml.ts';

const voice = z.strictObject({
  id: z.string(),
  age: z.int(),
  place: keyOf({ atlanta: 1, macon: 2 }, 'place'),
});

function mistakesOf(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof DocumentError) return error.mistakes;
    throw error;
  }
  return [];
}

const yaml = (text: string, placeholders?: Placeholders) =>
  mistakesOf(() => {
    const { value, lineOf } = parseYaml('voices.yaml', text);
    checkDocument('voices.yaml', value, z.array(voice), lineOf, placeholders);
  });

test('a file without a mistake is read', () => {
  expect(yaml('- id: a\n  age: 40\n  place: macon\n')).toEqual([]);
});

test('a field that is missing is named with the line of what lacks it', () => {
  const [mistake] = yaml('- id: a\n  age: 40\n  place: macon\n- id: b\n  place: macon\n');
  expect(mistake).toMatch(/^voices\.yaml:4: 1\.age: Invalid input: expected/);
});

test('a value of the wrong type is named with its line', () => {
  expect(yaml('- id: a\n  # years\n  age: forty\n  place: macon\n')[0]).toMatch(
    /^voices\.yaml:3: 0\.age: .*number/,
  );
});

test('an unknown id is quoted with its line', () => {
  expect(yaml('- id: a\n  age: 40\n  place: oslo\n')).toEqual([
    'voices.yaml:3: 0.place: no place is called "oslo"',
  ]);
});

test('a field that nobody reads is a misspelt one', () => {
  expect(yaml('- id: a\n  age: 40\n  place: macon\n  agee: 3\n')[0]).toMatch(/^voices\.yaml:1: 0: .*"agee"/);
});

test('what is no YAML is named with its line', () => {
  expect(yaml('- id: a\n  age: [40\n- b\n')[0]).toMatch(/^voices\.yaml:\d: this is not YAML/);
});

test('every mistake is told at once', () => {
  expect(yaml('- id: a\n  age: x\n  place: oslo\n')).toHaveLength(2);
});

test('a placeholder that nothing fills is a mistake; one for later stays', () => {
  const text = '- id: within {days}, {later}, {nobody}\n  age: 40\n  place: macon\n';
  expect(yaml(text, { values: { days: 5 }, later: ['later'] })).toEqual([
    'voices.yaml:1: 0.id: nothing is called {nobody}',
  ]);
  const { value, lineOf } = parseYaml('voices.yaml', '- within {days}, {later}\n');
  expect(
    checkDocument('voices.yaml', value, z.array(z.string()), lineOf, {
      values: { days: 5 },
      later: ['later'],
    }),
  ).toEqual(['within 5, {later}']);
});

const page = `---
title: Refunds
age: x
---

First words,
on two lines.

## How {#how}

Write to us.

- one
- two

[Contact](/contact)

> No parcel leaves a demo store.

### Below

Deeper.
`;

test('Markdown becomes headings with paragraphs, lists, a link and what a demo store adds', () => {
  expect(parseMarkdown('refunds.md', page).value).toEqual({
    title: 'Refunds',
    age: 'x',
    paragraphs: ['First words, on two lines.'],
    sections: [
      {
        id: 'how',
        heading: 'How',
        paragraphs: ['Write to us.'],
        points: ['one', 'two'],
        link: { label: 'Contact', href: '/contact' },
        demo: ['No parcel leaves a demo store.'],
        sections: [{ heading: 'Below', paragraphs: ['Deeper.'] }],
      },
    ],
  });
});

test('mistakes of front matter and of text have their lines of the whole file', () => {
  const { value, lineOf } = parseMarkdown('refunds.md', page);
  const short = z.string().max(3);
  const schema = z.object({
    age: z.int(),
    sections: z.array(
      z.object({ points: z.array(short), sections: z.array(z.object({ paragraphs: z.array(short) })) }),
    ),
    paragraphs: z.array(short),
  });
  expect(
    mistakesOf(() => checkDocument('refunds.md', value, schema, lineOf)).map((line) => line.split(': ')[0]),
  ).toEqual(['refunds.md:3', 'refunds.md:22', 'refunds.md:6']);
});

test('a table, a picture or code would be shown by no page', () => {
  expect(mistakesOf(() => parseMarkdown('a.md', '---\ntitle: A\n---\n\n```\ncode\n```\n'))[0]).toMatch(
    /^a\.md:5: /,
  );
});

test('a Markdown file without front matter says so', () => {
  expect(mistakesOf(() => parseMarkdown('a.md', '# A\n'))[0]).toMatch(/^a\.md:1: begin with front matter/);
});
