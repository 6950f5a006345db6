import OpenAI, { APIError } from 'openai';
import { ChatModelError, type ChatModel, type ModelEvent, type ModelFailure } from './chat-model.ts';

/** Until the first piece, twice at most: after 12 s of silence our own pages answer. And between two pieces. */
const FIRST_PIECE_MS = 6000;
const NEXT_PIECE_MS = 10_000;
/** Tries for one reply; only what has not begun is tried again. */
const TRIES = 2;
/** A reply that goes on and on is cut off here: it fits no bubble and is somebody's money. */
const MAX_CHARACTERS = 6000;

export interface OpenAiOptions {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Other times in tests. */
  firstPieceMs?: number;
  nextPieceMs?: number;
}

type Request = Parameters<ChatModel['reply']>[0];

/** Any endpoint that speaks OpenAI's chat completions. */
export function createOpenAiChatModel(options: OpenAiOptions): ChatModel {
  const client = new OpenAI({
    baseURL: options.baseUrl,
    apiKey: options.apiKey,
    // Tried again here, where it is known whether anything was shown already.
    maxRetries: 0,
    // What it would log holds what visitors wrote.
    logLevel: 'off',
  });
  return {
    async ask({ messages, name, schema, signal }) {
      try {
        const answer = await client.chat.completions.create(
          {
            model: options.model,
            messages: [...messages],
            response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
          },
          { signal },
        );
        return {
          text: answer.choices?.[0]?.message?.content ?? '',
          inputTokens: answer.usage?.prompt_tokens ?? 0,
          outputTokens: answer.usage?.completion_tokens ?? 0,
        };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        throw toFailure(error);
      }
    },
    async *reply(request) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          yield* replyOnce(client, options, request);
          return;
        } catch (error) {
          if (request.signal.aborted) throw request.signal.reason;
          const failure = toFailure(error);
          if (failure.begun || failure.reason !== 'away' || isRefusal(error) || attempt === TRIES)
            throw failure;
        }
      }
    },
  };
}

async function* replyOnce(
  client: OpenAI,
  options: OpenAiOptions,
  request: Request,
): AsyncGenerator<ModelEvent> {
  const { firstPieceMs = FIRST_PIECE_MS, nextPieceMs = NEXT_PIECE_MS } = options;
  const silence = new AbortController();
  const giveUp = () => silence.abort(new Error('The model went silent.'));
  let timer = setTimeout(giveUp, firstPieceMs);
  let characters = 0;
  let finished = false;
  try {
    const stream = await client.chat.completions.create(
      {
        model: options.model,
        messages: [...request.messages],
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal: AbortSignal.any([request.signal, silence.signal]), timeout: firstPieceMs },
    );
    for await (const chunk of stream) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, nextPieceMs);
      const choice = chunk.choices?.[0];
      const text = choice?.delta?.content ?? '';
      if (text !== '') {
        characters += text.length;
        yield { type: 'text', text };
      }
      finished ||= Boolean(choice?.finish_reason);
      if (chunk.usage)
        yield {
          type: 'usage',
          inputTokens: chunk.usage.prompt_tokens,
          outputTokens: chunk.usage.completion_tokens,
        };
      // Leaving the loop closes the connection.
      if (characters > MAX_CHARACTERS) return;
    }
    // A line that broke without a word looks like an end.
    if (!finished || characters === 0) throw new Error('The reply ended before its end.');
  } catch (error) {
    throw new BrokenReplyError(error, { begun: characters > 0 });
  } finally {
    clearTimeout(timer);
  }
}

/** Remembers whether anything was passed on before it broke. */
class BrokenReplyError extends Error {
  readonly begun: boolean;
  constructor(cause: unknown, { begun }: { begun: boolean }) {
    super('A reply broke off.', { cause });
    this.begun = begun;
  }
}

function toFailure(error: unknown): ChatModelError {
  const begun = error instanceof BrokenReplyError && error.begun;
  return new ChatModelError(reasonOf(causeOf(error)), { begun, cause: causeOf(error) });
}

const causeOf = (error: unknown): unknown => (error instanceof BrokenReplyError ? error.cause : error);

function reasonOf(cause: unknown): ModelFailure {
  if (!(cause instanceof APIError)) return 'away';
  // OpenAI itself says 429 when the account is empty.
  if (cause.status === 402 || cause.code === 'insufficient_quota') return 'unpaid';
  return cause.status === 429 ? 'busy' : 'away';
}

/** A wrong key or model name stays wrong. */
function isRefusal(error: unknown): boolean {
  const cause = causeOf(error);
  return (
    cause instanceof APIError &&
    cause.status !== undefined &&
    cause.status >= 400 &&
    cause.status < 500 &&
    cause.status !== 408
  );
}
