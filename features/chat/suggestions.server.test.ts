import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { forEachDatabase } from '#tests/support/databases.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { ask, makeAssistant, makePassage } from '#tests/support/make-assistant.ts';

const foods = {
  question: 'Which foods bring magnesium?',
  answer: 'Pumpkin seeds, beans, spinach and nuts bring magnesium.',
};

const soil = {
  question: 'Is magnesium gone from the soil?',
  answer: 'Nobody has shown that food holds much less of it now.',
};

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

  test('behind an answer stands what else people ask about it, and of what was asked only that is told', async () => {
    const passage = makePassage({
      further: [
        foods,
        {
          question: 'Does magnesium loosen the bowel?',
          answer: 'Magnesium citrate and oxide loosen the bowel most.',
        },
        soil,
      ],
    });
    const assistant = makeAssistant(await open(), {
      knowledge: { find: () => Promise.resolve({ fit: 'sure' as const, passages: [passage] }) },
      likenessOf: sharedUnderstanding().likenessOf,
    });
    const { text, events } = await ask(assistant, {
      sessionId: randomUUID(),
      message: 'which foods bring magnesium, seeds or beans',
    });
    expect(text).toMatch(/^Pumpkin seeds, beans, spinach/);
    expect(text).not.toContain('loosen the bowel');
    const next = events.find((event) => event.type === 'suggestions');
    expect(next?.questions.toSorted()).toEqual([
      'Does magnesium loosen the bowel?',
      'Is magnesium gone from the soil?',
    ]);
  });

  test('a yes or no is told only to who put the question just so', async () => {
    const passage = makePassage({
      further: [
        {
          question: 'Does magnesium citrate turn the stool green?',
          answer: 'No, iron does that far more often.',
        },
        foods,
        soil,
      ],
    });
    const assistant = makeAssistant(await open(), {
      knowledge: { find: () => Promise.resolve({ fit: 'sure' as const, passages: [passage] }) },
      likenessOf: sharedUnderstanding().likenessOf,
    });
    const told = async (message: string) => (await ask(assistant, { sessionId: randomUUID(), message })).text;
    expect(await told('Does magnesium citrate turn the stool green?')).toMatch(/^No, iron does that/);
    expect(await told('would it be odd that my stool stays brown on magnesium citrate')).toMatch(
      /^Iron does that far more often/,
    );
  });
});
