import { data } from 'react-router';

/**
 * The catalogue's answer, or a page with status 503 that says it cannot be reached and offers a retry.
 * Failures of the storefront carry their own name; anything else is a fault of ours and goes on to the error boundary.
 */
export async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && error.name === 'StorefrontError')
      throw data({ reason: 'storefront' }, { status: 503 });
    throw error;
  }
}
