import { firstKnowledge } from '#content/knowledge/index.ts';
import { expect, test } from 'vitest';
import { seedKnowledge } from '#features/knowledge/seed-knowledge.server.ts';
import { forEachDatabase } from '../support/databases.ts';
import { measureAnswerable, measureUnanswerable } from '../retrieval/measure-retrieval.ts';
import { answerableQuestions, voicedQuestions } from '../retrieval/questions.ts';
import { questionsWithoutAnAnswer } from '../retrieval/questions-without-an-answer.ts';
import { MAX_FALSE_ANSWERS, MIN_RECALL_AT_1, MIN_RECALL_AT_1_FRESH } from '../retrieval/retrieval-floors.ts';

forEachDatabase('retrieval', (open) => {
  test('nine of ten questions get the right entry first, and questions without an answer get none', async () => {
    const db = await open();
    await seedKnowledge(db, firstKnowledge);
    const all = await measureAnswerable(db, answerableQuestions);
    expect(all.recallAt1, all.missed.join('\n')).toBeGreaterThanOrEqual(MIN_RECALL_AT_1);
    const voiced = await measureAnswerable(db, voicedQuestions);
    expect(voiced.recallAt1, voiced.missed.join('\n')).toBeGreaterThanOrEqual(MIN_RECALL_AT_1_FRESH);
    const { falseAnswers, answered } = await measureUnanswerable(db, questionsWithoutAnAnswer);
    expect(falseAnswers, answered.join('\n')).toBeLessThanOrEqual(MAX_FALSE_ANSWERS);
  });
});
