import type { ProductQuestion } from '../products/product-question.server.ts';

/** What a message asks for. */
export type Ask =
  | { kind: 'greeting' | 'thanks' | 'goodbye' }
  /** Go on where the last reply ended; `steps` counts how often, 1 for the first time. */
  | { kind: 'more'; steps: number }
  /** Two or more products side by side. */
  | { kind: 'compare' }
  /** Which of several is cheaper, or dearer. */
  | { kind: 'order'; cheapest: boolean }
  /** A fact of products, from the catalogue. */
  | { kind: 'fact'; fact: ProductQuestion }
  /** What the shop has for something. */
  | { kind: 'shelf'; cheapestFirst: boolean; popular: boolean }
  /** 'No' to what was offered. */
  | { kind: 'declined' }
  /** Said and not asked, and of nothing that we have: 'won't He do it!' */
  | { kind: 'remark' }
  /** A fact of a product, and nobody said of which. */
  | { kind: 'which' }
  | { kind: 'question' };

export const shelf = (order: { cheapestFirst?: boolean; popular?: boolean } = {}): Ask => ({
  kind: 'shelf',
  cheapestFirst: order.cheapestFirst ?? false,
  popular: order.popular ?? false,
});
