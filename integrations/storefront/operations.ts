import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/** Typed by schema.graphql: a field that the schema lacks is a type error here. */
const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { ID: string; Decimal: string; HTML: string; URL: string };
  disableMasking: true;
}>();

/** What a token may read only with a scope of its own is asked for while it may: `withTags`, `withStock`. */
const productCore = graphql(`
  fragment ProductCore on Product {
    id
    handle
    title
    description
    vendor
    productType
    tags @include(if: $withTags)
    collections(first: 20) {
      nodes {
        id
        title
      }
    }
    rating: metafield(namespace: "reviews", key: "rating") {
      value
    }
    ratingCount: metafield(namespace: "reviews", key: "rating_count") {
      value
    }
    availableForSale
    priceRange {
      minVariantPrice {
        amount
        currencyCode
      }
    }
    options {
      name
      optionValues {
        name
      }
    }
  }
`);

const variantCore = graphql(`
  fragment VariantCore on ProductVariant {
    id
    title
    sku
    price {
      amount
      currencyCode
    }
    compareAtPrice {
      amount
      currencyCode
    }
    availableForSale
    quantityAvailable @include(if: $withStock)
    selectedOptions {
      name
      value
    }
  }
`);

const imageCore = graphql(`
  fragment ImageCore on Image {
    url
    altText
    width
    height
  }
`);

/** A product in a list: up to 5 images and 10 variants (docs/product/catalog.md#product-data). */
const listedProduct = graphql(
  `
    fragment ListedProduct on Product {
      ...ProductCore
      images(first: 5) {
        nodes {
          ...ImageCore
        }
      }
      variants(first: 10) {
        nodes {
          ...VariantCore
        }
      }
    }
  `,
  [productCore, imageCore, variantCore],
);

/** What the shop says of itself. */
export const shopQuery = graphql(`
  query Shop {
    shop {
      name
      paymentSettings {
        currencyCode
      }
    }
  }
`);

export const productsQuery = graphql(
  `
    query Products($first: Int!, $after: String, $withTags: Boolean = true, $withStock: Boolean = true) {
      products(first: $first, after: $after) {
        nodes {
          ...ListedProduct
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [listedProduct],
);

/** A product on its own page: up to 10 images and 100 variants, the others by the query below (docs/product/catalog.md#product-data). */
export const productQuery = graphql(
  `
    query ProductByHandle($handle: String!, $withTags: Boolean = true, $withStock: Boolean = true) {
      product(handle: $handle) {
        ...ProductCore
        descriptionHtml
        images(first: 10) {
          nodes {
            ...ImageCore
          }
        }
        variants(first: 100) {
          nodes {
            ...VariantCore
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,
  [productCore, imageCore, variantCore],
);

export const variantsQuery = graphql(
  `
    query ProductVariants($handle: String!, $after: String, $withStock: Boolean = true) {
      product(handle: $handle) {
        variants(first: 100, after: $after) {
          nodes {
            ...VariantCore
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,
  [variantCore],
);

/** One product of each tells whether anything stands there. */
export const collectionsQuery = graphql(
  `
    query Collections($first: Int!, $after: String) {
      collections(first: $first, after: $after) {
        nodes {
          id
          handle
          title
          image {
            ...ImageCore
          }
          products(first: 1) {
            nodes {
              id
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [imageCore],
);

export const collectionQuery = graphql(
  `
    query CollectionProducts(
      $id: ID!
      $first: Int!
      $after: String
      $withTags: Boolean = true
      $withStock: Boolean = true
    ) {
      collection(id: $id) {
        products(first: $first, after: $after) {
          nodes {
            ...ListedProduct
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,
  [listedProduct],
);

export const cartCreateMutation = graphql(`
  mutation CartCreate($input: CartInput!) {
    cartCreate(input: $input) {
      cart {
        id
        checkoutUrl
        totalQuantity
        cost {
          totalAmount {
            amount
            currencyCode
          }
        }
        lines(first: 100) {
          nodes {
            quantity
            merchandise {
              ... on ProductVariant {
                id
              }
            }
          }
        }
      }
      userErrors {
        field
        message
        code
      }
      warnings {
        code
        message
      }
    }
  }
`);

/** Asks whether a cart is still open: the platform answers null once it was bought. */
export const cartQuery = graphql(`
  query CartStatus($id: ID!) {
    cart(id: $id) {
      id
      totalQuantity
    }
  }
`);

/** Whether a code takes something off a cart: the platform says it of a cart that holds something. */
export const discountMutation = graphql(`
  mutation CartDiscount($input: CartInput!) {
    cartCreate(input: $input) {
      cart {
        discountCodes {
          code
          applicable
        }
      }
      userErrors {
        message
      }
    }
  }
`);
