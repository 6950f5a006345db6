import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Why an endpoint does not do what it was asked for: docs/product/store.md#errors. */
export interface Refusal {
  /** For programs. */
  code: string;
  /** For the shopper. */
  message: string;
  /** What is wrong with a field, by its name. */
  fields?: Readonly<Record<string, string | undefined>>;
}

/** The one shape in which every endpoint that browsers call says no. */
export const refuse = (
  c: Context,
  status: ContentfulStatusCode,
  refusal: Refusal,
  headers: Record<string, string> = {},
) => c.json({ ok: false as const, ...refusal }, status, headers);
