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
  availableForSale: boolean;
  selectedOptions: SelectedOption[];
}

export interface ProductOption {
  name: string;
  values: string[];
}

/** A product as lists carry it: up to 5 images and 10 variants. */
export interface Product {
  /** Global id, such as gid://shopify/Product/1. */
  id: string;
  handle: string;
  title: string;
  /** Plain text. */
  description: string;
  vendor: string;
  productType: string;
  /** Words that the owner gave it. */
  tags: string[];
  /** Titles of the collections it stands in. */
  collections: string[];
  /** True when at least one variant can be bought. */
  availableForSale: boolean;
  /** The lowest variant price. */
  minPrice: Money;
  images: ProductImage[];
  variants: ProductVariant[];
  options: ProductOption[];
}

/** A product as its own page carries it: up to 10 images and 20 variants, and its description as HTML. */
export interface ProductDetail extends Product {
  /** Sanitised where it entered: safe to render. */
  descriptionHtml: string;
}
