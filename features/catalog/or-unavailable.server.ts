import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '#features/services-context.ts';
import { catalogAway, platformUnpaid } from '#features/store/trouble.ts';

type Context = Readonly<RouterContextProvider>;

/** Who needs products for one part of a page does not wait longer for them. docs/product/shell.md#error-pages */
const PATIENCE_MS = 3000;

/** A page that lacks a part is kept by nobody, and the page cache goes on with the whole one. */
export const INCOMPLETE_HEADERS = { 'Cache-Control': 'no-store', 'X-Incomplete': 'yes' };

/**
 * The catalogue's answer, or a page with status 503 that says it cannot be reached and offers a retry.
 * Failures of the storefront carry their own name; anything else is a fault of ours and goes on to the error boundary, which logs it.
 */
export async function orUnavailable<T>(context: Context, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'StorefrontError') throw error;
    note(context, error);
    const unpaid = 'kind' in error && error.kind === 'payment-required';
    throw unpaid ? platformUnpaid() : catalogAway();
  }
}

/** For a page that stands without products: null where they do not come, or not in time. */
export async function orWithout<T>(context: Context, answer: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no products within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    note(context, error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** The visitor sees a page that says so; the cause is for the log, by the id that the answer carries. */
function note(context: Context, error: unknown): void {
  context.get(servicesContext).log.error({ err: error }, 'no catalogue for a page');
}
