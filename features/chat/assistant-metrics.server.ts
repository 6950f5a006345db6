import type { Metrics } from '#platform/metrics/metrics.server.ts';

/** US dollars for a million tokens. */
export interface ModelPrices {
  input: number;
  output: number;
}

export interface AssistantMetrics {
  /** One reply came to its end, or did not. */
  reply(outcome: 'stored' | 'stopped' | 'failed'): void;
  /** By the gate's rules, or because the material does not support them. */
  withheld(rules: readonly string[]): void;
  model(outcome: 'ok' | 'unsupported' | 'busy' | 'unpaid' | 'away' | 'broken'): void;
  /** How the model read a message: in time, not in time, not at all, or so that it can't be read. */
  reading(outcome: 'ok' | 'late' | 'away' | 'unreadable'): void;
  tokens(used: { inputTokens: number; outputTokens: number }): void;
}

const MILLION = 1_000_000;

/** What the assistant does and costs. No word of a visitor is in it. */
export function createAssistantMetrics(metrics: Metrics, prices: ModelPrices | undefined): AssistantMetrics {
  const replies = metrics.counter(
    'biolife_assistant_replies_total',
    'Replies of the assistant by how they ended.',
  );
  const withheld = metrics.counter(
    'biolife_assistant_withheld_total',
    'Sentences of replies that were not shown, by why.',
  );
  const calls = metrics.counter(
    'biolife_chat_model_calls_total',
    'Calls of the chat model by how they ended.',
  );
  const readings = metrics.counter(
    'biolife_chat_model_readings_total',
    'Messages that the chat model read as well, by how that ended.',
  );
  const tokens = metrics.counter('biolife_chat_model_tokens_total', 'Tokens that the chat model counted.');
  const cost = metrics.counter(
    'biolife_chat_model_cost_usd_total',
    'What they cost, by AI_PRICE_INPUT and AI_PRICE_OUTPUT.',
  );
  return {
    reply: (outcome) => replies.add({ outcome }),
    withheld: (rules) => {
      for (const rule of rules) withheld.add({ rule });
    },
    model: (outcome) => calls.add({ outcome }),
    reading: (outcome) => readings.add({ outcome }),
    tokens({ inputTokens, outputTokens }) {
      tokens.add({ kind: 'input' }, inputTokens);
      tokens.add({ kind: 'output' }, outputTokens);
      if (prices) cost.add({}, (inputTokens * prices.input + outputTokens * prices.output) / MILLION);
    },
  };
}
