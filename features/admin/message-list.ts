/** What people sent to the store, as the administrator's lists name it. */
export const messageLists = ['giveaway', 'subscribers', 'contact'] as const;
export type MessageListName = (typeof messageLists)[number];

/** What each of them holds, and with it the mails that could not be sent. */
export const listLabels: Record<MessageListName | 'mail', string> = {
  contact: 'Contact messages',
  giveaway: 'Giveaway entries',
  subscribers: 'Subscribers',
  mail: 'Unsent mail',
};

export const isMessageList = (value: unknown): value is MessageListName =>
  messageLists.some((name) => name === value);

export interface MessageField {
  label: string;
  value: string;
}

/** One entry of a list. */
export interface StoreMessage {
  id: string;
  /** When it came in. */
  at: Date;
  /** The same labels in the same order for all of one list: the columns of its file. */
  fields: MessageField[];
  /** The page of this one, where it has one. */
  href?: string;
}

/** Characters that a search of such a list takes. */
export const MAX_LIST_SEARCH = 200;
