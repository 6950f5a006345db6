import { isFields, isText, textOr } from '#platform/browser/read-fields.ts';
import { readImage, readMoney, readOptions } from '#features/catalog/stored-product-fields.ts';
import { type CartItem, MAX_LINES, MAX_QUANTITY } from './cart.ts';

/** The part of the cart that outlives a visit, under the storage key 'shopify-cart'. */
export interface StoredCart {
  items: CartItem[];
  cartId: string | null;
  checkoutUrl: string | null;
}

/**
 * Reads what can be read of a stored cart: another version of the store, another tab or a hand may have written it.
 * A line that makes no sense is left out, the others stay.
 */
export function readStoredCart(stored: unknown): StoredCart {
  const cart = isFields(stored) ? stored : {};
  const items = Array.isArray(cart['items']) ? cart['items'].flatMap(readItem) : [];
  const seen = new Set<string>();
  const unique = items.filter(({ variantId }) => !seen.has(variantId) && seen.add(variantId));
  return {
    items: unique.slice(0, MAX_LINES),
    cartId: isText(cart['cartId']) ? cart['cartId'] : null,
    checkoutUrl:
      isText(cart['checkoutUrl']) && /^https?:\/\//.test(cart['checkoutUrl']) ? cart['checkoutUrl'] : null,
  };
}

function readItem(value: unknown): CartItem[] {
  if (!isFields(value) || !isFields(value['product'])) return [];
  const { product } = value;
  const price = readMoney(value['price']);
  const quantity = Math.floor(Number(value['quantity']));
  if (
    !isText(value['variantId']) ||
    !isText(product['handle']) ||
    !isText(product['title']) ||
    !price ||
    !(quantity >= 1)
  )
    return [];
  return [
    {
      product: {
        id: textOr(product['id'], ''),
        handle: product['handle'],
        title: product['title'],
        image: readImage(product['image']),
      },
      variantId: value['variantId'],
      variantTitle: textOr(value['variantTitle'], ''),
      quantity: Math.min(quantity, MAX_QUANTITY),
      price,
      selectedOptions: readOptions(value['selectedOptions']),
    },
  ];
}
