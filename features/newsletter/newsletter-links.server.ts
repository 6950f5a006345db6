import type { MailingList } from '#features/mail/mailing-lists.ts';

/** Only chooses the words of the page: the token and the id say which subscription it is. */
const wordsOf = (list: MailingList) => (list === 'newsletter' ? '' : `&list=${list}`);

/** Where the mailed link leads: a page with a button, because programs that look for viruses follow every link. */
export const confirmUrl = (storeUrl: string, token: string, list: MailingList): string =>
  `${storeUrl}/newsletter/confirm?token=${encodeURIComponent(token)}${wordsOf(list)}`;

/** A mail program POSTs here for one click (RFC 8058); a person finds a button. The id is random and known to nobody else. */
export const unsubscribeUrl = (storeUrl: string, subscriberId: string, list: MailingList): string =>
  `${storeUrl}/newsletter/unsubscribe?id=${encodeURIComponent(subscriberId)}${wordsOf(list)}`;
