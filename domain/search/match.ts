import type { Product } from '../catalog/product.ts';
import { LAST_VENDOR } from '../catalog/shop-list.ts';

/** Results that the search popup shows at most, and the length of a description snippet (storefront §9). */
export const MAX_PRODUCT_HITS = 10;
const MAX_CONDITION_HITS = 8;
const SNIPPET_LENGTH = 60;

export interface ConditionLink {
  name: string;
  href: string;
  keywords: readonly string[];
}

type Searchable = Pick<Product, 'title' | 'description' | 'handle'>;

/** Lower case, accents off, so that 'Açaí' is found by 'acai'. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Case-insensitive: the whole query, or every word of it, in title, description or handle (storefront §5). Nothing matches an empty query. */
export function matchProducts<P extends Searchable>(products: readonly P[], query: string): P[] {
  const wanted = fold(query).trim();
  if (!wanted) return [];
  const words = wanted.split(/\s+/);
  const found = products.flatMap((product) => {
    const title = fold(product.title);
    const text = `${title}\n${fold(product.description)}\n${product.handle}`;
    if (!text.includes(wanted) && !words.every((word) => text.includes(word))) return [];
    // A name is what most people type: names first, the rest as they came.
    return [
      {
        product,
        rank: title.startsWith(wanted)
          ? 0
          : title.includes(wanted)
            ? 1
            : words.every((word) => title.includes(word))
              ? 2
              : 3,
      },
    ];
  });
  return found.toSorted((a, b) => a.rank - b.rank).map(({ product }) => product);
}

/** The shop's own search looks at title and description only (storefront §5), and keeps the order of the list. */
export function filterShop<P extends Pick<Product, 'title' | 'description'>>(
  products: readonly P[],
  query: string,
): P[] {
  const wanted = fold(query).trim();
  if (!wanted) return [...products];
  const words = wanted.split(/\s+/);
  return products.filter(({ title, description }) => {
    const text = fold(`${title}\n${description}`);
    return text.includes(wanted) || words.every((word) => text.includes(word));
  });
}

/** Products whose name was searched before those that only mention it, otherwise in the order they had. Vendor Honeycombs stays last. */
export function namesFirst<P extends Pick<Product, 'title' | 'vendor'>>(
  products: readonly P[],
  query: string,
): P[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...products];
  const rank = ({ title, vendor }: P) =>
    vendor === LAST_VENDOR ? 2 : words.every((word) => fold(title).includes(word)) ? 0 : 1;
  return products.toSorted((a, b) => rank(a) - rank(b));
}

/** A condition matches if its name or any of its keywords contains the query (storefront §5). */
export function matchConditions<C extends ConditionLink>(conditions: readonly C[], query: string): C[] {
  const wanted = fold(query).trim();
  if (!wanted) return [];
  return conditions
    .filter(({ name, keywords }) => [name, ...keywords].some((text) => fold(text).includes(wanted)))
    .slice(0, MAX_CONDITION_HITS);
}

export function snippet(description: string): string {
  const plain = description.replace(/\s+/g, ' ').trim();
  return plain.length > SNIPPET_LENGTH ? `${plain.slice(0, SNIPPET_LENGTH).trimEnd()}…` : plain;
}
