import type { ResultOf } from 'gql.tada';
import {
  cartCreateMutation,
  cartQuery,
  collectionQuery,
  collectionsQuery,
  discountMutation,
  productQuery,
  productsQuery,
  shopQuery,
  variantsQuery,
} from '../operations.ts';
import { createShopWatch, type ShopWatch } from '../shop-watch.ts';
import {
  type CartLineInput,
  type CreatedCart,
  type Storefront,
  StorefrontError,
  type Warn,
} from '../storefront.ts';
import { createOptionalFields } from './create-optional-fields.ts';
import { problemsOfCart, problemsOfUserErrors } from './cart-problems.ts';
import { type Failures, failuresOf } from './failures.ts';
import { createGraphqlClient, type GraphqlClient, type GraphqlClientOptions } from './graphql-client.ts';
import {
  type PlatformDetail,
  toCollectionPage,
  toProductDetail,
  toProductPage,
  toShopFacts,
} from './mappers.ts';

export interface ShopifyStorefrontOptions
  extends Pick<GraphqlClientOptions, 'apiVersion' | 'timeoutMs' | 'wait' | 'random'> {
  /** Where the Storefront API answers: https://SHOP/api/VERSION/graphql.json, or the embedded storefront. */
  apiUrl: string;
  token: string;
  /** As error texts name the platform. */
  providerName: string;
  /** Origins of this store, without a slash at the end: addresses there become root-relative. */
  ownOrigins: readonly string[];
  warn: Warn;
  /** Remembers what the platform refuses, for who mends it. */
  watch?: ShopWatch;
}

/** The Storefront API: Shopify's, or the embedded one. Everything throws StorefrontError and nothing else. */
export function createShopifyStorefront(options: ShopifyStorefrontOptions): Storefront {
  const { apiUrl, ownOrigins, warn, watch = createShopWatch() } = options;
  const failures = failuresOf(options.providerName);
  const client = createGraphqlClient({ ...options, watch, url: apiUrl, failures });
  const withOptional = createOptionalFields(warn, watch);
  const read = <Value>(map: () => Value) => readable(map, failures);

  return {
    async findShop() {
      const { shop } = await client.read({ document: shopQuery, variables: {} });
      return read(() => toShopFacts(shop));
    },
    async listProducts({ first, after }) {
      const { products } = await withOptional((fields) =>
        client.read({ document: productsQuery, variables: { first, after, ...fields } }),
      );
      return read(() => toProductPage(products, { ownOrigins, warn }));
    },
    async listCollections({ first, after }) {
      const { collections } = await client.read({ document: collectionsQuery, variables: { first, after } });
      return read(() => toCollectionPage(collections, ownOrigins));
    },
    async findProduct({ handle }) {
      const product = await withOptional((fields) =>
        readWholeProduct(client, { handle, ...fields }, failures),
      );
      return product ? read(() => toProductDetail(product, ownOrigins)) : undefined;
    },
    async listCollectionProducts({ collectionId, first, after }) {
      const id = `gid://shopify/Collection/${collectionId}`;
      const { collection } = await withOptional((fields) =>
        client.read({ document: collectionQuery, variables: { id, first, after, ...fields } }),
      );
      return collection ? read(() => toProductPage(collection.products, { ownOrigins, warn })) : undefined;
    },
    async createCart({ lines, buyerAddress }) {
      const variables = {
        input: { lines: lines.map(({ merchandiseId, quantity }) => ({ merchandiseId, quantity })) },
      };
      const { cartCreate } = await client.change({ document: cartCreateMutation, variables, buyerAddress });
      return read(() => toCreatedCart(cartCreate, lines, failures));
    },
    async takesDiscount({ code, merchandiseId }) {
      const variables = { input: { lines: [{ merchandiseId, quantity: 1 }], discountCodes: [code] } };
      const { cartCreate } = await client.change({ document: discountMutation, variables });
      return read(() => {
        if (cartCreate?.userErrors.length)
          throw failures.userErrors(
            cartCreate.userErrors.map(({ message }) => message),
            [],
          );
        return (
          cartCreate?.cart?.discountCodes.some(
            (taken) => taken.applicable && taken.code.toUpperCase() === code.toUpperCase(),
          ) ?? false
        );
      });
    },
    async cartStatus({ cartId, buyerAddress }) {
      const { cart } = await client.read({ document: cartQuery, variables: { id: cartId }, buyerAddress });
      return cart ? 'open' : 'gone';
    },
  };
}

/** The platform's own limit for one product, in pages of 100. */
const MAX_VARIANT_PAGES = 21;

async function readWholeProduct(
  client: GraphqlClient,
  variables: { handle: string; withTags: boolean; withStock: boolean },
  failures: Failures,
): Promise<PlatformDetail | null | undefined> {
  const { handle, withStock } = variables;
  const { product } = await client.read({ document: productQuery, variables });
  if (!product) return product;
  let { nodes, pageInfo } = readable(
    () => ({ ...product.variants, nodes: [...product.variants.nodes] }),
    failures,
  );
  for (let page = 1; pageInfo?.hasNextPage && pageInfo.endCursor && page < MAX_VARIANT_PAGES; page += 1) {
    const more = await client.read({
      document: variantsQuery,
      variables: { handle, after: pageInfo.endCursor, withStock },
    });
    // Gone between two pages is gone.
    if (!more.product) return null;
    const { variants } = more.product;
    nodes = readable(() => [...nodes, ...variants.nodes], failures);
    ({ pageInfo } = variants);
  }
  return { ...product, variants: { nodes, pageInfo } };
}

function toCreatedCart(
  payload: ResultOf<typeof cartCreateMutation>['cartCreate'],
  lines: readonly CartLineInput[],
  failures: Failures,
): CreatedCart {
  const userErrors = payload?.userErrors ?? [];
  if (userErrors.length > 0)
    throw failures.userErrors(
      userErrors.map(({ message }) => message),
      problemsOfUserErrors(lines, userErrors),
    );
  const cart = payload?.cart;
  if (!cart?.checkoutUrl) throw failures.noCheckoutUrl();
  const taken = cart.lines.nodes.flatMap(({ quantity, merchandise }) =>
    'id' in merchandise ? [{ merchandiseId: merchandise.id, quantity }] : [],
  );
  const warnings = payload?.warnings.map(({ message }) => message) ?? [];
  return {
    id: cart.id,
    checkoutUrl: cart.checkoutUrl,
    totalQuantity: cart.totalQuantity,
    problems: problemsOfCart(lines, { lines: taken, warnings }),
  };
}

/** An answer of another shape than the schema promises is an error of the call, never a crash somewhere behind it. */
function readable<Value>(map: () => Value, failures: Failures): Value {
  try {
    return map();
  } catch (error) {
    throw error instanceof StorefrontError ? error : failures.graphql(['unexpected answer'], error);
  }
}
