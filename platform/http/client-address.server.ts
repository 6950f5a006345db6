import { isIPv6 } from 'node:net';

/**
 * The address a limit counts against. Without a trusted proxy it is the socket's; behind `trustedProxies` of them it is the entry that the outermost
 * of ours wrote into X-Forwarded-For. What a visitor put in front of that is never looked at.
 */
export function clientAddress(options: {
  socketAddress: string | undefined;
  forwardedFor: string | undefined;
  trustedProxies: number;
}): string {
  const socket = options.socketAddress ?? 'unknown';
  if (options.trustedProxies === 0 || !options.forwardedFor) return plain(socket);
  const hops = options.forwardedFor.split(',').map((hop) => hop.trim());
  return plain(hops[Math.max(0, hops.length - options.trustedProxies)] || socket);
}

const PORT_OF_IPV4 = /^(\d+\.\d+\.\d+\.\d+):\d+$/;
const IN_BRACKETS = /^\[([^\]]+)\](?::\d+)?$/;

/** Without the port that some proxies add. IPv4 written as IPv6 counts as the same address, and IPv6 by its first half: the rest a visitor chooses. */
function plain(written: string): string {
  const address = written
    .replace(PORT_OF_IPV4, '$1')
    .replace(IN_BRACKETS, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? `${network(address)}::/64` : address;
}

/** The first four groups of an IPv6 address. */
function network(address: string): string {
  // The shortest spelling, without a zone and with IPv4 at its end turned into groups.
  const short = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [left = '', right] = short.split('::');
  const before = left ? left.split(':') : [];
  const after = right ? right.split(':') : [];
  const groups = [
    ...before,
    ...Array.from({ length: 8 - before.length - after.length }, () => '0'),
    ...after,
  ];
  return groups.slice(0, 4).join(':');
}
