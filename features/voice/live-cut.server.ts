import { deleteItem, truncateItem } from '#integrations/realtime/requests.ts';
import { createHeardEstimate, type HeardEstimate } from './heard-estimate.server.ts';

/**
 * What became of the sound that was sent: the model has to know what the visitor really heard of a reply that was cut, or it goes on as if everything had been heard.
 */
export class LiveCut {
  readonly #send: (request: object) => void;
  readonly #heard = createHeardEstimate(() => performance.now());
  #open: { itemId: string; playedMs: number; gone: readonly string[] } | undefined;

  constructor(send: (request: object) => void) {
    this.#send = send;
  }

  sent(itemId: string, milliseconds: number): void {
    this.#heard.sent(itemId, milliseconds);
  }

  /** The clock of what the browser plays. */
  get heard(): HeardEstimate {
    return this.#heard;
  }

  hasUnplayed(): boolean {
    return this.#heard.hasUnplayed();
  }

  /**
   * The browser throws away what it has not played. It is asked how much that was; its answer comes with `told`. `kept` are the items of
   * which sound was never sent.
   */
  begin(kept: readonly string[]): void {
    const playing = this.#heard.hasUnplayed() ? this.#heard.playing() : undefined;
    if (playing) this.#open = { ...playing, gone: kept.filter((itemId) => itemId !== playing.itemId) };
    this.#heard.cut();
    for (const itemId of kept) {
      // Behind the one that plays nothing was heard.
      if (!playing) this.#keepHeard(itemId, this.#heard.sentOf(itemId) ?? 0);
      else if (itemId !== playing.itemId) this.#keepHeard(itemId, 0);
    }
  }

  /** The rest of these items is never sent; what was sent goes on playing. */
  leave(kept: readonly string[]): void {
    for (const itemId of kept) this.#keepHeard(itemId, this.#heard.sentOf(itemId) ?? 0);
  }

  /** The browser has counted. It knows better than the clock which item played. */
  told(itemId: string, playedMs: number): void {
    const cut = this.#open;
    if (!cut || this.#heard.sentOf(itemId) === undefined || cut.gone.includes(itemId)) return;
    this.#open = undefined;
    this.#keepHeard(itemId, playedMs);
    if (this.#heard.isBefore(itemId, cut.itemId)) this.#keepHeard(cut.itemId, 0);
  }

  /** The model is about to go on: without the browser's word the clock's has to do. */
  settle(): void {
    const cut = this.#open;
    this.#open = undefined;
    if (cut) this.#keepHeard(cut.itemId, cut.playedMs);
  }

  /** Another session of the model never had that sound, and the browser throws away what it has not played. */
  forget(): void {
    this.#open = undefined;
  }

  /** Never more than was sent, and never 0: of what nobody heard nothing stays. */
  #keepHeard(itemId: string, playedMs: number): void {
    const sentMs = this.#heard.sentOf(itemId) ?? 0;
    const heardMs = Math.min(Math.floor(sentMs), Math.round(playedMs));
    this.#send(heardMs > 0 ? truncateItem(itemId, heardMs) : deleteItem(itemId));
  }
}
