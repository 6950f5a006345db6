import type { Money, ProductImage, ProductOption, SelectedOption } from '../product.ts';
import type { ProductFile, ShopFile } from './data-schema.ts';

/** The shop of the data folder, as the embedded storefront serves it. */
export interface DemoShop extends ShopFile {
  collections: DemoCollection[];
  /** In the order of their ids: the order in which the shop lists them. */
  products: DemoProduct[];
}

export interface DemoCollection {
  /** The number at the end of the global id. */
  id: string;
  handle: string;
  title: string;
  description: string;
  products: DemoProduct[];
}

export interface DemoProduct {
  /** The number at the end of the global id. */
  id: string;
  handle: string;
  title: string;
  vendor: string;
  productType: string;
  tags: string[];
  /** Those it stands in, in the order of its own file. */
  collections: DemoCollection[];
  description: string;
  descriptionHtml: string;
  options: ProductOption[];
  variants: DemoVariant[];
  /** Root-relative addresses. The first is the pack. */
  images: ProductImage[];
  /** What the drawing of the pack is made of: ProductSpec of the illustrations. */
  art: ProductFile['art'];
}

export interface DemoVariant {
  id: string;
  title: string;
  price: Money;
  sku: string;
  selectedOptions: SelectedOption[];
  /** Pieces that can be bought: 0 when it is not for sale, Infinity when nobody counts. */
  available: number;
}

export function findVariant(
  shop: DemoShop,
  id: string,
): { product: DemoProduct; variant: DemoVariant } | undefined {
  for (const product of shop.products) {
    const variant = product.variants.find((candidate) => candidate.id === id);
    if (variant) return { product, variant };
  }
  return undefined;
}
