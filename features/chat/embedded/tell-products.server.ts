import { SIDE_BY_SIDE } from '../reading/asked-of-compared.server.ts';
import { cheaperOf, compareByFacts } from '../products/compare-products.server.ts';
import { answerProduct } from '../products/answer-product.server.ts';
import type { ProductAnswer } from '../products/product-answer.server.ts';
import { heldByBoth } from '../products/held-by-both.server.ts';
import { priceOf, sumAsked } from '../products/price-and-stock.server.ts';
import type { ProductQuestion } from '../products/product-question.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { bullets, productLink, words } from './markdown.server.ts';

/** What the catalogue says of products, as paragraphs of Markdown. */

/** Told whole; more of them get a line each. */
const TOLD_WHOLE = 1;

export function tellProducts(products: readonly Product[], question: ProductQuestion): string[] {
  const answers = products.map((product) => answerProduct(product, question));
  if (answers.length <= TOLD_WHOLE) return answers.flatMap(paragraphsOf);
  const long =
    question.kind === 'about' ||
    question.kind === 'asked' ||
    question.kind === 'written' ||
    question.kind === 'contents' ||
    question.kind === 'together' ||
    question.kind === 'warnings';
  if (long) return [...addingUp(products, question), ...answers.slice(0, 3).flatMap(paragraphsOf)];
  const after = [...new Set(answers.flatMap((one) => [...one.apart, ...one.after]))];
  return [
    bullets(answers.map(({ product, short }) => `${productLink(product)}: ${words(short)}`)),
    ...sumAsked(products, question).map(words),
    ...after.map(words),
  ];
}

/** Before what the labels of two warn of. */
function addingUp([one, other]: readonly Product[], question: ProductQuestion): string[] {
  if (question.kind !== 'together' || !one || !other) return [];
  const both = heldByBoth(one, other);
  const adds =
    both.length > 0
      ? `Both list ${both.join(', ')}, which adds up.`
      : 'I find nothing with an amount that both labels list.';
  return [
    `No page of ours says anything of the two together, so ask your pharmacist, with both labels. ${words(adds)}`,
  ];
}

/** What the labels of products say that are not for whoever asks: nothing of it leads to buying. */
export const tellLabels = (products: readonly Product[], question: ProductQuestion): string[] =>
  products.flatMap((product) => {
    const answer = { ...answerProduct(product, question), after: [] };
    const [told = '', ...rest] = paragraphs(answer, ({ title }) => `**${words(title)}**`);
    return [`Ask your doctor or pharmacist first: ${told.charAt(0).toLowerCase()}${told.slice(1)}`, ...rest];
  });

const paragraphsOf = (answer: ProductAnswer): string[] => paragraphs(answer, productLink);

const paragraphs = (
  { product, text, items, apart, after, known }: ProductAnswer,
  name: (product: Product) => string,
): string[] => [
  withLinks(text, [product], { known, name }),
  ...(items.length > 0 ? [bullets(items.map(words))] : []),
  ...[...apart, ...after].map(words),
];

/** What was written by us may hold a link; what comes from a label is words. */
function withLinks(
  text: string,
  products: readonly Product[],
  { known = true, name = productLink }: { known?: boolean; name?: (product: Product) => string } = {},
): string {
  const told = known ? words(text) : text;
  return told.replace(/\{(product|\d)\}/g, (whole, which: string) => {
    const product = products[which === 'product' ? 0 : Number(which)];
    return product ? name(product) : whole;
  });
}

export function tellComparison(products: readonly Product[]): string[] {
  const { columns, verdict } = compareByFacts(products);
  return [
    `Here they are ${SIDE_BY_SIDE}, as our catalogue has them.`,
    ...columns.map(({ product, lines }) =>
      [`**${productLink(product)}**`, '', bullets(lines.map(words))].join('\n'),
    ),
    `${verdict.map((one) => withLinks(one, products)).join(' ')} Which of them suits you depends on what else you take: show both labels to your pharmacist.`,
  ];
}

/** 'Which one is cheaper?' */
export function tellCheaper(products: readonly Product[], cheapest: boolean): string[] {
  const verdict = cheaperOf(products, cheapest);
  return [
    ...verdict.map((one) => withLinks(one, products)),
    bullets(products.map((product) => `${productLink(product)}: ${words(priceOf(product))}`)),
  ];
}

/** Products offered beside an answer. */
export function offerProducts(
  products: readonly Product[],
  shelf: { title: string; href: string } | undefined,
): string[] {
  if (products.length === 0) return [];
  return [
    'In our shop:',
    bullets(
      products.map(
        (product) =>
          `${productLink(product)}, ${priceOf(product)}${product.availableForSale ? '' : ' (sold out)'}`,
      ),
    ),
    ...(shelf ? [`More on the page about [${words(shelf.title)}](${shelf.href}).`] : []),
  ];
}
