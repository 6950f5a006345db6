import type { Product } from '#integrations/storefront/product.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import type { LeftOut, Wished } from './products/choose-products.server.ts';
import type { CategoryPage } from './find-category-page.server.ts';
import type { Reading } from './reading/read-message.server.ts';
import type { ToldBefore } from './reading/told-before.server.ts';

/** What a reply may rest on: the same for both engines. */
export interface Found {
  reading: Reading;
  /** What answers the question, best first; empty when nothing does. */
  passages: Passage[];
  /** What was perhaps meant: told, and the visitor asked. */
  likely: Passage | undefined;
  /** 'Yes' to what was told as perhaps meant: it need not be told again. */
  confirmed: boolean;
  /** What answers, or was perhaps meant, stands in the last reply. */
  toldBefore?: ToldBefore | undefined;
  /** The nearest question that has an answer: beside an answer the next one to ask, without one what 'yes' would take. */
  related: Passage | undefined;
  /** What stands beside the reply to be asked with one press: the next question, or the two nearest that have an answer. */
  suggestions: readonly string[];
  /** Nothing answers, but this tells what the thing is that was asked about. */
  nearby: Passage | undefined;
  /** The question with its spelling mended. */
  corrected: string | undefined;
  /** Spoken of or offered, in order. */
  products: Product[];
  /** The page of the shop that has more of them. */
  shelf: CategoryPage | undefined;
  /** The page about what was asked, also where none of its products may be offered. */
  page: CategoryPage | undefined;
  /** Products that would have been shown, and why each is not for this person. */
  leftOut: readonly LeftOut[];
  /** What of the wish they do or do not fulfill. */
  wished?: Wished | undefined;
  /** It is for a child, and nothing in the shop is made for one. */
  noneForChildren?: boolean | undefined;
  /** Those of them whose label was asked for: told, and not offered. */
  labels: readonly Product[];
}
