import { conditionLinks } from '#content/condition-links.ts';
import { collections } from '#content/collections.ts';
import { hiddenVendors } from '#content/vendors.ts';
import { comparePrice } from '#domain/catalog/money.ts';
import type { Product } from '#domain/catalog/product.ts';
import { sortForShop, withoutHiddenVendors } from '#domain/catalog/shop-list.ts';
import type { Care } from '#domain/safety/safety.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import { factsOf } from './embedded/product-facts.ts';
import type { Passage } from '../knowledge/passage.ts';
import { plainWords, subjectWords } from './reading/plain-words.ts';
import type { Reading } from './reading/read-message.ts';

/** A page with more products of a kind. */
export interface Shelf {
  title: string;
  href: string;
}

interface Chosen {
  products: Product[];
  shelf: Shelf | undefined;
}

/** As many as fit a bubble on a phone. */
const OFFERED = 3;
/** Entries about these may be followed by products; entries about orders, the store or who should ask first may not. */
const PRODUCT_CATEGORIES = ['Health goals', 'Vitamins', 'Minerals', 'Herbs', 'Foods and nutrients'];

/** The products a reply speaks of: those asked about, else those of the subject's collection, else those with it on their label. */
export async function chooseProducts(
  catalog: Pick<CatalogService, 'listCollectionProducts'>,
  options: { reading: Reading; products: readonly Product[]; passage: Passage | undefined; care: Care },
): Promise<Chosen> {
  const { reading, products, passage, care } = options;
  const allowed = (list: readonly Product[]) =>
    list.filter((product) => !carriesAvoided(product, care.avoid));
  if (reading.products.length > 0) return { products: allowed(reading.products), shelf: undefined };
  const { kind } = reading.ask;
  const offers =
    kind === 'shelf' ||
    ((kind === 'question' || kind === 'more') && passage !== undefined && suitsProducts(passage));
  if (!offers) return { products: [], shelf: undefined };
  const subject = kind === 'shelf' ? reading.query : `${reading.query} ${passage?.question ?? ''}`;
  const cheapestFirst = reading.ask.kind === 'shelf' && reading.ask.cheapestFirst;
  const labelled = allowed(withOnLabel(products, subject));
  // An ingredient is more exact than a goal: who asks for ashwagandha wants it, not the shelf for stress.
  if (labelled.length > 0 && passage?.category !== 'Health goals')
    return { products: inOrder(labelled, cheapestFirst).slice(0, OFFERED), shelf: undefined };
  const shelf = shelfOf(subject);
  if (!shelf) return { products: inOrder(labelled, cheapestFirst).slice(0, OFFERED), shelf: undefined };
  const listed = (await catalog.listCollectionProducts({ collectionId: shelf.collectionId })) ?? [];
  const shown = allowed(withoutHiddenVendors(listed, hiddenVendors));
  return {
    products: inOrder(sortForShop(shown, 'featured'), cheapestFirst).slice(0, OFFERED),
    shelf: shown.length > 0 ? { title: shelf.title, href: shelf.href } : undefined,
  };
}

const suitsProducts = ({ category }: Passage) => PRODUCT_CATEGORIES.includes(category);

/** What can be bought first; then by price where that was asked. */
const inOrder = (products: readonly Product[], cheapestFirst: boolean): Product[] =>
  products.toSorted(
    (a, b) =>
      Number(b.availableForSale) - Number(a.availableForSale) ||
      (cheapestFirst ? comparePrice(a.minPrice, b.minPrice) : 0),
  );

function carriesAvoided(product: Product, avoid: readonly string[]): boolean {
  if (avoid.length === 0) return false;
  const text = ` ${plainWords(`${product.title} ${factsOf(product).contents.join(' ')} ${product.description}`)} `;
  return avoid.some((ingredient) => text.includes(` ${plainWords(ingredient)} `));
}

/** Products whose title or Supplement Facts carry a word of the subject, those with it in their title first. */
function withOnLabel(products: readonly Product[], subject: string): Product[] {
  const words = [...new Set(subjectWords(plainWords(subject)))].filter((word) => word.length >= 4);
  const ranked = products.map((product) => {
    const title = ` ${plainWords(product.title)} `;
    const label = ` ${plainWords(factsOf(product).contents.join(' '))} `;
    const hits = words.map((word) => (title.includes(` ${word} `) ? 2 : label.includes(` ${word} `) ? 1 : 0));
    return { product, rank: Math.max(0, ...hits) };
  });
  return ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ product }) => product);
}

/** The health goal that a text speaks of, by the most words of it. */
function shelfOf(text: string): (Shelf & { collectionId: string }) | undefined {
  const plain = ` ${plainWords(text)} `;
  const count = (phrase: string) => {
    const words = plainWords(phrase);
    return plain.includes(` ${words} `) ? words.split(' ').length : 0;
  };
  const ranked = conditionLinks
    .map(({ slug, name, href, keywords }) => ({
      slug,
      title: name,
      href,
      // The name by its words too: 'Sleep & Relaxation' is asked for as 'sleep'.
      hits: [...new Set([...subjectWords(plainWords(name)), ...keywords])].reduce(
        (sum, phrase) => sum + count(phrase),
        0,
      ),
    }))
    .toSorted((a, b) => b.hits - a.hits);
  const [best] = ranked;
  if (!best || best.hits === 0) return undefined;
  return { title: best.title, href: best.href, collectionId: collections[best.slug].id };
}
