import type { Product } from '#integrations/storefront/product.ts';

/** What a product's own facts answer, for whoever writes the reply. In the texts `{product}` stands for its name. */
export interface ProductAnswer {
  product: Product;
  /** Nothing is written down of it: the text says so. */
  known: boolean;
  text: string;
  items: readonly string[];
  /** More of it, for whoever asks. */
  apart: readonly string[];
  /** What is said beside it to who may take it. */
  after: readonly string[];
  /** The answer in a few words, for a list of several products. */
  short: string;
}

/** What one fact of a product answers, before it is known of which. */
export type Told = Partial<Omit<ProductAnswer, 'product'>> & { text: string };

export const notStated = (what: string): Told => ({
  known: false,
  text: `The catalogue does not state the ${what} of {product}. Its page shows everything we know; a person answers on the [contact page](/contact).`,
  short: 'not stated',
});
