import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { forEachDatabase } from '#tests/support/databases.ts';
import { ask, makeAssistant, makePassage } from '#tests/support/make-assistant.ts';

forEachDatabase('questions to press', (open) => {
  test('what nothing answers is said to be unknown, with the two nearest questions to press', async () => {
    const near = ['Is magnesium good for sleep?', 'Which magnesium is gentle?', 'Is magnesium a mineral?'];
    const knowledge = {
      find: () =>
        Promise.resolve({
          fit: 'unknown' as const,
          passages: near.map((question, index) =>
            makePassage({ id: `near-${index}`, question, category: 'ask-first' }),
          ),
        }),
    };
    const assistant = makeAssistant(await open(), { knowledge });
    const { text, events } = await ask(assistant, {
      sessionId: randomUUID(),
      message: 'Who discovered magnesium in sea water?',
    });
    expect(text).toContain('I don’t know that one');
    expect(events.find(({ type }) => type === 'suggestions')).toEqual({
      type: 'suggestions',
      questions: near.slice(0, 2),
    });
  });
});
