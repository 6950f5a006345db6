import { type ChatModel, ChatModelError } from '#integrations/chat-model/chat-model.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import { AssistantError } from '../assistant-error.server.ts';
import type { AssistantMetrics } from '../assistant-metrics.server.ts';
import type { Engine, EngineTask } from '../engine.server.ts';
import { supportFor, writePrompt } from './prompt.server.ts';
import { createSupportedReply } from './supported-reply.server.ts';

/** Entries that the model may draw on. */
const PASSAGES = 4;

const NOTE =
  'Our language model cannot be reached right now, so this answer comes straight from our own pages.\n\n';

/** Between what could be shown of a model's reply and what our own pages say. */
const FROM_OUR_PAGES = '\n\nFrom our own pages:\n\n';

interface ModelEngineParts {
  model: ChatModel;
  /** Writes while the model is away. */
  embedded: Engine;
  metrics: AssistantMetrics;
  log: Logger;
}

/** A reply of which nothing could be shown is asked for once more, unless somebody has waited so long already. */
const TRIES = 2;
const PATIENCE_MS = 12_000;

/**
 * A language model writes, from the same material, and what the material does not support is left out (docs/assistant.md). While it is
 * away the embedded engine writes, and says so; also, without a word of it, where twice too little of the model's reply could be shown. A
 * reply that breaks off in its middle is told as an error; the second try of its question is shown once it is whole, so that the embedded
 * engine can still take over when it breaks off too.
 */
export function createModelEngine(parts: ModelEngineParts): Engine {
  const { embedded, metrics, log } = parts;
  return {
    passages: PASSAGES,
    instead: embedded,
    async *compose(task: EngineTask) {
      const written = { begun: false };
      const start = performance.now();
      try {
        for (let attempt = 1; attempt <= TRIES; attempt += 1) {
          const outcome = yield* writeOnce(parts, task, written);
          metrics.model(outcome === 'whole' ? 'ok' : 'unsupported');
          if (outcome === 'whole') return;
          if (outcome === 'mostly unsupported' || performance.now() - start > PATIENCE_MS) break;
        }
        if (written.begun) yield FROM_OUR_PAGES;
        yield* embedded.compose(task);
      } catch (error) {
        if (task.signal.aborted) return;
        if (!(error instanceof ChatModelError)) throw error;
        metrics.model(error.begun ? 'broken' : error.reason);
        log.warn({ reason: error.reason, begun: error.begun, why: reasonOf(error) }, 'the chat model failed');
        if (error.reason === 'busy') throw new AssistantError(429, { cause: error });
        if (error.reason === 'unpaid') throw new AssistantError(402, { cause: error });
        // Half a reply of one engine and half of another is no reply.
        if (written.begun) throw new AssistantError(500, { cause: error });
        yield NOTE;
        yield* embedded.compose(task);
      }
    },
  };
}

type Outcome = 'whole' | 'mostly unsupported' | 'nothing to show';

/** One reply. Nothing is given out before more of it could be shown than not. */
async function* writeOnce(
  { model, metrics }: ModelEngineParts,
  task: EngineTask,
  written: { begun: boolean },
): AsyncGenerator<string, Outcome> {
  const reply = createSupportedReply(supportFor(task));
  let held = '';
  for await (const event of model.reply({ messages: writePrompt(task), signal: task.signal })) {
    if (event.type === 'usage') {
      metrics.tokens(event);
      continue;
    }
    held += reply.push(event.text);
    if (task.again || held === '' || (!written.begun && reply.shown <= reply.dropped.length)) continue;
    written.begun = true;
    yield held;
    held = '';
  }
  held += reply.end();
  metrics.withheld(reply.dropped);
  const mostly = reply.shown > reply.dropped.length;
  if (!written.begun && !mostly) return 'nothing to show';
  written.begun = true;
  if (held !== '') yield held;
  return mostly ? 'whole' : 'mostly unsupported';
}

/** Enough for the owner to mend it; never the body, which may repeat what a visitor wrote. */
function reasonOf({ cause }: ChatModelError): string {
  if (!(cause instanceof Error)) return 'unknown';
  return 'status' in cause && typeof cause.status === 'number' ? `${cause.name} ${cause.status}` : cause.name;
}
