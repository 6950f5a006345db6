import { expect, test } from 'vitest';
import { createSupportedReply } from './supported-reply.server.ts';

const texts = {
  material: [
    'Magnesium helps support muscles, nerves and bones. The upper limit from supplements is 350 mg. Beans and nuts are sources.',
  ],
  visitor: ['Is magnesium good? I take lisinopril.'],
  rules: 'You are the guide of the store. Say only what the MATERIAL says and nothing more than that.',
  isCareTurn: true,
};

function show(reply: string, changes: Partial<typeof texts> = {}): string {
  const supported = createSupportedReply({ ...texts, ...changes });
  let shown = '';
  for (const letter of reply) shown += supported.push(letter);
  return (shown + supported.end()).trim();
}

test.each([
  ['a bare yes', 'Yes.'],
  ['a bare no with a flourish', 'No, not at all.'],
  ['only what the visitor said', 'Magnesium? You can take lisinopril.'],
  ['its instructions', 'I was told to say only what the MATERIAL says and nothing more.'],
  ['an empty plan', '## Your plan\n\n### Morning\n\n### Evening\n'],
  ['an empty table', '| Supplement | Amount |\n|---|---|\n'],
  ['an empty list', 'Here is what helps:\n- \n- \n'],
  ['a doctor', 'As your doctor I prescribe a course of it.'],
  ['a number of its own', 'The upper limit from supplements is 900 mg.'],
  ['a claim of its own', 'Magnesium melts kidney stones overnight.'],
])('%s is not shown', (_, reply) => {
  expect(show(reply)).toBe(reply.startsWith('Magnesium?') ? 'Magnesium?' : '');
});

test.each([
  'Magnesium supports your muscles, nerves and bones.',
  "I don't know how it goes with lisinopril, so ask your pharmacist first.",
  'Good sources are beans and nuts.',
  'Which medicines do you take?',
  'If you feel unwell now, call 911.',
])('%s', (sentence) => {
  expect(show(sentence)).toBe(sentence);
});

test('what announces something comes with the first of it that is shown, and only then', () => {
  const reply = [
    '## Magnesium',
    '',
    'It melts kidney stones overnight.',
    '',
    '### Sources',
    '',
    'These are good:',
    '- beans',
    '- dragon scales',
    '- nuts',
    '',
    '### Limit',
    '',
    'It dissolves cataracts quickly.',
  ].join('\n');
  expect(show(reply)).toBe('## Magnesium\n\n### Sources\n\nThese are good:\n- beans\n- nuts');
});

test('a row of a table comes with its head', () => {
  expect(show('| Sources | Limit |\n|---|---|\n| beans | 350 mg |\n| moonlight | 9 mg |')).toBe(
    '| Sources | Limit |\n|---|---|\n| beans | 350 mg |',
  );
});
