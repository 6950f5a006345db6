import { fromCents, toCents } from '../catalog/money.ts';
import type { Money, ProductImage, ProductVariant, SelectedOption } from '../catalog/product.ts';

/** What the cart remembers of a product: enough to show its line without asking anybody. */
export interface CartProduct {
  id: string;
  handle: string;
  title: string;
  image: ProductImage | null;
}

/** One line of the cart (storefront §3). */
export interface CartItem {
  product: CartProduct;
  variantId: string;
  variantTitle: string;
  quantity: number;
  /** Of one piece, as it was when it was added; the checkout has the last word. */
  price: Money;
  selectedOptions: SelectedOption[];
}

/** The checkout takes no more of one thing. */
export const MAX_QUANTITY = 99;
/** The checkout takes no more lines (storefront §7: up to 100). */
export const MAX_LINES = 100;
/** The name that the platform gives the only variant of a product without options. */
const NAMELESS = 'Default Title';

export function toCartItem(product: CartProduct, variant: ProductVariant): CartItem {
  const { id, handle, title, image } = product;
  return {
    product: { id, handle, title, image },
    variantId: variant.id,
    variantTitle: variant.title,
    quantity: 1,
    price: variant.price,
    selectedOptions: variant.selectedOptions,
  };
}

/** Raises the line of a variant that is there already, with the newest price; otherwise appends it. */
export function addItem(items: readonly CartItem[], added: CartItem): CartItem[] {
  const place = items.findIndex(({ variantId }) => variantId === added.variantId);
  if (place === -1) return items.length < MAX_LINES ? [...items, added] : [...items];
  return items.map((item, index) =>
    index === place ? { ...added, quantity: Math.min(item.quantity + added.quantity, MAX_QUANTITY) } : item,
  );
}

/** 0 or less removes the line. */
export function setQuantity(items: readonly CartItem[], variantId: string, quantity: number): CartItem[] {
  if (quantity <= 0) return items.filter((item) => item.variantId !== variantId);
  return items.map((item) =>
    item.variantId === variantId ? { ...item, quantity: Math.min(quantity, MAX_QUANTITY) } : item,
  );
}

/** Pieces, not lines. */
export const countItems = (items: readonly CartItem[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

export function totalCents(items: readonly CartItem[]): number {
  return items.reduce((sum, { price, quantity }) => sum + toCents(price.amount) * quantity, 0);
}

export const cartTotal = (items: readonly CartItem[]): Money =>
  fromCents(totalCents(items), items[0]?.price.currencyCode ?? 'USD');

/** Selected option values joined by a bullet: '90 capsules • Mint'; '' for a product without options. */
export function describeOptions(item: Pick<CartItem, 'selectedOptions'>): string {
  return item.selectedOptions
    .map(({ value }) => value)
    .filter((value) => value !== NAMELESS)
    .join(' • ');
}
