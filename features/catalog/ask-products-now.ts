import { type Fields, isFields, isText } from '#platform/browser/read-fields.ts';
import type { VariantNow } from './product-now.ts';
import { readMoney } from './stored-product-fields.ts';

/** As many as the server takes at once. */
export const MAX_ASKED = 250;
/** Prices from before are better than none: nobody waits long for newer ones. */
const GIVE_UP_MS = 10_000;

interface Asked {
  handle: string;
  variants?: string[];
}

export interface Answered {
  /** As the server sent it: whoever shows cards reads it. */
  card: unknown;
  variants: VariantNow[];
}

/** What the shop says now, by handle; what is not there is gone. Undefined where the shop does not answer. */
export async function askProductsNow(
  products: readonly Asked[],
): Promise<ReadonlyMap<string, Answered> | undefined> {
  try {
    const response = await fetch('/api/products-now', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ products: products.slice(0, MAX_ASKED) }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    const answer: unknown = response.ok ? await response.json() : undefined;
    if (!isFields(answer) || !Array.isArray(answer['products'])) return undefined;
    return new Map(answer['products'].filter(isFields).flatMap(readProduct));
  } catch {
    return undefined;
  }
}

function readProduct({ card, variants }: Fields): [string, Answered][] {
  if (!isFields(card) || !isText(card['handle']) || !Array.isArray(variants)) return [];
  return [[card['handle'], { card, variants: variants.filter(isFields).flatMap(readVariant) }]];
}

function readVariant({ id, price, availableForSale, left }: Fields): VariantNow[] {
  const money = readMoney(price);
  if (!isText(id) || !money) return [];
  return [
    {
      id,
      price: money,
      availableForSale: availableForSale === true,
      ...(typeof left === 'number' && { left }),
    },
  ];
}
