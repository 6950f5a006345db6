import type { ServerEvent } from './voice-events.ts';

interface CallParts {
  send(event: ServerEvent): void;
  /** Hands the result of a call to the model. */
  answer(callId: string, output: string): void;
  /** The model has all results and its response is over: it may go on. */
  onAllAnswered(): void;
}

/** A mail waits for the visitor's yes; longer than this nobody waits. */
const ANSWER_MS = 120_000;

/** The calls that the browser carries out. Each is sent to it once, and answered once, whatever is told twice. */
export class LiveCalls {
  readonly #parts: CallParts;
  readonly #open = new Map<string, NodeJS.Timeout>();
  #answered = false;
  #responseRuns = false;

  constructor(parts: CallParts) {
    this.#parts = parts;
  }

  /** Part of a call's arguments, for a browser that wants to see it coming. */
  piece({ callId, delta }: { callId: string; delta: string }): void {
    this.#parts.send({ type: 'response.function_call_arguments.delta', call_id: callId, delta });
  }

  called(call: { callId: string; name: string; arguments: string }): void {
    if (this.#open.has(call.callId)) return;
    this.#responseRuns = true;
    this.#open.set(
      call.callId,
      setTimeout(() => this.answered(call.callId, JSON.stringify({ error: 'Command failed' })), ANSWER_MS),
    );
    this.#parts.send({
      type: 'response.function_call_arguments.done',
      call_id: call.callId,
      name: call.name,
      arguments: call.arguments,
    });
  }

  answered(callId: string, output: string): void {
    const timer = this.#open.get(callId);
    if (!timer) return;
    clearTimeout(timer);
    this.#open.delete(callId);
    this.#parts.answer(callId, output);
    this.#answered = true;
    this.#goOn();
  }

  responseOver(): void {
    this.#responseRuns = false;
    this.#goOn();
  }

  /** Another session knows nothing of these calls. */
  forget(): void {
    for (const timer of this.#open.values()) clearTimeout(timer);
    this.#open.clear();
    this.#answered = false;
    this.#responseRuns = false;
  }

  close(): void {
    this.forget();
  }

  #goOn(): void {
    if (!this.#answered || this.#responseRuns || this.#open.size > 0) return;
    this.#answered = false;
    this.#parts.onAllAnswered();
  }
}
