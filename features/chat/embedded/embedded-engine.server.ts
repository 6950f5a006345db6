import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Engine, EngineTask } from '../engine.server.ts';
import { composeReply } from './compose-reply.server.ts';

/** Writes from the knowledge base and the catalogue alone; nothing has to be configured for it. */
export function createEmbeddedEngine(): Engine {
  return {
    passages: 1,
    async *compose(task: EngineTask) {
      for (const paragraph of composeReply(task)) {
        yield `${paragraph}\n\n`;
        // Each paragraph leaves before the next one is written.
        await nextTurn();
      }
    },
  };
}
