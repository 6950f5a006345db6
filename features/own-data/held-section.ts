/** One kind of thing that the store holds of a person, in words for whoever reads it. */
export interface HeldSection {
  title: string;
  /** Each with its labels and values; empty where only the number may be seen. */
  items: Record<string, string>[];
  count: number;
}

/** What goes by erasing, and what the store has to keep all the same. */
export const WHAT_STAYS = [
  'Orders: they are the shop’s business records, which the law makes it keep. Shopify erases a customer’s personal data in its own admin.',
  'A giveaway’s drawing: the number of an entry stays, so that anybody can check it. It names nobody.',
  'That this address wants no mail, where it said so: otherwise it could be written to again.',
  'The activity: that you looked and erased, with the address shortened.',
  'Chats without an account: they carry no address, so nobody can tell whose they are. They go after the days that the privacy page names.',
] as const;

/** As the activity keeps an address: enough to recognize it beside a letter, too little to write to. */
export function shortened(key: string): string {
  const [name = '', host = ''] = key.split('@', 2);
  return `${name.slice(0, 1)}…@${host}`;
}
