/** A hostname, as in a URL, by which a machine calls itself. */
export const isLoopbackName = (hostname: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** An address of a socket that comes from the machine itself. */
export const isLoopbackAddress = (address: string): boolean =>
  /^(127(\.\d+){3}|::1)$/.test(address.replace(/^::ffff:/i, ''));
