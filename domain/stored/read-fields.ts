import { toCents } from '../catalog/money.ts';
import type { Money, ProductImage, SelectedOption } from '../catalog/product.ts';

/**
 * Readers for what a browser kept from an earlier visit: another version of the store, another tab or a hand may have written it,
 * so nothing is taken for granted. By hand, because a schema library would travel with every page.
 */

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

export const textOr = (value: unknown, fallback: string): string => (isText(value) ? value : fallback);

export function readMoney(value: unknown): Money | undefined {
  if (!isFields(value) || !isText(value['amount']) || !isText(value['currencyCode'])) return undefined;
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
