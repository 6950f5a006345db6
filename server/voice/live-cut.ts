import { deleteItem, truncateItem } from '#integrations/realtime/requests.ts';
import { createHeardEstimate } from './heard-estimate.ts';

/**
 * What became of the sound that was sent: the model has to know what the visitor really heard of a reply that was cut, or it goes on as if everything had been heard.
 */
export class LiveCut {
  readonly #send: (request: object) => void;
  readonly #heard = createHeardEstimate(() => performance.now());
  #open: { itemId: string; playedMs: number } | undefined;

  constructor(send: (request: object) => void) {
    this.#send = send;
  }

  sent(itemId: string, milliseconds: number): void {
    this.#heard.sent(itemId, milliseconds);
  }

  hasUnplayed(): boolean {
    return this.#heard.hasUnplayed();
  }

  /** The browser throws away what it has not played. It is asked how much that was; its answer comes with `told`. */
  begin(): void {
    if (this.#heard.hasUnplayed()) this.#open = this.#heard.playing();
    this.#heard.cut();
  }

  /** The browser has counted. */
  told(itemId: string, playedMs: number): void {
    if (itemId === this.#open?.itemId) this.#settle(playedMs);
  }

  /** The model is about to go on: without the browser's word the clock's has to do. */
  settle(): void {
    if (this.#open) this.#settle(this.#open.playedMs);
  }

  /** Another session of the model never had that sound. */
  forget(): void {
    this.#open = undefined;
  }

  /** Never more than was sent, and never 0: of what nobody heard nothing stays. */
  #settle(playedMs: number): void {
    const cut = this.#open;
    this.#open = undefined;
    const sentMs = cut && this.#heard.sentOf(cut.itemId);
    if (!cut || sentMs === undefined) return;
    const heardMs = Math.min(Math.floor(sentMs), Math.round(playedMs));
    this.#send(heardMs > 0 ? truncateItem(cut.itemId, heardMs) : deleteItem(cut.itemId));
  }
}
