/**
 * Runs on the browser's sound thread: hands the microphone's samples to the page in pieces of about 20 ms. A file of its own,
 * because the security policy allows scripts of the store's own address only, and a worklet is loaded by address.
 */

/** What the browser offers there; the page's types know nothing of it. */
declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

const PIECES_PER_SECOND = 50;

registerProcessor(
  'capture',
  class extends AudioWorkletProcessor {
    #piece = new Float32Array(Math.round(sampleRate / PIECES_PER_SECOND));
    #filled = 0;

    process([channels = []]: Float32Array[][]): boolean {
      const [first] = channels;
      if (!first) return true;
      for (let index = 0; index < first.length; index += 1) {
        // All channels together: a headset may speak on one of them only.
        const sum = channels.reduce((total, channel) => total + (channel[index] ?? 0), 0);
        this.#piece[this.#filled] = sum / channels.length;
        this.#filled += 1;
        if (this.#filled === this.#piece.length) this.#hand();
      }
      return true;
    }

    #hand(): void {
      const full = this.#piece;
      this.#piece = new Float32Array(full.length);
      this.#filled = 0;
      this.port.postMessage(full, [full.buffer]);
    }
  },
);
