/** Where the mailed link leads: a page with a button, because programs that look for viruses follow every link. */
export const confirmUrl = (storeUrl: string, token: string): string =>
  `${storeUrl}/newsletter/confirm?token=${encodeURIComponent(token)}`;

/** A mail program POSTs here for one click (RFC 8058); a person finds a button. The id is random and known to nobody else. */
export const unsubscribeUrl = (storeUrl: string, subscriberId: string): string =>
  `${storeUrl}/newsletter/unsubscribe?id=${encodeURIComponent(subscriberId)}`;
