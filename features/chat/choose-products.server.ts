import { subjectCategories } from '#content/knowledge/knowledge-entry.ts';
import { hiddenVendors } from '#content/vendors.ts';
import { compareOffers } from '#features/catalog/offer.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { sortForShop, withoutHiddenVendors } from '#features/catalog/shop-list.ts';
import type { Care } from './safety/safety.ts';
import type { CatalogService } from '#features/catalog/catalog-service.server.ts';
import { factsOf } from './embedded/product-facts.server.ts';
import { findShelf, type Shelf } from './find-shelf.server.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import { rankByLabel } from '#features/catalog/rank-products.server.ts';
import { plainWords, subjectWords } from './reading/plain-words.server.ts';
import type { Reading } from './reading/read-message.server.ts';

interface Chosen {
  products: Product[];
  /** The page that has more of them. */
  shelf: Shelf | undefined;
  /** The page about what was asked, also where none of its products may be offered. */
  page: Shelf | undefined;
  /** There were products, and each holds something that this visitor had better leave alone. */
  leftOut: boolean;
}

export const nothingChosen: Chosen = { products: [], shelf: undefined, page: undefined, leftOut: false };

/** As many as fit a bubble on a phone. */
const OFFERED = 3;
/** Entries about these may be followed by products; entries about orders, the store or who should ask first may not. */
const PRODUCT_CATEGORIES: readonly string[] = ['Health goals', ...subjectCategories];

/** The products a reply speaks of: those asked about, else those of the subject's collection, else those with it on their label. */
export async function chooseProducts(
  catalog: Pick<CatalogService, 'listCollectionProducts'>,
  options: { reading: Reading; products: readonly Product[]; passage: Passage | undefined; care: Care },
): Promise<Chosen> {
  const { reading, products, passage, care } = options;
  const allowed = (list: readonly Product[]) =>
    list.filter((product) => !carriesAvoided(product, care.avoid));
  if (reading.products.length > 0) {
    const named = allowed(reading.products);
    return { ...nothingChosen, products: named, leftOut: named.length === 0 };
  }
  const { kind } = reading.ask;
  const offers =
    kind === 'shelf' ||
    ((kind === 'question' || kind === 'more') && passage !== undefined && suitsProducts(passage));
  if (!offers) return nothingChosen;
  const subject = kind === 'shelf' ? reading.query : `${reading.query} ${passage?.question ?? ''}`;
  const cheapestFirst = reading.ask.kind === 'shelf' && reading.ask.cheapestFirst;
  const onLabel = withOnLabel(products, subject);
  const labelled = allowed(onLabel);
  const offered = inOrder(labelled, cheapestFirst).slice(0, OFFERED);
  // An ingredient is more exact than a goal: who asks for ashwagandha wants it, not the shelf for stress.
  if (labelled.length > 0 && passage?.category !== 'Health goals')
    return { ...nothingChosen, products: offered };
  const page = findShelf(reading.query) ?? findShelf(subject);
  if (!page)
    return { ...nothingChosen, products: offered, leftOut: onLabel.length > 0 && labelled.length === 0 };
  const listed = (await catalog.listCollectionProducts({ collectionId: page.collectionId })) ?? [];
  const onShelf = withoutHiddenVendors(listed, hiddenVendors);
  const shown = allowed(onShelf);
  return {
    products: inOrder(namedFirst(sortForShop(shown, 'featured'), page.title), cheapestFirst).slice(
      0,
      OFFERED,
    ),
    shelf: shown.length > 0 ? page : undefined,
    page,
    leftOut: onShelf.length > 0 && shown.length === 0,
  };
}

const suitsProducts = ({ category }: Passage) => PRODUCT_CATEGORIES.includes(category);

/** Of the shelf 'Bone & Joint' those first that are called after it: 'Joint Formula' before a vitamin that stands there as well. */
function namedFirst(products: readonly Product[], shelf: string): Product[] {
  const words = subjectWords(plainWords(shelf));
  const isNamed = ({ title }: Product) =>
    plainWords(title)
      .split(' ')
      .some((word) => words.includes(word));
  return products.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
}

/** What can be bought first; then by price where that was asked. */
const inOrder = (products: readonly Product[], cheapestFirst: boolean): Product[] =>
  products.toSorted(
    (a, b) =>
      Number(b.availableForSale) - Number(a.availableForSale) || (cheapestFirst ? compareOffers(a, b) : 0),
  );

function carriesAvoided(product: Product, avoid: readonly string[]): boolean {
  if (avoid.length === 0) return false;
  const text = ` ${plainWords(`${product.title} ${factsOf(product).contents.join(' ')} ${product.description}`)} `;
  return avoid.some((ingredient) => text.includes(` ${plainWords(ingredient)} `));
}

/** Products whose title or Supplement Facts carry a word of the subject, those with it in their title first. */
function withOnLabel(products: readonly Product[], subject: string): Product[] {
  const words = [...new Set(subjectWords(plainWords(subject)))].filter((word) => word.length >= 4);
  return rankByLabel(products, words);
}
