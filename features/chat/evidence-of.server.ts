import type { Product } from '#integrations/storefront/product.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import { sourcesTold, textsOf } from './reading/told-of-passage.server.ts';
import { labelOf } from '#features/catalog/label-of.server.ts';
import { formatMoney } from '#platform/money/money.ts';
import { linkTarget } from './embedded/markdown.server.ts';
import { asOneSentence } from './as-one-sentence.ts';
import type { Found } from './found.server.ts';
import { answerProduct, countsOf } from './products/answer-product.server.ts';
import { labelFactOf, toldToAnybody } from './products/label-asked.server.ts';
import { priceOf, servingPrices, sizesOf, sumAsked } from './products/price-and-stock.server.ts';
import type { Evidence } from './safety/safety.ts';

/** All entries that a reply may tell: those that answer, the one that was perhaps meant, or the one that is about the same thing. */
export const citedPassages = ({ passages, likely, nearby }: Found): Passage[] =>
  [...passages, likely, ...(likely?.orMeant ?? []), nearby].filter((passage) => passage !== undefined);

/** In the gate's terms. */
export function evidenceOf(found: Found): Evidence {
  const passages = citedPassages(found);
  const {
    products,
    labels,
    reading: { ask },
  } = found;
  return {
    texts: [
      ...passages
        .flatMap(textsOf)
        .flatMap(({ question, answer }) => [question, asOneSentence(question), answer]),
      ...products.map((product) => productText(product, found)),
      ...labels.map((product) => labelText(product, found)),
      ...(ask.kind === 'fact' ? sumAsked(products, ask.fact) : []),
    ],
    products: [
      ...products.map(({ title, handle }) => ({ title, handle })),
      ...labels.map(({ title }) => ({ title })),
    ],
    // As they are, and as the embedded engine writes them.
    links: passages.flatMap(sourcesTold).flatMap(({ url }) => [url, linkTarget(url)]),
  };
}

/** All that may be said of a product: its prices and counts too, which stand in no description, and the answer to what was asked of it. */
function productText(product: Product, { reading: { ask } }: Found): string {
  const answer = ask.kind === 'fact' ? answerProduct(product, ask.fact) : undefined;
  return [
    `${product.title}. ${product.description}`,
    priceOf(product),
    ...sizesOf(product),
    ...servingPrices(product).map(({ price, servings }) => `${formatMoney(price)}, ${servings} servings`),
    ...countsOf(product, labelOf(product)),
    ...(answer ? [...toldToAnybody(answer), answer.short, ...answer.after] : []),
  ].join('\n');
}

/** What may be said of a product that is not offered: what its label answers, and no price, directions or way to it. */
function labelText(product: Product, { reading }: Found): string {
  const fact = labelFactOf(reading);
  return [product.title, ...(fact ? toldToAnybody(answerProduct(product, fact)) : [])].join('\n');
}
