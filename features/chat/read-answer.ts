import { TOO_MANY_REQUESTS } from '#platform/http/too-many-requests.ts';
import { createParser } from 'eventsource-parser';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { readStoredProducts } from '#features/lists/stored-products.ts';
import { isFields } from '#platform/browser/read-fields.ts';

/** Why no answer came, in the words that pages show (docs/product/chat.md#errors). */
export class ChatError extends Error {
  override name = 'ChatError';
  /** What the server answered, where it did. */
  readonly status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

const byStatus: Record<number, string> = {
  429: TOO_MANY_REQUESTS,
  402: 'Service temporarily unavailable. Please try again later.',
};

const messageFor = (status: number) => byStatus[status] ?? 'Failed to get response';

export interface AnswerRequest {
  sessionId: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  products: { id: string; title: string; handle: string; price: string; description: string }[];
}

/**
 * Asks the assistant; `onText` gets each piece. The result is the stored reply's id, undefined when it was not stored. Throws ChatError, and
 * AbortError once `signal` is aborted.
 */
export async function readAnswer(
  request: AnswerRequest,
  options: {
    signal: AbortSignal;
    onText: (text: string) => void;
    /** Cards of the products that the reply names, once its text is whole. */
    onProducts?: (products: ProductCardData[]) => void;
    /** Questions that the visitor may ask next. */
    onSuggestions?: (questions: string[]) => void;
  },
): Promise<string | undefined> {
  const response = await fetch('/functions/v1/health-chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    signal: options.signal,
  }).catch((error: unknown) => {
    throw options.signal.aborted ? error : new ChatError(messageFor(500), { cause: error });
  });
  if (!response.ok) throw new ChatError(messageFor(response.status), { status: response.status });
  if (!response.body) throw new ChatError('No response body');
  let messageId: string | undefined;
  let failed: number | undefined;
  let done = false;
  const parser = createParser({
    onEvent({ data }) {
      if (data === '[DONE]') {
        done = true;
        return;
      }
      const line = readLine(data);
      if (line.text) options.onText(line.text);
      if (line.products) options.onProducts?.(line.products);
      if (line.suggestions) options.onSuggestions?.(line.suggestions);
      messageId = line.messageId ?? messageId;
      failed = line.failed ?? failed;
    },
  });
  try {
    const text = response.body.pipeThrough(new TextDecoderStream());
    for await (const piece of chunksOf(text)) parser.feed(piece);
  } catch (error) {
    throw options.signal.aborted ? error : new ChatError(messageFor(500), { cause: error });
  }
  if (failed !== undefined) throw new ChatError(messageFor(failed), { status: failed });
  // Cut off on the way: what came is not the whole answer.
  if (!done) throw new ChatError(messageFor(500));
  return messageId;
}

/** Not every browser can walk through a stream with `for await`. */
async function* chunksOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

interface Line {
  text?: string | undefined;
  products?: ProductCardData[] | undefined;
  suggestions?: string[] | undefined;
  messageId?: string | undefined;
  failed?: number | undefined;
}

/** One `data:` line; what is no answer is passed over. */
function readLine(data: string): Line {
  const json = parse(data);
  if (!isFields(json)) return {};
  const { choices, message_id: messageId, error } = json;
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const delta = isFields(choice) ? choice['delta'] : undefined;
  const content = isFields(delta) ? delta['content'] : undefined;
  return {
    text: typeof content === 'string' ? content : undefined,
    products: Array.isArray(json['products']) ? readStoredProducts(json) : undefined,
    suggestions: Array.isArray(json['suggestions'])
      ? json['suggestions'].filter((one) => typeof one === 'string')
      : undefined,
    messageId: typeof messageId === 'string' ? messageId : undefined,
    failed: error === undefined ? undefined : isFields(error) ? Number(error['status']) : 500,
  };
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
