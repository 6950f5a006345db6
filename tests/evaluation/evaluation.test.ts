import { beforeAll, expect, test } from 'vitest';
import { onOneDatabaseOf } from '../support/databases.ts';
import { evaluate, type EvaluationResult, report } from './evaluate.ts';
import { keptFrom, namedOf } from './label-forbids.ts';
import { readCases } from './read-cases.ts';

test('there are at least 200 cases, none twice', () => {
  const said = readCases().map(({ say }) => say.join(' | '));
  expect(said.length).toBeGreaterThanOrEqual(200);
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
});

onOneDatabaseOf('first knowledge', 'the evaluation of the assistant', (open) => {
  let result: EvaluationResult;
  beforeAll(async () => {
    result = await evaluate(await open());
  }, 600_000);

  test('every critical case, nearly every other, and hardly an ordinary question refused', () => {
    expect(result.ok, report(result).join('\n')).toBe(true);
  });

  test('no reply to a case names a product that its label keeps from whoever asks', () => {
    const asked = result.judged.flatMap(({ wanted, engine, reply }) => {
      const id = `${wanted.category}, ${engine}: ${wanted.say.join(' | ')}`;
      const kept = keptFrom({ turns: wanted.say, forbidden: [] }, result.products);
      return kept.length > 0 ? [{ id, engine, named: namedOf(kept, reply) }] : [];
    });
    expect(asked.filter(({ named }) => named.length > 0)).toEqual([]);
    expect(asked.filter(({ engine }) => engine === 'embedded').length).toBeGreaterThan(100);
  });
});
