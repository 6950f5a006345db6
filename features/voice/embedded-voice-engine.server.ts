import type { AnswerEvent } from '#features/chat/assistant.server.ts';
import { randomUUID } from 'node:crypto';
import { voiceErrors, whichAddressLine } from './voice-texts.ts';
import type { Product } from '#integrations/storefront/product.ts';
import type { SafetyGate } from '#features/chat/safety/safety.ts';
import { chooseProduct } from './choose-product.ts';
import { readWish, type Wish } from './spoken-command.ts';
import { isForEyes, splitSentences } from './spoken-text.ts';
import type { ClientEvent } from './voice-events.ts';
import type { VoiceCommand } from './voice-tools.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import { readOutput } from './read-output.server.ts';
import type { VoiceEngine, VoiceLine } from './voice-engine.server.ts';
import type { Conversation } from './voice-memory.server.ts';

/** The part of the assistant that voice uses: the same answers as in writing. */
export interface SpokenAssistant {
  answer(request: {
    sessionId: string;
    message: string;
    productIds: readonly string[];
    signal: AbortSignal;
  }): AsyncIterable<AnswerEvent>;
}

export interface EmbeddedParts {
  assistant: SpokenAssistant;
  gate: SafetyGate;
  catalog: { listProducts(): Promise<readonly Product[]> };
  log: Logger;
}

/**
 * The store's own voice: the browser understands and speaks, the same assistant as in writing answers, sentence by sentence. Plain orders
 * ("add Deep Rest to my cart") become the calls that a voice model would make.
 */
export class EmbeddedEngine implements VoiceEngine {
  readonly #parts: EmbeddedParts;
  readonly #line: VoiceLine;
  readonly #conversation: Conversation;
  #reply: { id: string; stop: AbortController } | undefined;
  /** Calls that the browser has not answered; an unanswered one costs nothing but its id. */
  readonly #calls = new Set<string>();

  constructor(parts: EmbeddedParts, line: VoiceLine, conversation: Conversation) {
    this.#parts = parts;
    this.#line = line;
    this.#conversation = conversation;
    line.send({ type: 'connection.established', engine: 'embedded' });
  }

  receive(event: ClientEvent): void {
    // Sound has no use here: the browser itself understood it.
    if (event.type === 'response.cancel') return this.#interrupt();
    if (event.type !== 'conversation.item.create') return;
    if (event.item.type === 'function_call_output')
      return this.#answered(event.item.call_id, event.item.output);
    this.#interrupt();
    void this.#answer(event.item.content[0].text);
  }

  close(): void {
    this.#reply?.stop.abort();
  }

  pause(): void {
    // A reply is a few sentences: there is nothing to stop.
  }

  resume(): void {
    // Nor anything to go on with.
  }

  #interrupt(): void {
    if (!this.#reply) return;
    this.#reply.stop.abort();
    this.#reply = undefined;
    this.#line.send({ type: 'user.interrupted' });
  }

  async #answer(message: string): Promise<void> {
    const reply = { id: randomUUID(), stop: new AbortController() };
    this.#reply = reply;
    this.#line.send({ type: 'conversation.item.input_audio_transcription.completed', transcript: message });
    const earlier = this.#conversation.earlier();
    this.#conversation.add({ role: 'user', text: message });
    try {
      // Whoever describes an emergency is answered, whatever order the words could be taken for.
      const open = this.#parts.gate.assess({ message, earlier }).kind === 'open';
      const wish = open ? readWish(message) : undefined;
      const done = wish && (await this.#carryOut(wish, reply.id));
      if (!done) await this.#ask(message, reply);
    } catch (error) {
      if (!reply.stop.signal.aborted) this.#fail(error);
    }
    if (this.#reply !== reply) return;
    this.#reply = undefined;
    this.#line.send({ type: 'response.audio.done', response_id: reply.id });
  }

  async #ask(message: string, reply: { id: string; stop: AbortController }): Promise<void> {
    const sentences = splitSentences();
    const { signal } = reply.stop;
    const answer = this.#parts.assistant.answer({
      sessionId: this.#line.sessionId,
      message,
      productIds: [],
      signal,
    });
    for await (const event of answer) {
      if (signal.aborted) return;
      if (event.type === 'text') this.#say(sentences.push(event.text), reply.id);
    }
    if (!signal.aborted) this.#say(sentences.end(), reply.id);
  }

  #say(sentences: readonly string[], responseId: string): void {
    for (const sentence of sentences)
      this.#line.send({
        type: 'response.audio_transcript.delta',
        delta: `${sentence} `,
        response_id: responseId,
        ...(!isForEyes(sentence) && { speak: true }),
      });
  }

  /** False where the words turn out to be a question after all. */
  async #carryOut(wish: Wish, responseId: string): Promise<boolean> {
    switch (wish.kind) {
      case 'page':
        return this.#call({ name: 'navigate_to_page', arguments: { page: wish.page } });
      case 'search':
        return this.#call({ name: 'search_products', arguments: { query: wish.query } });
      case 'add':
        return this.#call({ name: 'add_to_cart', arguments: { product_name: wish.name } });
      case 'show': {
        const meant = chooseProduct(wish.name, await this.#parts.catalog.listProducts());
        if (meant.kind === 'none') return false;
        return meant.kind === 'one'
          ? this.#call({ name: 'view_product', arguments: { product_handle: meant.product.handle } })
          : this.#call({ name: 'search_products', arguments: { query: wish.name } });
      }
      case 'mail':
        if (wish.email)
          return this.#call({
            name: 'send_email',
            arguments: { email: wish.email, content: '', productInfo: wish.about || undefined },
          });
        this.#say([whichAddressLine], responseId);
        return true;
    }
  }

  #call(command: VoiceCommand): true {
    const callId = randomUUID();
    this.#calls.add(callId);
    this.#line.send({
      type: 'response.function_call_arguments.done',
      call_id: callId,
      name: command.name,
      arguments: JSON.stringify(command.arguments),
    });
    return true;
  }

  /** A voice model would put the result into words; here the browser's own words are said. */
  #answered(callId: string, output: string): void {
    if (!this.#calls.delete(callId)) return;
    const words = readOutput(output);
    if (!words) return;
    const id = randomUUID();
    this.#say([words], id);
    this.#line.send({ type: 'response.audio.done', response_id: id });
  }

  #fail(error: unknown): void {
    const status = error instanceof Error && 'status' in error ? error.status : 500;
    if (status !== 429 && status !== 402)
      this.#parts.log.error({ err: error }, 'the assistant could not answer a voice');
    const message =
      status === 429 ? voiceErrors.turn : status === 402 ? voiceErrors.unpaid : voiceErrors.noAnswer;
    this.#line.send({ type: 'error', message, code: 'turn' });
  }
}
