import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstKnowledge } from '#content/knowledge/index.ts';
import { createKnowledge } from '#features/knowledge/knowledge.server.ts';
import { seedKnowledge } from '#features/knowledge/seed-knowledge.server.ts';
import { forEachDatabaseOf } from '#tests/support/databases.ts';
import { ask, makeAssistant } from '#tests/support/make-assistant.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';

const { asksOf, entriesLike, likenessOf, topicsOf } = sharedUnderstanding();
const clock = { now: () => new Date('2026-11-27T12:00:00Z') };

forEachDatabaseOf('first knowledge', 'an entry that the owner wrote', (open) => {
  test('answers what it asks, though the first knowledge answers that too', async () => {
    const db = await open();
    await seedKnowledge(db, firstKnowledge);
    const knowledge = createKnowledge(db, { clock, topicsOf });
    const assistant = makeAssistant(db, { knowledge, topicsOf, likenessOf, asksOf, entriesLike });
    const question = 'How long does sea moss gel keep in the fridge?';
    const told = async (message: string) => (await ask(assistant, { sessionId: randomUUID(), message })).text;
    expect(await told(question)).toContain('weeks');
    const written = await knowledge.editor.create({
      draft: {
        question,
        answer: 'Our own gel keeps ten days once it is open, in the fridge and closed.',
        category: 'Using supplements',
        further: '',
        keywords: [],
        sources: [],
        isActive: true,
      },
      actor: 'owner@store.example',
    });
    expect(written).toMatchObject({ ok: true });
    // Also where it is looked up by its id, as what the last reply told.
    expect(await knowledge.entry(written.ok ? written.id : '')).toMatchObject({ question, isOwners: true });
    expect(await knowledge.entry('sea-moss')).not.toHaveProperty('isOwners');
    expect(await told(question)).toContain('ten days');
    expect(await told('how long the sea moss gel good for in the fridge')).toContain('ten days');
  });
});
