import { isForEyes, plainWords, splitSentences } from './spoken-text.ts';
import { lettersIn } from './speech-rate.server.ts';
import type { ServerEvent } from './voice-events.ts';

interface LineParts {
  send(event: ServerEvent): void;
  /** The browser's voice is busy for so long. */
  onSaid(milliseconds: number): void;
}

/** Slower than browsers' voices are, so that a line is not taken for over while it is still said. */
const LETTERS_A_SECOND = 12;
const PAUSE_MS = 400;
/** '1-800' is read figure by figure. */
const LETTERS_A_FIGURE = 4;

/** Lines that are said word for word, by the browser's voice, a sentence at a time: each can be cut, and browsers stop long ones by themselves. */
export class FixedLines {
  readonly #parts: LineParts;
  #count = 0;
  #line: { id: string; sentences: string[]; begunAt: number; mayResume: boolean } | undefined;
  #unsaid: string[] = [];

  constructor(parts: LineParts) {
    this.#parts = parts;
  }

  /** The words as they are shown. */
  say(markdown: string): string {
    const text = plainWords(markdown);
    this.#begin(sentencesOf(text), true);
    return text;
  }

  /** Somebody speaks into it. */
  cut(): void {
    const line = this.#line;
    this.#line = undefined;
    this.#unsaid = [];
    if (!line?.mayResume) return;
    let saidMs = performance.now() - line.begunAt;
    this.#unsaid = line.sentences.filter((sentence) => (saidMs -= lasts(sentence)) < 0);
  }

  /** What cut it was its own echo: the sentence that was cut, and those behind it, are said after all; once, or it would never end. */
  resume(): void {
    if (this.#unsaid.length > 0) this.#begin(this.#unsaid, false);
    this.#unsaid = [];
  }

  #begin(sentences: string[], mayResume: boolean): void {
    this.#count += 1;
    const id = `line-${this.#count}`;
    this.#line = { id, sentences, begunAt: performance.now(), mayResume };
    for (const [index, sentence] of sentences.entries()) {
      const delta = index === 0 ? sentence : ` ${sentence}`;
      const speak = !isForEyes(sentence);
      this.#parts.send({
        type: 'response.audio_transcript.delta',
        delta,
        response_id: id,
        ...(speak && { speak }),
      });
      if (speak) this.#parts.onSaid(lasts(sentence));
    }
    this.#parts.send({ type: 'response.audio.done', response_id: id });
  }
}

const lasts = (sentence: string): number =>
  ((lettersIn(sentence) + (sentence.match(/\d/g)?.length ?? 0) * LETTERS_A_FIGURE) / LETTERS_A_SECOND) *
    1000 +
  PAUSE_MS;

function sentencesOf(text: string): string[] {
  const sentences = splitSentences();
  return [...sentences.push(text), ...sentences.end()];
}
