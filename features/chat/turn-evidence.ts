/** What an answer rested on: ids of knowledge entries and handles of products, in the order in which they were shown. */
export interface TurnEvidence {
  knowledge: string[];
  products: string[];
  /** The entry that was told as perhaps meant, or named as the nearest: what 'yes' means. */
  offered?: { id: string; question: string } | undefined;
  /** Nothing answered for sure: the owner's list of what the assistant does not know. */
  missed?: 'likely' | 'unknown' | undefined;
}
