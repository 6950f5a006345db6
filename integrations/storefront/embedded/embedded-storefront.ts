import { createDemoCheckout, type DemoCheckout, type DemoCheckoutParts } from './demo-checkout.ts';
import { createGraphqlEndpoint, type GraphqlEndpointParts } from './graphql-endpoint.ts';

/** A whole small commerce platform on this machine: its API, as the platform answers it over HTTP, and its checkout. */
export interface EmbeddedStorefront {
  /** Answers …/api/<version>/graphql.json. */
  handle(request: Request): Promise<Response>;
  checkout: DemoCheckout;
}

export function createEmbeddedStorefront(
  parts: GraphqlEndpointParts & DemoCheckoutParts,
): EmbeddedStorefront {
  return { handle: createGraphqlEndpoint(parts), checkout: createDemoCheckout(parts) };
}
