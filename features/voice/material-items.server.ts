import { addMaterial, deleteItem } from '#integrations/realtime/requests.ts';

/** So many turns back the model may still look things up; each is about a thousand words. */
const KEPT = 4;

/**
 * What the store found for each turn, as items of the conversation. The instructions stay the same from the first turn to the last, so that a vendor
 * need not read everything anew for every answer.
 */
export class MaterialItems {
  readonly #send: (request: object) => void;
  readonly #ids: string[] = [];
  #count = 0;
  #last = '';

  constructor(send: (request: object) => void) {
    this.#send = send;
  }

  /** Once for a turn, however often the model is asked during it. */
  give(text: string): void {
    if (!text || text === this.#last) return;
    this.#last = text;
    this.#count += 1;
    const id = `material-${this.#count}`;
    this.#send(addMaterial(id, text));
    this.#ids.push(id);
    for (const old of this.#ids.splice(0, Math.max(0, this.#ids.length - KEPT))) this.#send(deleteItem(old));
  }

  /** Another session has none of it. */
  forget(): void {
    this.#ids.length = 0;
    this.#last = '';
  }
}
