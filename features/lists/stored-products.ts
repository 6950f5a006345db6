import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { productForms } from '#features/catalog/product-form.ts';
import { type Fields, isFields, isText, textOr } from '#platform/browser/read-fields.ts';
import { readImage, readMoney, readOptions } from '#features/catalog/stored-product-fields.ts';

/** Reads a stored list of products; an entry that makes no sense, or stands there twice, is left out. */
export function readStoredProducts(stored: unknown): ProductCardData[] {
  if (!isFields(stored) || !Array.isArray(stored['products'])) return [];
  const seen = new Set<string>();
  return stored['products'].flatMap(readProduct).filter(({ id }) => !seen.has(id) && seen.add(id));
}

function readProduct(value: unknown): ProductCardData[] {
  if (!isFields(value)) return [];
  const variant = readVariant(value['variant']);
  // What adding adds decides: an older version of the store kept another price beside it.
  const price = variant?.price ?? readMoney(value['price']);
  if (!isText(value['id']) || !isText(value['handle']) || !isText(value['title']) || !price) return [];
  return [
    {
      id: value['id'],
      handle: value['handle'],
      title: value['title'],
      summary: textOr(value['summary'], ''),
      vendor: textOr(value['vendor'], ''),
      form: productForms.find((form) => form === value['form']) ?? 'other',
      image: readImage(value['image']),
      ...readRating(value['rating']),
      price,
      priceVaries: value['priceVaries'] === true,
      variant,
      variantCount: Number(value['variantCount']) || 0,
      available: value['available'] === true,
      bestValue: value['bestValue'] === true,
      wide: value['wide'] === true,
    },
  ];
}

function readVariant(value: unknown): ProductCardData['variant'] {
  if (!isFields(value) || !isText(value['id'])) return null;
  const fields: Fields = value;
  const price = readMoney(fields['price']);
  if (!price) return null;
  return {
    id: value['id'],
    title: textOr(fields['title'], ''),
    sku: isText(fields['sku']) ? fields['sku'] : null,
    price,
    compareAtPrice: readMoney(fields['compareAtPrice']),
    availableForSale: fields['availableForSale'] === true,
    selectedOptions: readOptions(fields['selectedOptions']),
  };
}

function readRating(value: unknown): Pick<ProductCardData, 'rating'> {
  if (!isFields(value)) return {};
  const [given, scale, count] = [value['value'], value['scale'], value['count']].map(Number);
  return given && scale && count && given <= scale ? { rating: { value: given, scale, count } } : {};
}
