/** How far a message is: nobody has dealt with it, somebody does, nothing is left to do. */
export const MESSAGE_STATES = ['new', 'open', 'done'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const isMessageState = (value: unknown): value is MessageState =>
  MESSAGE_STATES.some((state) => state === value);

export const messageStateWords = { new: 'New', open: 'Open', done: 'Done' } as const satisfies Record<
  MessageState,
  string
>;
