import { isFields, isText } from '#platform/browser/read-fields.ts';
import { toCents } from '#platform/money/money.ts';
import type { Money, ProductImage, SelectedOption } from '#integrations/storefront/product.ts';

/** Parts of a product as a browser kept them from an earlier visit; what cannot be read is left out. */

export function readMoney(value: unknown): Money | undefined {
  if (
    !isFields(value) ||
    !isText(value['amount']) ||
    !isText(value['currencyCode']) ||
    !/^[A-Z]{3}$/.test(value['currencyCode'])
  )
    return undefined;
  try {
    return toCents(value['amount']) >= 0
      ? { amount: value['amount'], currencyCode: value['currencyCode'] }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Only pictures that a page may show: from the web, or the store's own. */
export function readImage(value: unknown): ProductImage | null {
  if (!isFields(value) || !isText(value['url']) || !/^(https?:\/\/|\/(?!\/))/.test(value['url'])) return null;
  const size = (key: string) => (typeof value[key] === 'number' ? value[key] : null);
  return {
    url: value['url'],
    altText: isText(value['altText']) ? value['altText'] : null,
    width: size('width'),
    height: size('height'),
  };
}

export function readOptions(value: unknown): SelectedOption[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (option): option is SelectedOption =>
      isFields(option) && isText(option['name']) && isText(option['value']),
  );
}
