import { toCents } from '#platform/money/money.ts';
import { compareOffers, offerOf } from './offer.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { productForm, productForms } from './product-form.ts';
import type { SortOption } from './shop-query.ts';

/** Sorts last in the shop (docs/product/catalog.md#sorting). */
export const LAST_VENDOR = 'Honeycombs';
/** 'Best Value' stands on products offered for less than this, in cents. */
const BEST_VALUE_UNDER_CENTS = 3000;
/** Products of one shop page (docs/product/catalog.md#shop-list). */
const SHOP_PAGE_SIZE = 12;

export const isBestValue = (product: Parameters<typeof offerOf>[0]): boolean =>
  toCents(offerOf(product).price.amount) < BEST_VALUE_UNDER_CENTS;

/** The product named biosilver gets a wide card (docs/product/catalog.md#wide-card). */
export const isWide = (product: Pick<Product, 'title'>): boolean =>
  product.title.trim().toLowerCase() === 'biosilver';

const byName = (a: Product, b: Product) => a.title.localeCompare(b.title, 'en');
const isLast = (product: Product) => Number(product.vendor === LAST_VENDOR);

const orders: Record<SortOption, (a: Product, b: Product) => number> = {
  // Equal ones keep the platform's order: sorting is stable.
  featured: (a, b) => productForms.indexOf(productForm(a)) - productForms.indexOf(productForm(b)),
  'price-low': compareOffers,
  'price-high': (a, b) => compareOffers(b, a),
  'name-asc': byName,
  'name-desc': (a, b) => byName(b, a),
};

/** A new list in the asked order, vendor Honeycombs last in each. */
export function sortForShop<P extends Product>(products: readonly P[], sort: SortOption): P[] {
  const order = orders[sort];
  return products.toSorted((a, b) => isLast(a) - isLast(b) || order(a, b));
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

/** Page numbers to offer: first, last, current and its neighbours; 'gap' stands for an ellipsis (docs/product/catalog.md#shop-list). */
export function pageNumbers(current: number, pages: number): (number | 'gap')[] {
  const shown = [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const missing = page - (shown[index - 1] ?? 0) - 1;
    // An ellipsis that hides one page would be longer than the page.
    if (missing === 1) return [page - 1, page];
    return missing > 1 ? ['gap' as const, page] : [page];
  });
}
