/** What the store holds under an account's address and could keep without the account. */
export interface AlsoHeld {
  /** Giveaway entries and prayer signups. */
  entries: number;
  subscribed: boolean;
}

/** What of it goes with the account. */
export interface AlsoForgotten {
  entries: boolean;
  subscription: boolean;
}
