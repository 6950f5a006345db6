import { newCartToken } from './demo-carts.ts';
import type { DemoCart, DemoShopRecords } from './demo-shop-records.ts';
import { type DemoProduct, type DemoShop, type DemoVariant, findVariant } from './demo-shop.ts';
import { globalId, idOf } from './global-id.ts';

/** No household orders more of one thing; it keeps every total far from what a number can hold. */
const MAX_QUANTITY = 999;

export interface WantedLine {
  merchandiseId: string;
  quantity: number;
}

export interface CartUserError {
  __typename: 'CartUserError';
  field: string[];
  message: string;
  code: 'INVALID' | 'MINIMUM_NOT_MET' | 'MAXIMUM_EXCEEDED';
}

export interface CartWarning {
  code: 'MERCHANDISE_OUT_OF_STOCK' | 'MERCHANDISE_NOT_ENOUGH_STOCK';
  message: string;
  /** Global id of the variant. */
  variantId: string;
}

interface KnownLine {
  product: DemoProduct;
  variant: DemoVariant;
  quantity: number;
}

/** Makes a cart as the platform does: one wrong line refuses it; what is sold out is left out, what is scarce is reduced, each with a warning. */
export async function createCart(
  parts: { shop: DemoShop; records: DemoShopRecords; now: () => Date },
  wanted: WantedLine[],
): Promise<{ cart: DemoCart | undefined; userErrors: CartUserError[]; warnings: CartWarning[] }> {
  const { lines, userErrors } = knownLines(parts.shop, wanted);
  if (userErrors.length > 0) return { cart: undefined, userErrors, warnings: [] };
  const warnings = lines.map(stockWarning).filter((warning) => warning !== undefined);
  const cart: DemoCart = {
    token: newCartToken(),
    lines: lines
      .filter(({ variant }) => variant.available > 0)
      .map(({ variant, quantity }) => ({
        variantId: globalId('ProductVariant', variant.id),
        quantity: Math.min(quantity, variant.available),
      })),
    createdAt: parts.now().toISOString(),
  };
  await parts.records.saveCart(cart);
  return { cart, userErrors: [], warnings };
}

/** The lines with their products, equal ones added up, and what is wrong with the others. */
function knownLines(
  shop: DemoShop,
  wanted: WantedLine[],
): { lines: KnownLine[]; userErrors: CartUserError[] } {
  const lines = new Map<string, KnownLine>();
  const userErrors: CartUserError[] = [];
  for (const [index, { merchandiseId, quantity }] of wanted.entries()) {
    const refuse = (field: keyof WantedLine, code: CartUserError['code'], message: string) =>
      userErrors.push({
        __typename: 'CartUserError',
        field: ['input', 'lines', `${index}`, field],
        message,
        code,
      });
    const found = findVariant(shop, idOf('ProductVariant', merchandiseId) ?? '');
    const before = found ? (lines.get(found.variant.id)?.quantity ?? 0) : 0;
    if (!found)
      refuse('merchandiseId', 'INVALID', `The merchandise with id ${merchandiseId} does not exist.`);
    else if (quantity < 1) refuse('quantity', 'MINIMUM_NOT_MET', 'The quantity must be at least 1.');
    else if (before + quantity > MAX_QUANTITY)
      refuse('quantity', 'MAXIMUM_EXCEEDED', `The quantity must be at most ${MAX_QUANTITY}.`);
    else lines.set(found.variant.id, { ...found, quantity: before + quantity });
  }
  return { lines: [...lines.values()], userErrors };
}

function stockWarning({ product, variant, quantity }: KnownLine): CartWarning | undefined {
  if (variant.available >= quantity) return undefined;
  const variantId = globalId('ProductVariant', variant.id);
  if (variant.available === 0)
    return {
      code: 'MERCHANDISE_OUT_OF_STOCK',
      message: `The product '${product.title}' is already sold out.`,
      variantId,
    };
  return {
    code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
    message: `Only ${variant.available} of '${product.title}' can be had: the quantity was reduced.`,
    variantId,
  };
}
