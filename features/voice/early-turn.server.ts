import type { Turn } from '#features/chat/conversations/chat-conversation.server.ts';
import type { Care } from '#features/chat/safety/safety.ts';
import type { MaterialParts } from './find-material.server.ts';
import { type LiveTurn, prepareTurn } from './live-turn.server.ts';
import { saidByVisitor } from '#features/chat/reading/said-before.server.ts';

/** So few words ask for nothing yet. */
const FEWEST_WORDS = 2;

/** Words as both transcripts have them, the half one and the whole. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Looks up what the words ask for while they are still being understood. What was found is used only where the whole sentence has the same words:
 * then nothing has to be waited for.
 */
export class EarlyTurn {
  readonly #parts: MaterialParts;
  readonly #history: () => readonly Turn[];
  #itemId = '';
  #heard = '';
  #found: { words: string; turn: Promise<LiveTurn | undefined> } | undefined;
  #isLooking = false;

  /** @param history what was said before the words that are coming in */
  constructor(parts: MaterialParts, history: () => readonly Turn[]) {
    this.#parts = parts;
    this.#history = history;
  }

  /** More of what the visitor is saying. One lookup at a time, then the next for all that came meanwhile. */
  hearing({ text, itemId }: { text: string; itemId: string }): void {
    this.#heard = itemId === this.#itemId ? this.#heard + text : text;
    this.#itemId = itemId;
    if (!this.#isLooking) void this.#look();
  }

  /** For a whole message, which stands in no history yet. */
  async turnFor(message: string, talk: { history: readonly Turn[]; care: Care }): Promise<LiveTurn> {
    const found = this.#found;
    this.#found = undefined;
    this.#heard = '';
    this.#itemId = '';
    const early = found?.words === wordsOf(message).join(' ') ? await found.turn : undefined;
    const turn = early
      ? { ...early, message, care: talk.care }
      : await prepareTurn(this.#parts, { message, ...talk });
    // What was looked up for half a sentence answered nobody.
    if (turn.answeredBy !== undefined) await this.#count(turn.answeredBy);
    return turn;
  }

  async #count(entry: string): Promise<void> {
    try {
      await this.#parts.knowledge.noteFound(entry);
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'an answer by voice was not counted');
    }
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    for (let last = ''; this.#heard !== last; ) {
      last = this.#heard;
      const words = wordsOf(last);
      if (words.length < FEWEST_WORDS) continue;
      const history = this.#history();
      const earlier = saidByVisitor(history);
      const assessment = this.#parts.gate.assess({ message: last, earlier });
      // What has a written answer needs no material.
      if (assessment.kind === 'answered') continue;
      const prepared = prepareTurn(this.#parts, { message: last, history, care: assessment.care });
      const turn = prepared.catch(() => undefined);
      this.#found = { words: words.join(' '), turn };
      await turn;
    }
    this.#isLooking = false;
  }
}
