import { expect, test } from 'vitest';
import { entriesOfFirstKnowledge } from '#tests/support/entries-of-first-knowledge.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { nearestAsked } from './nearest-asked.server.ts';
import { nearestQuestion } from './nearest-question.server.ts';
import { SURELY } from './with-nearest.server.ts';

const parts = { ...sharedUnderstanding(), knowledge: { entriesOf: entriesOfFirstKnowledge } };
const talkOf = (message: string) => ({ message, before: undefined, found: [] });

test('of a story that ends in a question the question is asked, behind the rest', async () => {
  const story = talkOf(
    'Church anniversary was Sunday and the line was long, my feet hurt and everybody wanted a plate from my table. Are collards and other greens still good when they cook that long?',
  );
  const whole = await nearestQuestion(parts, story);
  const asked = await nearestAsked(parts, story);
  expect(whole?.odds).toBeLessThan(SURELY);
  expect(asked?.odds).toBeGreaterThan(SURELY);
  expect(asked?.passage.asked?.question).toMatch(/greens good when cooked long/);
});

test('what is surely asked as a whole, and what is one sentence, stays as it is', async () => {
  for (const message of [
    'Is it bad to eat hot pepper every day? I put it on everything.',
    'can hot pepper cause ulcers',
  ]) {
    const whole = await nearestQuestion(parts, talkOf(message));
    expect((await nearestAsked(parts, talkOf(message)))?.odds).toBe(whole?.odds);
  }
});
