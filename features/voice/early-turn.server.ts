import type { Care, SafetyGate } from '#features/chat/safety/safety.ts';
import type { MaterialParts } from './find-material.server.ts';
import { type LiveTurn, prepareTurn } from './live-turn.server.ts';

/** So few words ask for nothing yet. */
const FEWEST_WORDS = 2;

interface EarlyParts extends MaterialParts {
  gate: SafetyGate;
}

/** Words as both transcripts have them, the half one and the whole. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Looks up what the words ask for while they are still being understood. What was found is used only where the whole sentence has the same words:
 * then nothing has to be waited for.
 */
export class EarlyTurn {
  readonly #parts: EarlyParts;
  readonly #earlier: () => readonly string[];
  #itemId = '';
  #heard = '';
  #found: { words: string; turn: Promise<LiveTurn | undefined> } | undefined;
  #isLooking = false;

  constructor(parts: EarlyParts, earlier: () => readonly string[]) {
    this.#parts = parts;
    this.#earlier = earlier;
  }

  /** More of what the visitor is saying. One lookup at a time, then the next for all that came meanwhile. */
  hearing({ text, itemId }: { text: string; itemId: string }): void {
    this.#heard = itemId === this.#itemId ? this.#heard + text : text;
    this.#itemId = itemId;
    if (!this.#isLooking) void this.#look();
  }

  /** For a whole message. Throws what the lookup throws. */
  async turnFor(message: string, care: Care): Promise<LiveTurn> {
    const found = this.#found;
    this.#found = undefined;
    this.#heard = '';
    this.#itemId = '';
    const early = found?.words === wordsOf(message).join(' ') ? await found.turn : undefined;
    return early
      ? { ...early, message, care }
      : prepareTurn(this.#parts, { message, earlier: this.#earlier(), care });
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    for (let last = ''; this.#heard !== last; ) {
      last = this.#heard;
      const words = wordsOf(last);
      if (words.length < FEWEST_WORDS) continue;
      const earlier = this.#earlier();
      const assessment = this.#parts.gate.assess({ message: last, earlier });
      // What has a written answer needs no material.
      if (assessment.kind === 'answered') continue;
      const prepared = prepareTurn(this.#parts, { message: last, earlier, care: assessment.care });
      const turn = prepared.catch(() => undefined);
      this.#found = { words: words.join(' '), turn };
      await turn;
    }
    this.#isLooking = false;
  }
}
