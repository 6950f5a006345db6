import type { Db } from '#platform/db/open-database.server.ts';
import { createLimiter, createLocalLimiter } from '#platform/limits/create-limiter.server.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** How often one visitor may do what. By address, unless another is named. */
export function createLimits(db: Db) {
  const limit = (name: string, points: number, seconds: number) =>
    createLimiter(db, { name, points, seconds });
  return {
    checkout: limit('checkout', 30, MINUTE),
    cartStatus: limit('cart-status', 60, MINUTE),
    demoOrder: limit('demo-order', 20, MINUTE),
    /** What the search window asks while somebody types, and pages of results; several visitors may share an address. */
    search: createLocalLimiter({ points: 180, seconds: MINUTE }),
    /** By user. */
    orders: limit('orders', 30, MINUTE),
    /** One asking an hour is enough for all visitors together. */
    storiesFetch: limit('stories-fetch', 1, HOUR),
    chatSession: limit('chat-session', 15, MINUTE),
    /** Several visitors may share an address. */
    chatAddress: limit('chat-address', 60, MINUTE),
    /** Conversations begun, and what is asked in them. */
    voice: limit('voice', 30, 10 * MINUTE),
    voiceTurn: limit('voice-turn', 30, MINUTE),
    giveaway: limit('giveaway', 10, 10 * MINUTE),
    prayer: limit('prayer', 10, 10 * MINUTE),
    /** Mailed information (docs/product/mail.md#for-strangers): by session, address, recipient, and all together a day. */
    infoSession: limit('info-session', 5, HOUR),
    infoAddress: limit('info-address', 10, HOUR),
    infoRecipient: limit('info-recipient', 3, DAY),
    infoDay: limit('info-day', 500, DAY),
    /** By address of the mail provider, which tells of a letter's bounces within minutes. */
    mailReports: createLocalLimiter({ points: 600, seconds: MINUTE }),
    contact: limit('contact', 20, HOUR),
    /** By recipient: the form must not fill a stranger's inbox with copies. */
    contactCopy: limit('contact-copy', 5, DAY),
    newsletter: limit('newsletter', 30, HOUR),
    /** By recipient, silently: nobody is to be asked by mail again and again. */
    newsletterMail: limit('newsletter-mail', 3, DAY),
  };
}

export type Limits = ReturnType<typeof createLimits>;
