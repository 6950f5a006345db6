import { fromCents, toCents } from '#platform/money/money.ts';
import type {
  Money,
  ProductImage,
  ProductVariant,
  SelectedOption,
} from '#integrations/storefront/product.ts';

/** What the cart remembers of a product: enough to show its line without asking anybody. */
export interface CartProduct {
  id: string;
  handle: string;
  title: string;
  image: ProductImage | null;
}

/** One line of the cart (docs/product/cart.md#storage). */
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
/** The checkout takes no more lines. */
export const MAX_LINES = 100;
/** The name that the platform gives the only variant of a product without options. */
const NAMELESS = 'Default Title';

export function toCartItem(product: CartProduct, variant: ProductVariant, quantity = 1): CartItem {
  const { id, handle, title, image } = product;
  return {
    product: { id, handle, title, image },
    variantId: variant.id,
    variantTitle: variant.title,
    quantity,
    price: variant.price,
    selectedOptions: variant.selectedOptions,
  };
}

/** Why something cannot go into the cart, in the store's words; undefined when it can. */
export function refusalOf(
  items: readonly CartItem[],
  added: CartItem,
): { title: string; description: string } | undefined {
  const line = items.find(({ variantId }) => variantId === added.variantId);
  if ((line?.quantity ?? 0) + added.quantity > MAX_QUANTITY)
    return { title: `At most ${MAX_QUANTITY} of one product`, description: 'Your cart stays as it was.' };
  if (line || items.length < MAX_LINES) return undefined;
  return {
    title: 'Your cart is full',
    description: `It holds ${MAX_LINES} different products. Check out or remove one first.`,
  };
}

/** Raises the line of a variant that is there already, with the newest price; otherwise appends it. What is refused changes nothing. */
export function addItem(items: readonly CartItem[], added: CartItem): CartItem[] {
  if (refusalOf(items, added)) return [...items];
  const place = items.findIndex(({ variantId }) => variantId === added.variantId);
  if (place === -1) return [...items, added];
  return items.map((item, index) =>
    index === place ? { ...added, quantity: item.quantity + added.quantity } : item,
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
