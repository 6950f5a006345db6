import { type Offer, offerOf } from './offer.ts';
import type { Product, ProductImage, ProductRating } from '#integrations/storefront/product.ts';
import { type ProductForm, productForm } from './product-form.ts';
import { isBestValue, isWide } from './shop-list.ts';

/** What a list needs of a product, and no more: it travels with every page that shows a card. */
export interface ProductCardData extends Offer {
  id: string;
  handle: string;
  title: string;
  /** One or two sentences from the description. */
  summary: string;
  vendor: string;
  form: ProductForm;
  image: ProductImage | null;
  /** Given by buyers; absent where there is none. */
  rating?: ProductRating | undefined;
  variantCount: number;
  available: boolean;
  bestValue: boolean;
  wide: boolean;
}

/** Two lines of a card. */
const SUMMARY_LENGTH = 96;

const cards = new WeakMap<Product, ProductCardData>();

/** A product that has not changed since the last reading of the catalogue is the same object, and has the same card. */
export function toProductCard(product: Product): ProductCardData {
  const card = cards.get(product) ?? makeCard(product);
  cards.set(product, card);
  return card;
}

function makeCard(product: Product): ProductCardData {
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    summary: summarise(product.description, SUMMARY_LENGTH),
    vendor: product.vendor,
    form: productForm(product),
    image: product.images[0] ?? null,
    ...(product.rating && { rating: product.rating }),
    ...offerOf(product),
    variantCount: product.variants.length,
    available: product.availableForSale,
    bestValue: isBestValue(product),
    wide: isWide(product),
  };
}

/** The first sentence where it fits, otherwise whole words up to the length and an ellipsis. */
export function summarise(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  const sentence = /^.*?[.!?](?=\s)/.exec(plain)?.[0];
  if (sentence && sentence.length <= length) return sentence;
  const cut = plain.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}
