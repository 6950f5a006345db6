import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { onOneDatabase } from '#tests/support/databases.ts';
import { ask, makeAssistant } from '#tests/support/make-assistant.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { createSafetyGate } from './safety-gate.server.ts';

/** As an endpoint or a shop that does not answer. */
const never = () => new Promise<never>(() => {});

onOneDatabase('urgent answers', (open) => {
  test('an emergency waits for no search: neither for entries, nor for products', async () => {
    const assistant = makeAssistant(await open(), {
      gate: createSafetyGate(sharedUnderstanding()),
      knowledge: { find: never, entry: never },
      catalog: { listProducts: never, listShelfProducts: never },
    });
    const message = 'I have crushing chest pain and my left arm is numb';
    const { text, messageId } = await ask(assistant, { sessionId: randomUUID(), message });
    expect(text).toContain('911');
    expect(messageId).toBeDefined();
  });
});
