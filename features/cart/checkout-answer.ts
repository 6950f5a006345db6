import { isFields, isText, textOr } from '#platform/browser/read-fields.ts';

/** What POST /api/checkout answers. The words are for the shopper. */
export type CheckoutAnswer =
  | { ok: true; cartId: string; checkoutUrl: string }
  | {
      ok: false;
      title: string;
      message: string;
      /** Lines at fault; the cart keeps them until the shopper decides. */
      lines: { variantId: string; message: string }[];
    };

/** What a server sent, if it is such an answer: a proxy in between, or an older page, may have sent another. */
export function readCheckoutAnswer(value: unknown): CheckoutAnswer | undefined {
  if (!isFields(value)) return undefined;
  const { ok, cartId, checkoutUrl, title, message, lines } = value;
  if (ok === true && isText(cartId) && isText(checkoutUrl)) return { ok, cartId, checkoutUrl };
  if (ok !== false || !isText(message)) return undefined;
  const named = Array.isArray(lines) ? lines.filter(isNamedLine) : [];
  return { ok, title: textOr(title, 'Failed to create checkout'), message, lines: named };
}

const isNamedLine = (line: unknown): line is { variantId: string; message: string } =>
  isFields(line) && isText(line['variantId']) && isText(line['message']);
