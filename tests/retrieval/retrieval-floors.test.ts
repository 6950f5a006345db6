import { expect, test } from 'vitest';
import { seedKnowledge } from '#server/knowledge/seed-knowledge.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { measureAnswerable, measureUnanswerable } from './measure-retrieval.ts';
import { anewQuestions, firstQuestions } from './questions.ts';
import { unanswerable } from './questions-without-an-answer.ts';
import { MAX_FALSE_ANSWERS, MIN_RECALL_AT_1 } from './retrieval-floors.ts';

forEachDatabase('retrieval', (open) => {
  test('nine of ten questions get the right entry first, and questions without an answer get none', async () => {
    const db = await open();
    await seedKnowledge(db);
    const { recallAt1, missed } = await measureAnswerable(db, [...firstQuestions, ...anewQuestions]);
    expect(recallAt1, missed.join('\n')).toBeGreaterThanOrEqual(MIN_RECALL_AT_1);
    const { falseAnswers, answered } = await measureUnanswerable(db, unanswerable.first);
    expect(falseAnswers, answered.join('\n')).toBeLessThanOrEqual(MAX_FALSE_ANSWERS);
  }, 120_000);
});
