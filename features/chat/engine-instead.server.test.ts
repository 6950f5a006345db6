import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { onOneDatabase } from '#tests/support/databases.ts';
import { ask, makeAssistant, openGate } from '#tests/support/make-assistant.ts';
import type { Engine } from './engine.server.ts';

const engineOf = (compose: Engine['compose']): Engine => ({ passages: 1, compose });

onOneDatabase('an engine with another beside it', (open) => {
  test('where the gate lets nothing through, the engine beside it writes', async () => {
    const db = await open();
    const assistant = makeAssistant(db, {
      gate: openGate({
        open: () => {
          let shown = 0;
          return {
            push: (text) => {
              if (text.startsWith('Cures')) return '';
              shown += 1;
              return text;
            },
            end: () => (shown === 0 ? 'I would rather not.' : ''),
            get shown() {
              return shown;
            },
            withheld: [],
          };
        },
      }),
      engine: {
        ...engineOf(async function* () {
          yield 'Cures everything.';
        }),
        instead: engineOf(async function* () {
          yield 'Beans hold magnesium.';
        }),
      },
    });
    expect((await ask(assistant, { sessionId: randomUUID(), message: 'all' })).text).toBe(
      'Beans hold magnesium.',
    );
  });
});
