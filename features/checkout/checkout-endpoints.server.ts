import { type Context, Hono } from 'hono';
import type { CheckoutAnswer } from '#features/cart/checkout-answer.ts';
import type { CheckoutProblem, CheckoutResult } from './create-checkout.server.ts';
import type { Services } from '#features/services.ts';
import type { Refusal } from '#platform/http/refuse.server.ts';
import { limited } from '#platform/http/limited.server.ts';
import { addressOf, type AppEnv } from '#platform/http/request-context.server.ts';

/** What a cart asks: to be checked out, and what became of it. */
export function checkoutEndpoints(services: Services, options: { trustedProxies: number }): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { checkout, limits } = services;
  const { trustedProxies } = options;

  app.post('/api/checkout', limited(limits.checkout, options), async (c) => {
    const request: unknown = await c.req.json().catch(() => undefined);
    const result = await checkout.create({
      request,
      buyerAddress: addressOf(c, trustedProxies),
      visitorOrigin: new URL(c.req.url).origin,
    });
    return c.json(toAnswer(result, request), statusOf(result), { 'Cache-Control': 'no-store' });
  });

  app.get('/api/cart-status', limited(limits.cartStatus, options), async (c: Context) => {
    const cartId = c.req.query('id') ?? '';
    const status = await checkout.status({ cartId, buyerAddress: addressOf(c, trustedProxies) });
    return c.json({ status }, 200, { 'Cache-Control': 'no-store' });
  });

  return app;
}

function statusOf(result: CheckoutResult): 200 | 400 | 409 | 503 {
  if (result.ok) return result.problems.length > 0 ? 409 : 200;
  return result.reason === 'lines'
    ? 409
    : result.reason === 'invalid' || result.reason === 'empty'
      ? 400
      : 503;
}

const lineMessages: Record<CheckoutProblem['reason'], string> = {
  gone: 'No longer in the shop. Remove it to check out the rest.',
  'sold-out': 'Sold out. Remove it to check out the rest.',
  reduced: 'There are fewer left than you want. Lower the quantity to check out.',
};

/** With the code that every refusal has; the cart goes by its words. */
type SentAnswer = Extract<CheckoutAnswer, { ok: true }> | (Extract<CheckoutAnswer, { ok: false }> & Refusal);

/** In the shopper's words. A cart that cannot be had as asked is not checked out: the shopper decides first. */
function toAnswer(result: CheckoutResult, request: unknown): SentAnswer {
  if (result.ok && result.problems.length === 0)
    return { ok: true, cartId: result.cartId, checkoutUrl: result.checkoutUrl };
  const lines = result.problems.flatMap(({ lineIndex, reason }) => {
    const variantId = variantIdAt(request, lineIndex);
    return variantId === undefined ? [] : [{ variantId, message: lineMessages[reason] }];
  });
  if (lines.length > 0)
    return {
      ok: false,
      code: 'lines',
      title: 'Failed to create checkout',
      message: 'Something in your cart is not available as you want it. It is marked below.',
      lines,
    };
  const { title, description } = result.ok
    ? { title: 'Failed to create checkout', description: 'Please try again or contact support' }
    : result.message;
  return { ok: false, code: result.ok ? 'lines' : result.reason, title, message: description, lines };
}

function variantIdAt(request: unknown, index: number): string | undefined {
  if (
    typeof request !== 'object' ||
    request === null ||
    !('lines' in request) ||
    !Array.isArray(request.lines)
  )
    return undefined;
  const line: unknown = request.lines[index];
  if (typeof line !== 'object' || line === null || !('merchandiseId' in line)) return undefined;
  return typeof line.merchandiseId === 'string' ? line.merchandiseId : undefined;
}
