import { z } from 'zod';
import { MAX_LINES, MAX_QUANTITY } from './cart.ts';

/** What the browser asks the checkout for: variants and quantities. Prices are the platform's, so none is read here. */
export const checkoutRequest = z.object({
  lines: z
    .array(
      z.object({
        merchandiseId: z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/),
        quantity: z.int().min(1).max(MAX_QUANTITY),
      }),
    )
    .min(1)
    .max(MAX_LINES),
});
