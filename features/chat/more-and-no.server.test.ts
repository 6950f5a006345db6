import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { forEachDatabase } from '#tests/support/databases.ts';
import { ask, knowledgeOf, makeAssistant, makePassage } from '#tests/support/make-assistant.ts';

const further = [
  { question: 'Is magnesium in cocoa?', answer: 'Cocoa powder holds a good deal of magnesium.' },
  { question: 'Does it keep in the heat?', answer: 'Yes, dry magnesium keeps for years in any kitchen.' },
  { question: 'Who found magnesium?', answer: 'A chemist in London was the first to see the bare metal.' },
];
const saysNo = { topic: 'talk-no' as const, likelihood: 0.9 };
const magnesium = makePassage({ further, category: 'ask-first' });
const knowledge = {
  ...knowledgeOf([magnesium]),
  entry: (id: string) => Promise.resolve(id === magnesium.id ? magnesium : undefined),
};

forEachDatabase('a no', (open) => {
  test('that needs nothing more takes leave, and was not misread', async () => {
    const assistant = makeAssistant(await open(), { knowledge, topicsOf: () => [saysNo] });
    const sessionId = randomUUID();
    await ask(assistant, { sessionId, message: 'What does magnesium do?' });
    const { text } = await ask(assistant, { sessionId, message: "Nah I'm straight, just looking" });
    expect(text).toContain('Take good care of yourself.');
    expect((await ask(assistant, { sessionId, message: 'No, not that one' })).text).toContain(
      'Then I misread you',
    );
  });
});

forEachDatabase('tell me more', (open) => {
  test('tells what else people ask about the same thing, each once, and says when all is told', async () => {
    const assistant = makeAssistant(await open(), { knowledge });
    const sessionId = randomUUID();
    const say = async (message: string) => (await ask(assistant, { sessionId, message })).text;
    expect(await say('What does magnesium do?')).toContain('Magnesium helps support muscles.');
    const first = await say('tell me more');
    expect(first).toContain('**Is magnesium in cocoa?** Cocoa powder holds a good deal of magnesium.');
    expect(first).toContain('**Does it keep in the heat?** Yes, dry magnesium keeps');
    expect(first).not.toContain('helps support muscles');
    const second = await say('anything else?');
    expect(second).toContain('Who found magnesium?');
    expect(second).not.toContain('cocoa');
    expect(await say('go on')).toContain('That is all I have on this.');
  });
});
