import { offeredCents } from './offer.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { productForm, productForms } from './product-form.ts';
import type { SortOption } from './shop-query.ts';

/** Sorts last in the shop (docs/product/catalog.md#sorting). */
export const LAST_VENDOR = 'Honeycombs';
/** 'Best Value' stands on products offered for less than this, in cents. */
const BEST_VALUE_UNDER_CENTS = 3000;
/** Products of one shop page (docs/product/catalog.md#shop-list). */
const SHOP_PAGE_SIZE = 12;

export const isBestValue = (product: Parameters<typeof offeredCents>[0]): boolean =>
  offeredCents(product) < BEST_VALUE_UNDER_CENTS;

/** The product named biosilver gets a wide card (docs/product/catalog.md#wide-card). */
export const isWide = (product: Pick<Product, 'title'>): boolean =>
  product.title.trim().toLowerCase() === 'biosilver';

const names = new Intl.Collator('en');
const isLast = (product: Product) => Number(product.vendor === LAST_VENDOR);

/** Puts places in order. What it compares is read once of each product, not at each comparison: there may be ten thousand. */
type Order = (products: readonly Product[]) => (a: number, b: number) => number;

function byNumber(numberOf: (product: Product) => number): Order {
  return (products) => {
    const numbers = products.map(numberOf);
    return (a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0);
  };
}

const byPrice = byNumber(offeredCents);
const byName: Order = (products) => (a, b) =>
  names.compare(products[a]?.title ?? '', products[b]?.title ?? '');
const reversed =
  (order: Order): Order =>
  (products) => {
    const compare = order(products);
    return (a, b) => compare(b, a);
  };

const orders: Record<SortOption, Order> = {
  featured: byNumber((product) => productForms.indexOf(productForm(product))),
  'price-low': byPrice,
  'price-high': reversed(byPrice),
  'name-asc': byName,
  'name-desc': reversed(byName),
};

/** A new list in the asked order, vendor Honeycombs last in each. */
export function sortForShop<P extends Product>(products: readonly P[], sort: SortOption): P[] {
  const compare = orders[sort](products);
  const last = products.map(isLast);
  // Equal ones keep the platform's order: sorting is stable.
  return [...products.keys()]
    .sort((a, b) => (last[a] ?? 0) - (last[b] ?? 0) || compare(a, b))
    .flatMap((place) => products[place] ?? []);
}

/** Products that shop lists may show: those of no hidden vendor. */
export function withoutHiddenVendors<P extends Product>(
  products: readonly P[],
  hiddenVendors: readonly string[],
): P[] {
  return products.filter(({ vendor }) => !hiddenVendors.includes(vendor));
}

export interface Slice<T> {
  items: T[];
  page: number;
  pages: number;
  total: number;
}

/** One page of a list. A page past the end is the last one. */
export function slicePage<T>(items: readonly T[], page: number, size = SHOP_PAGE_SIZE): Slice<T> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(Math.max(page, 1), pages);
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, pages, total: items.length };
}
