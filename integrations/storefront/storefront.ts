import type { Collection, Product, ProductDetail } from './product.ts';

/** The commerce platform as the store sees it. Live: Shopify. Embedded: the same GraphQL operations, answered on this machine. */
export interface Storefront {
  /** What the shop says of itself. */
  findShop(): Promise<ShopFacts>;
  /** One page of the catalogue, in the platform's own order. */
  listProducts(options: { first: number; after?: string | undefined }): Promise<ProductPage>;
  /** One page of all collections, in the platform's own order. */
  listCollections(options: { first: number; after?: string | undefined }): Promise<CollectionPage>;
  /** With all its variants, however many calls that takes. */
  findProduct(options: { handle: string }): Promise<ProductDetail | undefined>;
  /** One page of a collection; undefined when the platform has no such collection. */
  listCollectionProducts(options: {
    /** The number at the end of gid://shopify/Collection/…, as content/collections.ts lists it. */
    collectionId: string;
    first: number;
    after?: string | undefined;
  }): Promise<ProductPage | undefined>;
  /**
   * Repeated only where the platform refused before it did anything: otherwise a second call could make a second cart.
   * Throws 'user-errors' with the lines at fault when the platform takes no cart at all.
   */
  createCart(options: {
    lines: readonly CartLineInput[];
    buyerAddress?: string | undefined;
  }): Promise<CreatedCart>;
  /** Whether a cart with this product takes the code. For the owner's setup: it makes a cart that nobody buys. */
  takesDiscount(options: { code: string; merchandiseId: string }): Promise<boolean>;
  /** 'gone' once the cart was bought or has expired. */
  cartStatus(options: { cartId: string; buyerAddress?: string | undefined }): Promise<'open' | 'gone'>;
}

export interface ShopFacts {
  name: string;
  /** ISO 4217, such as 'USD'. */
  currencyCode: string;
}

/** Where oddities go that a person should read: facts first, then a sentence. Never a visitor. */
export type Warn = (details: Record<string, unknown>, message: string) => void;

export interface ProductPage {
  products: Product[];
  /** Cursor of the next page; undefined on the last one. */
  next?: string | undefined;
}

export interface CollectionPage {
  collections: Collection[];
  /** Cursor of the next page; undefined on the last one. */
  next?: string | undefined;
}

export interface CartLineInput {
  merchandiseId: string;
  quantity: number;
}

export interface CreatedCart {
  id: string;
  /** As the platform sent it: normalise it before a browser follows it (shopify/checkout-url.ts). */
  checkoutUrl: string;
  totalQuantity: number;
  /** Lines that the platform left out or reduced, by their place in the input. */
  problems: CartLineProblem[];
}

export interface CartLineProblem {
  lineIndex: number;
  reason: 'gone' | 'sold-out' | 'reduced';
  /** The platform's words, for the log. */
  message: string;
}

/** A call to the storefront that failed. `message` is fixed wording (docs/product/catalog.md#platform-errors); `status` is absent when nothing answered. */
export class StorefrontError extends Error {
  override name = 'StorefrontError';
  readonly kind:
    | 'payment-required'
    | 'http'
    | 'graphql'
    | 'user-errors'
    | 'no-checkout-url'
    | 'timeout'
    | 'network';
  readonly status: number | undefined;
  /** Lines at fault, where the platform named them. */
  readonly problems: CartLineProblem[];

  constructor(
    kind: StorefrontError['kind'],
    message: string,
    options: { status?: number | undefined; cause?: unknown; problems?: CartLineProblem[] } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
    this.problems = options.problems ?? [];
  }
}
