import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { clientAddress } from './client-address.server.ts';

/** What the first middleware notes of a request, for the ones after it. */
export interface RequestVariables {
  requestId: string;
  /** Which address of the store was asked for, such as `/product/:handle`. */
  route: string;
}

export type AppEnv = { Variables: RequestVariables };

/** The visitor's address as limits count it. */
export function addressOf(c: Context, trustedProxies: number): string {
  return clientAddress({
    socketAddress: getConnInfo(c).remote.address,
    forwardedFor: c.req.header('x-forwarded-for'),
    trustedProxies,
  });
}
