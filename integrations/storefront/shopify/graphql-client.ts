import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';
import type { ShopWatch } from '../shop-watch.ts';
import type { Warn } from '../storefront.ts';
import type { Failures } from './failures.ts';
import { retryDelay } from './retry-delay.ts';
import { sendRequest } from './send-request.ts';

/** Of one attempt, from connecting to the last byte. */
const TIMEOUT_MS = 10_000;
/** The first one and two repetitions. */
const ATTEMPTS = 3;

export interface GraphqlClientOptions {
  /** Where the Storefront API answers. */
  url: string;
  /** A public token, or a private one. */
  token: string;
  /** The API version in `url`: told when another one answers. */
  apiVersion?: string | undefined;
  failures: Failures;
  warn: Warn;
  /** Told what every reading came to. */
  watch: ShopWatch;
  timeoutMs?: number | undefined;
  /** Waits between attempts; tests don't. */
  wait?: ((ms: number) => Promise<unknown>) | undefined;
  /** 0 to 1. */
  random?: (() => number) | undefined;
}

interface Call<Result, Variables> {
  document: TadaDocumentNode<Result, Variables>;
  variables: Variables;
  /** The visitor's own address, for calls that concern one buyer: without it they all count as one. */
  buyerAddress?: string | undefined;
}

export interface GraphqlClient {
  /** Asks, and asks again up to twice when that may help. Throws StorefrontError. */
  read<Result, Variables>(call: Call<Result, Variables>): Promise<Result>;
  /** Changes something: repeated only where the platform refused before it did anything. Throws StorefrontError. */
  change<Result, Variables>(call: Call<Result, Variables>): Promise<Result>;
}

export function createGraphqlClient(options: GraphqlClientOptions): GraphqlClient {
  const { url, failures, watch, timeoutMs = TIMEOUT_MS, wait = sleep, random = Math.random } = options;
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...tokenHeader(options.token.trim()),
  };
  const watchVersion = versionWatch(options);

  async function send<Result, Variables>(
    call: Call<Result, Variables>,
    { isChange }: { isChange: boolean },
  ): Promise<Result> {
    const request = {
      url,
      headers: { ...headers, ...buyerHeader(call.buyerAddress) },
      body: JSON.stringify({ query: print(call.document), variables: call.variables }),
      timeoutMs,
      isChange,
      failures,
      // The schema promises the rest of the shape; a mapper that cannot read it says so.
      isData: (data: unknown): data is Result => typeof data === 'object' && data !== null,
    };
    const repeatable = isChange ? ['always'] : ['always', 'reads'];
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await sendRequest(request);
      if (outcome.ok) {
        watchVersion(outcome.version);
        return outcome.data;
      }
      if (attempt === ATTEMPTS || !repeatable.includes(outcome.repeat)) throw outcome.error;
      await wait(retryDelay({ repetition: attempt, retryAfterMs: outcome.retryAfterMs, random: random() }));
    }
  }

  return {
    async read(call) {
      const tell = watch.asking();
      try {
        const result = await send(call, { isChange: false });
        tell({ failure: undefined });
        return result;
      } catch (error) {
        tell({ failure: error });
        throw error;
      }
    },
    change: (call) => send(call, { isChange: true }),
  };
}

/** A public token is 32 hexadecimal digits; a private one, for servers only, starts with shpat_ and has a header of its own. */
function tokenHeader(token: string): Record<string, string> {
  // fetch would refuse it too, with the token in its message, which is logged.
  if (!/^[!-~]+$/.test(token)) throw new Error('The storefront token holds characters that no token has.');
  return token.startsWith('shpat_')
    ? { 'Shopify-Storefront-Private-Token': token }
    : { 'X-Shopify-Storefront-Access-Token': token };
}

function buyerHeader(address: string | undefined): Record<string, string> {
  return address && isIP(address) ? { 'Shopify-Storefront-Buyer-IP': address } : {};
}

/** Says once for each other version that it answers: asked for one that has ended, the platform takes the oldest that it still has. */
function versionWatch({ apiVersion, warn, watch }: GraphqlClientOptions): (answered: string | null) => void {
  const told = new Set([apiVersion]);
  return (answered) => {
    if (!apiVersion || answered === null) return;
    watch.answered(apiVersion, answered);
    if (told.has(answered)) return;
    told.add(answered);
    warn({ asked: apiVersion, answered }, 'the storefront answers with another API version than asked');
  };
}
