import { type Context, Hono } from 'hono';
import type { CheckoutAnswer } from '#domain/cart/checkout-answer.ts';
import { MAX_SEARCH_LENGTH } from '#domain/catalog/shop-query.ts';
import type { CheckoutProblem, CheckoutResult } from '../catalog/create-checkout.ts';
import type { Services } from '../services.ts';
import { matchProduct } from '../voice/match-product.ts';
import { limited } from './limited.ts';
import { addressOf, type AppEnv } from './request-context.ts';

/** What the browser asks the shop for: search, checkout, and what became of a cart. */
export function shopEndpoints(services: Services, options: { trustedProxies: number }): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { catalog, checkout, limits, log } = services;
  const { trustedProxies } = options;

  app.get('/api/search', async (c) => {
    const query = (c.req.query('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
    const answer = await catalog.searchProducts({ query }).catch((error: unknown) => {
      log.error({ err: error, requestId: c.get('requestId') }, 'search failed');
      return undefined;
    });
    if (!answer)
      return c.json({ error: 'unavailable', message: 'Search is not available right now.' }, 503, {
        'Retry-After': '30',
      });
    return c.json(answer, 200, { 'Cache-Control': 'public, max-age=60' });
  });

  // What a product that was said aloud is called.
  app.get('/api/product-match', async (c) => {
    const name = (c.req.query('name') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
    return c.json(await matchProduct(catalog, { name }), 200, { 'Cache-Control': 'public, max-age=60' });
  });

  // All that the quiz can name, whatever was answered: the answers stay in the browser.
  app.get('/api/quiz-products', async (c) => {
    const answer = await catalog.findQuizProducts().catch((error: unknown) => {
      log.error({ err: error, requestId: c.get('requestId') }, 'quiz products failed');
      return undefined;
    });
    if (!answer) return c.json({ error: 'unavailable' }, 503, { 'Retry-After': '30' });
    return c.json(answer, 200, { 'Cache-Control': 'public, max-age=60' });
  });

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

/** In the shopper's words. A cart that cannot be had as asked is not checked out: the shopper decides first. */
function toAnswer(result: CheckoutResult, request: unknown): CheckoutAnswer {
  if (result.ok && result.problems.length === 0)
    return { ok: true, cartId: result.cartId, checkoutUrl: result.checkoutUrl };
  const lines = result.problems.flatMap(({ lineIndex, reason }) => {
    const variantId = variantIdAt(request, lineIndex);
    return variantId === undefined ? [] : [{ variantId, message: lineMessages[reason] }];
  });
  if (lines.length > 0)
    return {
      ok: false,
      title: 'Failed to create checkout',
      message: 'Something in your cart is not available as you want it. It is marked below.',
      lines,
    };
  const { title, description } = result.ok
    ? { title: 'Failed to create checkout', description: 'Please try again or contact support' }
    : result.message;
  return { ok: false, title, message: description, lines };
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
