import type { Money } from '#platform/money/money.ts';

export type { Money };

/** What the store knows of a product: the shape of the storefront API (docs/product/catalog.md#product-data). */

export interface ProductImage {
  /** Absolute, or root-relative when the store serves it itself. */
  url: string;
  altText: string | null;
  width: number | null;
  height: number | null;
}

export interface SelectedOption {
  name: string;
  value: string;
}

export interface ProductVariant {
  id: string;
  title: string;
  /** The owner's stock number; null where none is kept. */
  sku: string | null;
  price: Money;
  /** What it cost before, where that was more. */
  compareAtPrice?: Money | undefined;
  /** Pieces left, where the shop counts them and the token may read it. */
  quantityAvailable?: number | undefined;
  availableForSale: boolean;
  selectedOptions: SelectedOption[];
}

/** What buyers gave it, from the shop's own review metafields. */
export interface ProductRating {
  /** 0 to `scale`. */
  value: number;
  scale: number;
  /** Of reviews; at least 1. */
  count: number;
}

export interface ProductOption {
  name: string;
  values: string[];
}

/** What shoppers ask of one product, as its page answers it. */
export interface ProductQuestionAnswered {
  question: string;
  answer: string;
}

/** A product as lists carry it: up to 5 images and 10 variants. */
export interface Product {
  /** Global id, such as gid://shopify/Product/1. */
  id: string;
  handle: string;
  title: string;
  /** Plain text, without the questions at its end. */
  description: string;
  /** Those that its description answers under a heading of their own. */
  questions: ProductQuestionAnswered[];
  vendor: string;
  productType: string;
  /** Words that the owner gave it. */
  tags: string[];
  /** Titles of the collections it stands in. */
  collections: string[];
  /** Their numbers, in the same order. */
  collectionIds: string[];
  /** Absent where the shop has none: none is invented. */
  rating?: ProductRating | undefined;
  /** True when at least one variant can be bought. */
  availableForSale: boolean;
  /** The lowest variant price. */
  minPrice: Money;
  images: ProductImage[];
  variants: ProductVariant[];
  options: ProductOption[];
}

/** A product as its own page carries it: up to 10 images and all variants, and its description as HTML. */
export interface ProductDetail extends Product {
  /** Sanitised where it entered: safe to render. */
  descriptionHtml: string;
}

/** A collection as the platform lists it. */
export interface Collection {
  /** The number at the end of gid://shopify/Collection/…. */
  id: string;
  handle: string;
  title: string;
  image: ProductImage | null;
  /** Something stands in it. */
  filled: boolean;
}
