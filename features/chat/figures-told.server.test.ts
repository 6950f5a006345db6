import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKnowledge } from '#features/knowledge/knowledge.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { ask, makeAssistant } from '#tests/support/make-assistant.ts';
import { chatMessages } from './chat.table.server.ts';

forEachDatabase('figures of foods', (open) => {
  test('are told with their source, stored as resting on no entry, and gone on about', async () => {
    const db = await open();
    const assistant = makeAssistant(db, {
      knowledge: createKnowledge(db, { clock: { now: () => new Date() }, topicsOf: () => [] }),
    });
    const sessionId = randomUUID();
    const first = await ask(assistant, { sessionId, message: 'how much potassium in boiled plantain' });
    expect(first.text).toContain('of boiled plantain has about 930 mg of potassium');
    expect(first.text).toContain('[USDA National Nutrient Database for Standard Reference, release 28]');
    expect(first.messageId).toBeDefined();
    const stored = await db.select().from(chatMessages);
    expect(stored.map(({ evidence }) => evidence?.knowledge)).toContainEqual([]);
    const next = await ask(assistant, { sessionId, message: 'and okra?' });
    expect(next.text).toContain('mg of potassium');
    expect(next.text).toContain('okra');
  });

  test('a product that is named is asked for itself', async () => {
    const db = await open();
    const assistant = makeAssistant(db, {
      knowledge: createKnowledge(db, { clock: { now: () => new Date() }, topicsOf: () => [] }),
    });
    const { text } = await ask(assistant, {
      sessionId: randomUUID(),
      message: 'do your gummies have sugar',
    });
    expect(text).not.toContain('USDA');
  });
});
