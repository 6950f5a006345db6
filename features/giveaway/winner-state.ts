export const winnerStates = ['drawn', 'written', 'confirmed', 'declined', 'sent'] as const;
export type WinnerState = (typeof winnerStates)[number];

export const isWinnerState = (value: unknown): value is WinnerState =>
  winnerStates.some((state) => state === value);

/** What a winner can become next. Who declined stays so: the next in order was offered the prize. */
export const nextStates: Record<WinnerState, readonly WinnerState[]> = {
  drawn: ['written', 'confirmed', 'declined'],
  written: ['confirmed', 'declined'],
  confirmed: ['sent', 'declined'],
  declined: [],
  sent: [],
};

export const winnerStateWords: Record<WinnerState, string> = {
  drawn: 'Not written to yet',
  written: 'Written to',
  confirmed: 'Confirmed',
  declined: 'Declined',
  sent: 'Prize sent',
};
