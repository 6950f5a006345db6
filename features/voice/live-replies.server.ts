import type { ReplyGate } from '#features/chat/safety/safety.ts';
import type { TurnEvidence } from '#features/chat/turn-evidence.ts';
import { HeldSound } from './held-sound.server.ts';
import type { SpeechRate } from './speech-rate.server.ts';

/** What a response was asked for with: by the time it is over, the visitor may have asked something else. */
export interface Basis {
  gate: ReplyGate;
  /** What is kept with it for the next turn to go on from. */
  used: TurnEvidence | null;
}

/** One response of the voice model, from the moment it was asked for. */
export interface Reply extends Basis {
  /** Known once the model begins. */
  id: string | undefined;
  /** Its sound, as far as it may not be heard yet. */
  sound: HeldSound;
  /** Letters that the model itself has said or written; what the gate adds is none of them. */
  ownLetters: number;
  /** What was shown of it. */
  text: string;
  /** Cut: whatever still comes of it is dropped. */
  dead: boolean;
  over: boolean;
  /** Milliseconds of its sound that were let go. */
  sentMs: number;
  /** Sound was let go, so its end has to be told. */
  sounded: boolean;
}

/** Late pieces come for a moment, not for an hour. */
const REMEMBERED = 16;
const CANCEL_MS = 3000;

/** The responses of a conversation. The model has one at a time; what comes of older ones is recognised by its id. */
export class LiveReplies {
  readonly #all: Reply[] = [];
  readonly #rate: SpeechRate;
  #cancelling: NodeJS.Timeout | undefined;

  constructor(rate: SpeechRate) {
    this.#rate = rate;
  }

  /** The one that runs, or has been asked for. */
  get running(): Reply | undefined {
    return this.#all.findLast(({ over }) => !over);
  }

  ask(basis: Basis): Reply {
    const reply = {
      ...basis,
      id: undefined,
      sound: new HeldSound(this.#rate),
      ownLetters: 0,
      text: '',
      sentMs: 0,
      dead: false,
      over: false,
      sounded: false,
    };
    this.#all.push(reply);
    this.#all.splice(0, Math.max(0, this.#all.length - REMEMBERED));
    return reply;
  }

  /** The model began: with the one that was asked for, or, where a server does as it likes, with one of its own. */
  begin(id: string, basis: () => Basis): Reply {
    const known = this.#all.find((reply) => reply.id === id);
    if (known) return known;
    const reply = this.#all.find((waiting) => waiting.id === undefined && !waiting.over) ?? this.ask(basis());
    reply.id = id;
    return reply;
  }

  /** It was told to end. One that never does would hold up every later one. */
  cancel(reply: Reply, onGivenUp: () => void): void {
    clearTimeout(this.#cancelling);
    this.#cancelling = setTimeout(() => {
      reply.over = true;
      onGivenUp();
    }, CANCEL_MS);
  }

  end(reply: Reply): void {
    reply.over = true;
    clearTimeout(this.#cancelling);
  }

  /** Another session of the model goes on, which may use the same ids: nothing of the old one comes any more. */
  forget(): void {
    clearTimeout(this.#cancelling);
    for (const reply of this.#all.splice(0)) {
      reply.over = true;
      reply.sound.drop();
    }
  }
}
