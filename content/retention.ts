/** How many days the store keeps what people leave with it; the owner may set others (docs/product/store.md#retention). */
export interface RetentionDays {
  chats: number;
  messages: number;
  /** After the drawing. */
  entries: number;
  /** Addresses that nobody confirmed. */
  unconfirmed: number;
  activity: number;
  /** Copies of mails. */
  mails: number;
  /** How often was searched for what. */
  searches: number;
}

export const defaultRetention: RetentionDays = {
  chats: 90,
  messages: 730,
  entries: 730,
  unconfirmed: 30,
  activity: 730,
  mails: 90,
  searches: 90,
};

/** '90 days'. */
export const daysInWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
