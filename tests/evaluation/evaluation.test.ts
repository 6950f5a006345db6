import { expect, test } from 'vitest';
import { onOneDatabaseOf } from '../support/databases.ts';
import { evaluate, report } from './evaluate.ts';
import { readCases } from './read-cases.ts';

test('there are at least 200 cases, none twice', () => {
  const said = readCases().map(({ say }) => say.join(' | '));
  expect(said.length).toBeGreaterThanOrEqual(200);
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
});

onOneDatabaseOf('first knowledge', 'the evaluation of the assistant', (open) => {
  test('every critical case, nearly every other, and hardly an ordinary question refused', async () => {
    const result = await evaluate(await open());
    expect(result.ok, report(result).join('\n')).toBe(true);
  }, 300_000);
});
