/** What a conversation is read into, once: safety, retrieval, products and voice read this and never the raw message. */

export interface Utterance {
  from: 'visitor' | 'assistant';
  text: string;
  /** Products shown with it, in order: what 'the second one' means. */
  products?: readonly { id: string; title: string }[];
  /** A knowledge entry that the assistant offered: what 'yes' means. */
  offered?: { id: string; question: string };
}

export type Language = 'en' | 'es' | 'ht' | 'fr' | 'pt' | 'other';

export interface Token {
  /** As it stands in the message. */
  raw: string;
  /** Small letters, contractions opened, spelling mended. */
  word: string;
  stem: string;
  /** Which sentence of the message, from 0. */
  sentence: number;
  /** The value of a number, in digits or in words. */
  number?: number;
}

export type ConceptKind =
  | 'symptom'
  | 'event'
  | 'body'
  | 'medicine'
  | 'ingredient'
  | 'condition'
  | 'person'
  | 'product'
  | 'store'
  | 'quantity'
  | 'time'
  | 'manner'
  // How something is told: rules read it, the second reader has not learned it.
  | 'context'
  // What labels and care speak of: see situation.ts.
  | 'drug'
  | 'test'
  | 'group'
  | 'allergy'
  | 'substance';

/** Of labels and of care; emergencies are not read from them. */
export const LABEL_KINDS: ReadonlySet<ConceptKind> = new Set([
  'drug',
  'test',
  'group',
  'allergy',
  'substance',
]);

/** How something is said (ConText): a mention without any of these is happening now, or holds. */
export interface MentionContext {
  negated: boolean;
  past: boolean;
  /** 'If my chest hurts …' */
  hypothetical: boolean;
  /** Asked about: 'can you overdose on …', 'what are signs of …'. */
  asked: boolean;
  /** Only a subject: 'an article about …', 'signs of …'. */
  topic: boolean;
  /** A song, a film, a novel; a relative's history. */
  elsewhere: boolean;
}

/** A concept of the lexicon in the message. */
export interface Mention extends MentionContext {
  concept: string;
  kind: ConceptKind;
  /** Tokens: `to` is after the last. */
  from: number;
  to: number;
}

/** One message, read. */
export interface Reading {
  text: string;
  tokens: readonly Token[];
  mentions: readonly Mention[];
  language: Language;
  /** What is asked of the store itself: the id of the entry that answers it. */
  storeTopic?: string | undefined;
}

/** What words without a meaning of their own stand for. */
export interface Dialogue {
  /** 'yes', 'no' to what the assistant offered last. */
  answer?: 'yes' | 'no';
  /** The offered entry that a 'yes' takes. */
  takes?: { id: string; question: string };
  /** The shown products that 'it', 'the second', 'both' mean. */
  products: readonly { id: string; title: string }[];
  /** Whom the conversation is about: 'self', or the concept of a person ('child', 'elder', 'mother' …). */
  person: string;
}

/** The last message of a visitor, with what went before. */
export interface Turn extends Reading {
  /** The visitor's earlier messages, oldest first. */
  earlier: readonly Reading[];
  dialogue: Dialogue;
}
