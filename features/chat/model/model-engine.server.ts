import { type ChatModel, ChatModelError } from '#integrations/chat-model/chat-model.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import { AssistantError } from '../assistant-error.server.ts';
import type { AssistantMetrics } from '../assistant-metrics.server.ts';
import type { Engine, EngineTask } from '../engine.server.ts';
import { writePrompt } from './prompt.server.ts';

/** Entries that the model may draw on. */
const PASSAGES = 4;

const NOTE =
  'Our language model cannot be reached right now, so this answer comes straight from our own pages.\n\n';

interface ModelEngineParts {
  model: ChatModel;
  /** Writes while the model is away. */
  embedded: Engine;
  metrics: AssistantMetrics;
  log: Logger;
}

/**
 * A language model writes, from the same material. While it is away the embedded engine does, and says so. A reply that breaks off in
 * its middle is told as an error; the second try of its question is shown once it is whole, so that the embedded engine can still take
 * over when it breaks off too.
 */
export function createModelEngine(parts: ModelEngineParts): Engine {
  const { model, embedded, metrics, log } = parts;
  return {
    passages: PASSAGES,
    async *compose(task: EngineTask) {
      try {
        let held = '';
        for await (const event of model.reply({ messages: writePrompt(task), signal: task.signal })) {
          if (event.type === 'usage') metrics.tokens(event);
          else if (task.again) held += event.text;
          else yield event.text;
        }
        metrics.model('ok');
        if (held !== '') yield held;
      } catch (error) {
        if (task.signal.aborted) return;
        if (!(error instanceof ChatModelError)) throw error;
        metrics.model(error.begun ? 'broken' : error.reason);
        log.warn({ reason: error.reason, begun: error.begun, why: reasonOf(error) }, 'the chat model failed');
        if (error.reason === 'busy') throw new AssistantError(429, { cause: error });
        if (error.reason === 'unpaid') throw new AssistantError(402, { cause: error });
        // Half a reply of one engine and half of another is no reply.
        if (error.begun && !task.again) throw new AssistantError(500, { cause: error });
        yield NOTE;
        yield* embedded.compose(task);
      }
    },
  };
}

/** Enough for the owner to mend it; never the body, which may repeat what a visitor wrote. */
function reasonOf({ cause }: ChatModelError): string {
  if (!(cause instanceof Error)) return 'unknown';
  return 'status' in cause && typeof cause.status === 'number' ? `${cause.name} ${cause.status}` : cause.name;
}
