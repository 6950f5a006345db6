import { GraphQLError } from 'graphql';
import { cartLineId, cartNode } from './cart-node.ts';
import { connection, type PageArguments } from './connection.ts';
import { createCart, type CartWarning, type WantedLine } from './create-cart.ts';
import { findCart, tokenOf } from './demo-carts.ts';
import type { CheckoutTerms } from './demo-checkout.ts';
import type { DemoCart, DemoShopRecords } from './demo-shop-records.ts';
import type { DemoShop } from './demo-shop.ts';
import { idOf } from './global-id.ts';
import { collectionNode, productNode } from './product-node.ts';

export interface GraphqlRootParts {
  shop: DemoShop;
  records: DemoShopRecords;
  /** The store's public origin, without a slash at its end. */
  publicUrl: string;
  now: () => Date;
  /** What the owner promises now; the demo shop's own while nobody said otherwise. */
  terms?: () => CheckoutTerms;
}

interface WantedCart {
  lines?: WantedLine[] | null;
  discountCodes?: string[] | null;
}

/** The platform refuses longer lists in any input. */
const MAX_INPUT_LIST = 250;

interface IdOrHandle {
  id?: string | null;
  handle?: string | null;
}

/** The fields of QueryRoot and Mutation in schema.graphql. */
export function graphqlRoot({ shop, records, publicUrl, now, terms }: GraphqlRootParts) {
  const discountsOf = (codes: string[]) => {
    const known = terms ? terms().firstOrderDiscount : shop.firstOrderDiscount;
    return codes.map((code) => ({ code, applicable: code.toUpperCase() === known?.code.toUpperCase() }));
  };
  return {
    shop: { name: shop.name, paymentSettings: { currencyCode: 'USD' } },
    products: (page: PageArguments) =>
      connection(shop.products, page, (product) => productNode(product, publicUrl)),
    product: (wanted: IdOrHandle) => {
      const found = shop.products.find(matching('Product', wanted));
      return found && productNode(found, publicUrl);
    },
    collection: (wanted: IdOrHandle) => {
      const found = shop.collections.find(matching('Collection', wanted));
      return found && collectionNode(found, publicUrl);
    },
    collections: (page: PageArguments) =>
      connection(shop.collections, page, (collection) => collectionNode(collection, publicUrl)),
    /** Null once the cart became an order or was forgotten. */
    cart: async ({ id }: { id: string }) => {
      const token = tokenOf(id);
      const found = token === undefined ? undefined : await findCart({ records, now }, token);
      return found?.status === 'open' ? cartNode(shop, found.cart, publicUrl) : null;
    },
    cartCreate: async ({ input }: { input?: WantedCart | null }) => {
      const lines = input?.lines ?? [];
      if (lines.length > MAX_INPUT_LIST)
        throw new GraphQLError(
          `The input array size of ${lines.length} is greater than the maximum allowed of ${MAX_INPUT_LIST}.`,
          { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } },
        );
      const { cart, userErrors, warnings } = await createCart({ shop, records, now }, lines);
      return {
        cart: cart
          ? { ...cartNode(shop, cart, publicUrl), discountCodes: discountsOf(input?.discountCodes ?? []) }
          : null,
        userErrors,
        warnings: cart ? warnings.map((warning) => warningNode(cart, warning)) : [],
      };
    },
  };
}

/** Matches by id where one is given, else by handle. A malformed id is the platform's error, an unknown one simply finds nothing. */
function matching(type: 'Product' | 'Collection', { id, handle }: IdOrHandle) {
  if (id === undefined || id === null) return (item: { handle: string }) => item.handle === handle;
  const number = idOf(type, id);
  if (number === undefined)
    throw new GraphQLError(`Invalid global id '${id.slice(0, 100)}'`, {
      extensions: { code: 'INVALID_VARIABLE' },
    });
  return (item: { id: string }) => item.id === number;
}

/** A line that was left out has no id of its own; its warning points to the merchandise. */
function warningNode(cart: DemoCart, { code, message, variantId }: CartWarning) {
  const number = idOf('ProductVariant', variantId) ?? '';
  return {
    code,
    message,
    target: code === 'MERCHANDISE_OUT_OF_STOCK' ? variantId : cartLineId(cart, number),
  };
}
