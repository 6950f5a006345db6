import { expect, test } from 'vitest';
import { forEachDatabase } from '#tests/support/databases.ts';
import { knowledgeOf, makeAssistant, makePassage, openGate } from '#tests/support/make-assistant.ts';
import { chatConversations, chatMessages } from './chat.table.server.ts';

forEachDatabase('a previewed answer', (open) => {
  test('is what a visitor would be told, from the knowledge, and is not stored', async () => {
    const db = await open();
    const knowledge = knowledgeOf([makePassage()]);
    const assistant = makeAssistant(db, { knowledge });
    const reply = await assistant.preview('What does magnesium do?');
    expect(reply).toContain('Magnesium helps support muscles.');
    expect(knowledge.asked).toEqual(['What does magnesium do?']);
    expect(await db.select().from(chatConversations)).toEqual([]);
    expect(await db.select().from(chatMessages)).toEqual([]);
  });

  test('passes the gate: an emergency gets the words of the gate, and what is withheld is not shown', async () => {
    const db = await open();
    const knowledge = knowledgeOf([makePassage()]);
    const emergency = makeAssistant(db, {
      knowledge,
      gate: openGate({
        assess: () => ({ kind: 'answered', level: 'emergency', rule: 'emergency', reply: 'Call 911.' }),
      }),
    });
    expect(await emergency.preview('magnesium')).toBe('Call 911.');
    expect(knowledge.asked).toEqual([]);
    const silent = makeAssistant(db, {
      knowledge,
      gate: openGate({ open: () => ({ push: () => '', end: () => '', shown: 0, withheld: ['all'] }) }),
    });
    expect(await silent.preview('What does magnesium do?')).toContain('I would rather not answer that one');
  });
});
