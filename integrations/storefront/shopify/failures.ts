import { type CartLineProblem, StorefrontError } from '../storefront.ts';

/** Every way a call can fail (docs/product/catalog.md#platform-errors). They are logged; visitors read the store's own texts. */
export function failuresOf(providerName: string) {
  return {
    paymentRequired: () => new StorefrontError('payment-required', 'Payment required', { status: 402 }),
    http: (status: number) => new StorefrontError('http', `HTTP error! status: ${status}`, { status }),
    graphql: (messages: readonly string[], cause?: unknown) =>
      new StorefrontError('graphql', `Error calling ${providerName}: ${messages.join(', ')}`, { cause }),
    userErrors: (messages: readonly string[], problems: CartLineProblem[]) =>
      new StorefrontError('user-errors', `Cart creation failed: ${messages.join(', ')}`, { problems }),
    noCheckoutUrl: () =>
      new StorefrontError('no-checkout-url', `No checkout URL returned from ${providerName}`),
    timeout: (ms: number) =>
      new StorefrontError('timeout', `${providerName} did not answer within ${ms / 1000} s`),
    network: (cause: unknown) =>
      new StorefrontError('network', `${providerName} could not be reached`, { cause }),
  };
}

export type Failures = ReturnType<typeof failuresOf>;
