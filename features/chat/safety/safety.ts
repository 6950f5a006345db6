import type { Likelihood } from '#assistant/statistics/classifier.ts';
import type { Situation } from '#assistant/situation.ts';

/**
 * What stands before and after every engine that answers health questions (docs/product/chat.md#filter, docs/security.md).
 * Before: what a visitor wrote is assessed. After: what an engine wrote passes sentence by sentence, or is withheld.
 */

export interface VisitorTurn {
  message: string;
  /** What the visitor wrote before in this conversation, oldest first. What was said once ("I take warfarin") stays true. */
  earlier: readonly string[];
  /** The danger that a language model reads in it, beside the rules: what they leave open is then told as possible. */
  danger?: Likelihood['kind'] | undefined;
}

/** What a visitor's words ask of the answer. */
export type Assessment =
  /** An emergency, self-harm, or a question that no engine may answer: `reply` is the whole answer, and names no product. */
  | {
      kind: 'answered';
      level: 'emergency' | 'possible' | 'care';
      rule: string;
      reply: string;
      /** By what the message is like alone: what was said before may tell which emergency it is. */
      likely?: boolean;
    }
  /** The engine may answer, under these conditions. */
  | { kind: 'open'; level: 'care' | 'open'; care: Care };

export interface Care {
  /** Said before anything else, as paragraphs in Markdown: known interactions, groups that ask first. Empty when nothing is known. */
  opening: string;
  /**
   * Paragraphs of the opening that say whom to ask with such a medicine or condition, whatever was asked. Where the answer says whom to ask
   * itself, they may stand behind it. None where left out.
   */
  general?: readonly string[];
  /** Ids of the rules that wrote the opening. */
  rules: readonly string[];
  /** Ingredients not to be suggested to this visitor: products that carry one on their label are left out. Small letters. */
  avoid: readonly string[];
  /** False while no product at all may be named, such as for a child's illness. */
  products: boolean;
  /** The answer is for a child, as this message says or the one before. */
  forChild?: boolean | undefined;
  /** What is known of whom the answer is for: a product whose label speaks of it is not offered. */
  situation: Situation;
}

/** All that an answer may rest on; whatever is not in here is the engine's invention. */
export interface Evidence {
  /** Texts of the retrieved passages and of the products, as they were given to the engine. */
  texts: readonly string[];
  /** Without a handle no reply may lead to it. */
  products: readonly { title: string; handle?: string }[];
  /** Addresses an answer may link to, beside paths of this store. */
  links: readonly string[];
}

/** Lets an engine's words through in whole sentences. */
export interface ReplyGate {
  /** More of the reply came in: what may be shown now, often ''. */
  push(text: string): string;
  /** The reply is over: what may still be shown, the FDA statement included where a product was named. */
  end(): string;
  /** Sentences that were let through. */
  readonly shown: number;
  /** Rules that withheld a sentence, in order. */
  readonly withheld: readonly string[];
}

export interface SafetyGate {
  assess(turn: VisitorTurn): Assessment;
  /** Reads a message before `assess` needs it as one of the earlier ones. False where it was read before. */
  read(message: string): boolean;
  /** A gate for one reply to `turn`. */
  open(turn: VisitorTurn, care: Care, evidence: Evidence): ReplyGate;
}
