import { z } from 'zod';
import { checkoutRequest } from '#features/cart/checkout-request.ts';
import { type CheckoutHome, normaliseCheckoutUrl } from '#integrations/storefront/shopify/checkout-url.ts';
import {
  type CartLineProblem,
  type Storefront,
  StorefrontError,
} from '#integrations/storefront/storefront.ts';
import type { Logger } from '#platform/log/logger.server.ts';

export interface CheckoutParts {
  storefront: Storefront;
  home: CheckoutHome;
  /** As texts name the platform. */
  providerName: string;
  log: Pick<Logger, 'warn'>;
}

/** A line of the request, by its place, that cannot be bought as asked. */
export type CheckoutProblem = Pick<CartLineProblem, 'lineIndex' | 'reason'>;

type CheckoutFailure =
  | 'empty'
  /** The request makes no sense: no line, quantity or id that the store's own cart could have sent. */
  | 'invalid'
  | 'payment-required'
  /** Lines that are gone or sold out: `problems` names them, and the shopper decides. */
  | 'lines'
  | 'unavailable';

export type CheckoutResult =
  /** `problems`: lines of which there is less than asked. */
  | { ok: true; checkoutUrl: string; cartId: string; problems: CheckoutProblem[] }
  | { ok: false; reason: CheckoutFailure; message: CheckoutMessage; problems: CheckoutProblem[] };

interface CheckoutMessage {
  title: string;
  description: string;
}

/** Makes a cart on the platform and returns the address of its checkout. Expected failures are values; the platform's own words go to the log. */
export async function createCheckout(
  parts: CheckoutParts,
  options: {
    /** As it came from the browser: checked here. */
    request: unknown;
    buyerAddress?: string | undefined;
    /** scheme://host of the address that the visitor used. */
    visitorOrigin?: string | undefined;
  },
): Promise<CheckoutResult> {
  const { storefront, home, providerName, log } = parts;
  const { buyerAddress, visitorOrigin } = options;
  const fail = (reason: CheckoutFailure, problems: CartLineProblem[] = []): CheckoutResult => {
    return { ok: false, reason, message: checkoutMessage(reason, providerName), problems: shown(problems) };
  };

  if (emptyCart.safeParse(options.request).success) return fail('empty');
  const request = checkoutRequest.safeParse(options.request);
  if (!request.success) return fail('invalid');
  try {
    const cart = await storefront.createCart({ lines: request.data.lines, buyerAddress });
    if (cart.problems.length > 0) log.warn({ problems: cart.problems }, 'a cart could not be had as asked');
    if (cart.problems.some(({ reason }) => reason !== 'reduced')) return fail('lines', cart.problems);
    const checkoutUrl = normaliseCheckoutUrl(cart.checkoutUrl, { home, visitorOrigin, providerName });
    return { ok: true, checkoutUrl, cartId: cart.id, problems: shown(cart.problems) };
  } catch (error) {
    if (!(error instanceof StorefrontError)) throw error;
    log.warn({ kind: error.kind, problems: error.problems, err: error }, 'the storefront made no checkout');
    return fail(reasonOf(error), error.problems);
  }
}

const emptyCart = z.object({ lines: z.tuple([]) });

function reasonOf(error: StorefrontError): CheckoutFailure {
  if (error.kind === 'payment-required') return 'payment-required';
  return error.problems.length > 0 ? 'lines' : 'unavailable';
}

/** The platform's words stay here. */
const shown = (problems: readonly CartLineProblem[]): CheckoutProblem[] =>
  problems.map(({ lineIndex, reason }) => ({ lineIndex, reason }));

/** Texts of docs/product/checkout.md#failures. */
function checkoutMessage(reason: CheckoutFailure, providerName: string): CheckoutMessage {
  switch (reason) {
    case 'payment-required':
      return {
        title: `${providerName}: Payment required`,
        description: `The store needs an active ${providerName} billing plan before it can take orders. Please contact support.`,
      };
    case 'empty':
      return { title: 'Your cart is empty', description: 'Add a product to check out.' };
    case 'invalid':
    case 'lines':
    case 'unavailable':
      return { title: 'Failed to create checkout', description: 'Please try again or contact support' };
  }
}
