import { PRODUCT_DESCRIPTION_LENGTH } from '../chat-limits.ts';
import { labelOf } from '#features/catalog/label-of.server.ts';
import { answerProduct, countsOf } from '../products/answer-product.server.ts';
import { linesOf } from '../products/told-of-contents.server.ts';
import { toldToAnybody } from '../products/label-asked.server.ts';
import { cheaperOf } from '../products/compare-products.server.ts';
import { priceOf, servingPriceOf, sizesOf, stockOf } from '../products/price-and-stock.server.ts';
import { whetherWeHave } from '../products/whether-we-have.server.ts';
import { leftOutSentence } from '../products/why-not.server.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import { sourcesTold } from '../reading/told-of-passage.server.ts';
import type { Found } from '../found.server.ts';
import type { Care } from '../safety/safety.ts';
import type { Product } from '#integrations/storefront/product.ts';

/** Lines of a label that the model sees. */
const SEEN_CONTENTS = 12;

const entryOf = (passage: Passage) => ({
  ...(passage.asked && { asked: { question: passage.asked.question, answer: passage.asked.answer } }),
  question: passage.question,
  answer: passage.answer,
  sources: sourcesTold(passage).map(({ title, url }) => `[${title}](${url})`),
});

/** A product's own facts, and the answer to what was asked of it. */
function factsFor(product: Product, { reading: { ask } }: Found) {
  const label = labelOf(product);
  const answer = ask.kind === 'fact' ? answerProduct(product, ask.fact) : undefined;
  return {
    link: `[${product.title}](/product/${product.handle})`,
    price: priceOf(product),
    servingPrice: servingPriceOf(product),
    availability: stockOf(product),
    sizes: sizesOf(product),
    counts: countsOf(product, label),
    description: product.description.slice(0, PRODUCT_DESCRIPTION_LENGTH),
    servingSize: label.servingSize,
    label: linesOf(label).slice(0, SEEN_CONTENTS),
    lists: [...label.contains],
    saysFreeOf: [...label.freeOf],
    vegan: label.vegan,
    ...(answer && {
      answer: [...toldToAnybody(answer), ...answer.after],
    }),
  };
}

/** Which is cheaper, reckoned here: no model has to. */
function verdictOf({ products, reading: { ask } }: Found) {
  if (ask.kind !== 'compare' && ask.kind !== 'order') return {};
  const verdict = cheaperOf(products, ask.kind === 'compare' || ask.cheapest);
  return {
    verdict: verdict.map((one) =>
      one.replace(/\{(\d)\}/g, (_, at: string) => products[Number(at)]?.title ?? ''),
    ),
  };
}

/** What a reply has to rest on, as the model gets it. */
export const materialFor = (found: Found) =>
  JSON.stringify({
    entries: found.passages.map(entryOf),
    ...(found.likely && { perhaps: [found.likely, ...(found.likely.orMeant ?? [])].map(entryOf) }),
    ...(found.nearby && { aside: entryOf(found.nearby) }),
    products: found.products.map((product) => factsFor(product, found)),
    ...verdictOf(found),
    ...(found.shelf && { morePage: `[${found.shelf.title}](${found.shelf.href})` }),
  });

/** What of the visitor's situation the model has to keep to. `found`: undefined where nothing could be looked up. */
export function conditionsFor({ care, found }: { care: Care; found: Found | undefined }): string[] {
  const missing = whetherWeHave(found?.wished, false);
  const leftOut = found?.leftOut ?? [];
  return [
    ...(care.opening
      ? [
          `The visitor is told this beside your reply, so don't repeat it and don't contradict it: ${JSON.stringify(care.opening)}`,
        ]
      : []),
    ...(care.products ? [] : ['Name no product in this reply.']),
    ...(leftOut.length > 0
      ? [`Products were left out. Say why, in these words: ${leftOutSentence(leftOut.map(({ why }) => why))}`]
      : []),
    ...(missing ? [`Say first, in these words: ${missing}`] : []),
    ...(care.avoid.length > 0 ? [`Suggest nothing that holds: ${care.avoid.join(', ')}.`] : []),
  ];
}
