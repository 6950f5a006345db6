import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, graphql } from 'graphql';
import type { PlatformDetail } from '#integrations/storefront/shopify/mappers.ts';

/** What the fake platform sells. Changed in place by a test, it answers differently from then on. */
export interface FakeShop {
  products: PlatformDetail[];
  /** Products by the number of their collection. */
  collections: Record<string, PlatformDetail[]>;
  /** Where its checkout pages stand. */
  checkoutBase: string;
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
  return {
    products: (page: Page) => connection(shop.products, page),
    product: ({ handle }: { handle?: string }) =>
      shop.products.find((product) => product.handle === handle) ?? null,
    collection: ({ id = '' }: { id?: string }) => {
      const products = shop.collections[id.replace('gid://shopify/Collection/', '')];
      return products ? { products: (page: Page) => connection(products, page) } : null;
    },
    cart: ({ id }: { id: string }) => (id.includes('open') ? { id, totalQuantity: 1 } : null),
    cartCreate: ({ input }: { input: { lines: Line[] } }) => createCart(shop, input.lines),
  };
}

function connection(products: PlatformDetail[], { first = 100, after }: Page) {
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
function createCart(shop: FakeShop, lines: Line[]) {
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
      lines: { nodes: taken },
    },
    userErrors: [],
    warnings: [],
  };
}
