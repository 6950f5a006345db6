import type { Product } from '#integrations/storefront/product.ts';
import type { Fact } from '../reading/read-message.server.ts';
import { bullets, productLink, words } from './markdown.server.ts';
import { factsOf, priceOf, sizesOf, stockOf } from './product-facts.server.ts';

/** What is asked of a product, answered from the catalogue. Each string is a paragraph. */
export function answerFact(products: readonly Product[], fact: Fact): string[] {
  const [only] = products;
  if (only && products.length === 1) return answers[fact](only);
  const short = fact === 'stock' ? stockOf : priceOf;
  if (fact === 'price' || fact === 'stock')
    return [bullets(products.map((product) => `${productLink(product)}: ${short(product)}`))];
  return products.slice(0, 3).flatMap((product) => answers[fact](product));
}

const notStated = (product: Product, what: string) =>
  `The catalogue does not state the ${what} of ${productLink(product)}. Its page shows everything we know; a person answers on the [contact page](/contact).`;

const answers: Record<Fact, (product: Product) => string[]> = {
  price: (product) => {
    const sizes = sizesOf(product);
    return [
      `${productLink(product)} is ${priceOf(product)}${product.availableForSale ? '' : ', and sold out right now'}.`,
      ...(sizes.length > 0 ? [bullets(sizes.map(words))] : []),
    ];
  },
  stock: (product) => [
    product.availableForSale
      ? `Yes, ${productLink(product)} is in stock, ${priceOf(product)}.`
      : `No, ${productLink(product)} is sold out right now.`,
    ...(product.availableForSale ? soldOutSizes(product) : []),
  ],
  sizes: (product) => {
    const sizes = sizesOf(product);
    if (sizes.length === 0) return [`${productLink(product)} comes in one size, ${priceOf(product)}.`];
    return [`${productLink(product)} comes as:`, bullets(sizes.map(words))];
  },
  label: (product) => {
    const { contents, servingSize, directions } = factsOf(product);
    if (contents.length === 0) return [notStated(product, 'ingredients')];
    return [
      `This is what the label of ${productLink(product)} lists${servingSize ? ` for a serving of ${words(servingSize)}` : ''}:`,
      bullets(contents.map(words)),
      ...(directions ? [`The label says: ${words(directions)}`] : []),
    ];
  },
  directions: (product) => {
    const { directions } = factsOf(product);
    if (!directions) return [notStated(product, 'directions')];
    return [
      `The label of ${productLink(product)} says: ${words(directions)}`,
      'Take no more than the label says, and ask your pharmacist first if you take medicine.',
    ];
  },
  warnings: (product) => {
    const { warnings } = factsOf(product);
    return [
      ...(warnings
        ? [`Please read first, from the label of ${productLink(product)}: ${words(warnings)}`]
        : [notStated(product, 'warnings')]),
      'I cannot tell whether it suits you: your pharmacist can, with the label and the list of what you take.',
    ];
  },
  all: (product) => {
    const { about, contents } = factsOf(product);
    return [
      `${productLink(product)}: ${words(about)}`,
      bullets([
        `Price: ${priceOf(product)}`,
        `Availability: ${stockOf(product)}`,
        ...(contents.length > 0 ? [`On the label: ${words(contents.slice(0, 5).join('; '))}`] : []),
      ]),
      'Ask me for its directions, its warnings or its sizes, or open its page for the whole label.',
    ];
  },
};

function soldOutSizes({ variants }: Product): string[] {
  const gone = variants.filter(({ availableForSale }) => !availableForSale).map(({ title }) => title);
  return gone.length > 0 ? [`Sold out in: ${words(gone.join(', '))}.`] : [];
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
