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

/** IPv4 written as IPv6 counts as the same address. */
const plain = (address: string) => address.replace(/^::ffff:/i, '');
