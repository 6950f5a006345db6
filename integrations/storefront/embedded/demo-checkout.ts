import type { Money } from '../product.ts';
import { checkCheckoutForm, type CheckoutFieldErrors, type CheckoutForm } from '../checkout.schema.ts';
import { demoShippingRates, type ShippingMethodId, type ShippingRates } from '../shipping.ts';
import { checkoutTotals } from '../totals.ts';
import {
  type CartContents,
  cartContents,
  type CartLine,
  dollars,
  findCart,
  goodsCents,
} from './demo-carts.ts';
import type { DemoOrder, DemoOrderLine, DemoShopRecords } from './demo-shop-records.ts';
import type { DemoShop } from './demo-shop.ts';
import { globalId } from './global-id.ts';

/** The checkout of the embedded shop, standing for the platform's own page. It takes no payment. */
export interface DemoCheckout {
  /** What the page of this cart shows; undefined for a cart that never was or was forgotten. */
  find(token: string): Promise<CheckoutView | undefined>;
  /** What the cart would cost. Whether the code is a first-order code for this shopper is only looked at when the order is placed, so that nobody can ask here who has ordered before. */
  quote(token: string, choice: { shippingMethod: ShippingMethodId; discountCode?: string }): Promise<Quote>;
  /** Makes the order of this cart, once: pressing again gives the same order. `input` is the form as it was sent. */
  place(token: string, input: unknown): Promise<PlaceResult>;
}

export type CheckoutView =
  | {
      status: 'open';
      lines: CheckoutLine[];
      /** Lines that can no longer be bought; they are no part of the order. */
      unavailable: CartContents['unavailable'];
      subtotal: Money;
    }
  | { status: 'ordered'; order: DemoOrder };

export interface CheckoutLine extends DemoOrderLine {
  /** Price of one piece times quantity. */
  total: Money;
}

export interface QuotedTotals {
  subtotal: Money;
  /** Taken off; 0 without a code. */
  discount: Money;
  shipping: Money;
  total: Money;
}

type NothingToBuy = { ok: false; reason: 'gone' | 'empty' };
type BadFields = { ok: false; reason: 'fields'; fieldErrors: CheckoutFieldErrors };
export type Quote = { ok: true; totals: QuotedTotals; discountPercent: number } | BadFields | NothingToBuy;
export type PlaceResult = { ok: true; order: DemoOrder } | BadFields | NothingToBuy;

export interface DemoCheckoutParts {
  shop: DemoShop;
  records: DemoShopRecords;
  now: () => Date;
  /** What the owner promises now; the demo shop's own while nobody said otherwise. */
  terms?: () => CheckoutTerms;
}

export interface CheckoutTerms {
  shipping: ShippingRates;
  firstOrderDiscount: { code: string; percent: number } | null;
}

const termsOf = ({ terms, shop }: DemoCheckoutParts): CheckoutTerms =>
  terms?.() ?? { shipping: demoShippingRates, firstOrderDiscount: shop.firstOrderDiscount };

export function createDemoCheckout(parts: DemoCheckoutParts): DemoCheckout {
  return {
    find: (token) => find(parts, token),
    quote: (token, choice) => quote(parts, token, choice),
    place: (token, input) => place(parts, token, input),
  };
}

async function find(parts: DemoCheckoutParts, token: string): Promise<CheckoutView | undefined> {
  const found = await findCart(parts, token);
  if (found?.status !== 'open') return found;
  const { lines, unavailable } = cartContents(parts.shop, found.cart);
  return {
    status: 'open',
    lines: lines.map((line) => ({
      ...orderLine(line),
      total: dollars(goodsCents([line])),
    })),
    unavailable,
    subtotal: dollars(goodsCents(lines)),
  };
}

async function quote(
  parts: DemoCheckoutParts,
  token: string,
  { shippingMethod, discountCode = '' }: { shippingMethod: ShippingMethodId; discountCode?: string },
): Promise<Quote> {
  const found = await findCart(parts, token);
  if (found?.status !== 'open') return { ok: false, reason: 'gone' };
  const { lines } = cartContents(parts.shop, found.cart);
  if (lines.length === 0) return { ok: false, reason: 'empty' };
  const discount = discountOf(termsOf(parts), discountCode);
  if (!discount) return unknownCode();
  return {
    ok: true,
    totals: totalsOf(lines, {
      shippingMethod,
      discountPercent: discount.percent,
      rates: termsOf(parts).shipping,
    }),
    discountPercent: discount.percent,
  };
}

async function place(parts: DemoCheckoutParts, token: string, input: unknown): Promise<PlaceResult> {
  const found = await findCart(parts, token);
  if (!found) return { ok: false, reason: 'gone' };
  // A second press, or a reload of the answer.
  if (found.status === 'ordered') return { ok: true, order: found.order };
  const { lines } = cartContents(parts.shop, found.cart);
  if (lines.length === 0) return { ok: false, reason: 'empty' };
  const checked = checkCheckoutForm(input);
  if (!checked.ok) return { ok: false, reason: 'fields', fieldErrors: checked.fieldErrors };
  const discount = discountOf(termsOf(parts), checked.form.discountCode);
  if (!discount) return unknownCode();

  const placed = await parts.records.placeOrder({
    cartToken: token,
    ...contactOf(checked.form),
    lines: lines.map(orderLine),
    shippingMethod: checked.form.shippingMethod,
    discountCode: discount.code,
    ...totalsOf(lines, {
      shippingMethod: checked.form.shippingMethod,
      discountPercent: discount.percent,
      rates: termsOf(parts).shipping,
    }),
    // Nothing was charged: the demo stands where a platform reports the payment as done.
    financialStatus: 'paid',
    fulfillmentStatus: 'unfulfilled',
    createdAt: parts.now().toISOString(),
  });
  return placed.ok ? placed : usedCode(discount.code);
}

/** The discount that a typed code gives; none for an empty one, undefined for a code nobody knows. Codes are compared without case. */
function discountOf(
  { firstOrderDiscount }: CheckoutTerms,
  typed: string,
): { code: string | null; percent: number } | undefined {
  const code = typed.trim().toUpperCase();
  if (code === '') return { code: null, percent: 0 };
  return firstOrderDiscount && code === firstOrderDiscount.code.toUpperCase()
    ? firstOrderDiscount
    : undefined;
}

const unknownCode = (): BadFields => ({
  ok: false,
  reason: 'fields',
  fieldErrors: {
    discountCode: 'We do not know this discount code. Check the spelling, or leave the field empty.',
  },
});

const usedCode = (code: string | null): BadFields => ({
  ok: false,
  reason: 'fields',
  fieldErrors: {
    discountCode: `The discount code ${code} is for a first order, and this email address has ordered before. Leave the field empty to go on.`,
  },
});

function totalsOf(
  lines: CartLine[],
  choice: { shippingMethod: ShippingMethodId; discountPercent: number; rates: ShippingRates },
): QuotedTotals {
  const cents = checkoutTotals({ goodsCents: goodsCents(lines), ...choice });
  return {
    subtotal: dollars(cents.subtotal),
    discount: dollars(cents.discount),
    shipping: dollars(cents.shipping),
    total: dollars(cents.total),
  };
}

function orderLine({ product, variant, quantity }: CartLine): DemoOrderLine {
  return {
    variantId: globalId('ProductVariant', variant.id),
    handle: product.handle,
    title: product.title,
    variantTitle: variant.title,
    selectedOptions: variant.selectedOptions,
    quantity,
    price: variant.price,
    imageUrl: product.images[0]?.url ?? null,
  };
}

function contactOf({ email, name, line1, line2, city, state, zip }: CheckoutForm) {
  return { email, address: { name, line1, line2, city, state, zip } };
}
