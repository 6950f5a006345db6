import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, graphql } from 'graphql';
import type { PlatformDetail } from '#integrations/storefront/shopify/mappers.ts';

/** What the fake platform sells. Changed in place by a test, it answers differently from then on. */
export interface FakeShop {
  /** As the owner called it at the platform. */
  name?: string;
  currencyCode?: string;
  products: PlatformDetail[];
  /** Products by the number of their collection. */
  collections: Record<string, PlatformDetail[]>;
  /** Titles of those collections that have one. */
  titles: Record<string, string>;
  /** Where its checkout pages stand. */
  checkoutBase: string;
  /** Codes that its carts take. */
  discountCodes?: readonly string[];
}

interface Page {
  first?: number;
  after?: string;
}
interface Line {
  merchandiseId: string;
  quantity: number;
}

const schemaFile = path.resolve(import.meta.dirname, '../../integrations/storefront/schema.graphql');
const schema = buildSchema(readFileSync(schemaFile, 'utf8'));

/** Runs one operation on the shop, by the schema that the store's operations are written for. */
export function executeOnShop(shop: FakeShop, source: string, variableValues: Record<string, unknown>) {
  return graphql({ schema, source, variableValues, rootValue: shopAnswers(shop) });
}

function shopAnswers(shop: FakeShop) {
  const collectionOf = (number: string) => ({
    id: `gid://shopify/Collection/${number}`,
    handle: `collection-${number}`,
    title: shop.titles[number] ?? `Collection ${number}`,
    image: null,
    products: (page: Page) => connection((shop.collections[number] ?? []).map(nodeOf), page),
  });
  const nodeOf = (product: PlatformDetail) => ({
    ...product,
    collections: {
      nodes: [
        ...product.collections.nodes,
        ...Object.entries(shop.collections)
          .filter(([, products]) => products.includes(product))
          .map(([number]) => collectionOf(number)),
      ],
    },
    metafield: ({ key }: { key: string }) => (key === 'rating' ? product.rating : product.ratingCount),
    variants: (page: Page) => connection(product.variants.nodes, page),
  });
  return {
    shop: {
      name: shop.name ?? 'Ruth’s Herbs',
      paymentSettings: { currencyCode: shop.currencyCode ?? 'USD' },
    },
    products: (page: Page) => connection(shop.products.map(nodeOf), page),
    product: ({ handle }: { handle?: string }) => {
      const found = shop.products.find((product) => product.handle === handle);
      return found ? nodeOf(found) : null;
    },
    collections: (page: Page) => connection(Object.keys(shop.collections).map(collectionOf), page),
    collection: ({ id = '' }: { id?: string }) => {
      const number = id.replace('gid://shopify/Collection/', '');
      return shop.collections[number] ? collectionOf(number) : null;
    },
    cart: ({ id }: { id: string }) => (id.includes('open') ? { id, totalQuantity: 1 } : null),
    cartCreate: ({ input }: { input: { lines: Line[]; discountCodes?: string[] } }) =>
      createCart(shop, input.lines, input.discountCodes ?? []),
  };
}

function connection<Node>(products: Node[], { first = 100, after }: Page) {
  const start = after === undefined ? 0 : Number(after);
  const end = start + first;
  return {
    nodes: products.slice(start, end),
    pageInfo: {
      hasNextPage: end < products.length,
      hasPreviousPage: start > 0,
      startCursor: String(start),
      endCursor: String(end),
    },
  };
}

/** As the platform does it: an unknown variant is a user error, one that is sold out stays in the cart with quantity 0. */
function createCart(shop: FakeShop, lines: Line[], codes: string[]) {
  const variants = new Map(
    shop.products.flatMap((product) => product.variants.nodes.map((variant) => [variant.id, variant])),
  );
  const userErrors = lines.flatMap(({ merchandiseId }, index) =>
    variants.has(merchandiseId)
      ? []
      : [
          {
            field: ['input', 'lines', String(index), 'merchandiseId'],
            message: `The merchandise with id ${merchandiseId} does not exist.`,
            code: 'INVALID',
          },
        ],
  );
  if (userErrors.length > 0) return { cart: null, userErrors, warnings: [] };
  const taken = lines.map(({ merchandiseId, quantity }, index) => ({
    __typename: 'CartLine',
    id: `gid://shopify/CartLine/${index}`,
    quantity: variants.get(merchandiseId)?.availableForSale ? quantity : 0,
    merchandise: { __typename: 'ProductVariant', id: merchandiseId },
  }));
  const money = { amount: '0.0', currencyCode: 'USD' };
  return {
    cart: {
      id: 'gid://shopify/Cart/open?key=k1',
      checkoutUrl: `${shop.checkoutBase}/cart/c/open?key=k1`,
      totalQuantity: taken.reduce((sum, { quantity }) => sum + quantity, 0),
      cost: { totalAmount: money, subtotalAmount: money },
      discountCodes: codes.map((code) => ({
        code,
        applicable: shop.discountCodes?.includes(code) ?? false,
      })),
      lines: { nodes: taken },
    },
    userErrors: [],
    warnings: [],
  };
}
