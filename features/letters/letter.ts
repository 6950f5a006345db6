import type { HeroName } from '#illustrations/manifest/art-files.ts';
import type { MailingList } from '#features/mail/mailing-lists.ts';

/** 'scheduled' waits for its time; from 'sending' on nothing of it changes. */
export const letterStates = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type LetterState = (typeof letterStates)[number];

/** 'queued': its mail is a job. 'left': unsubscribed or suppressed before it was sent. */
export const recipientStates = ['waiting', 'queued', 'sent', 'refused', 'left'] as const;

export interface LetterProduct {
  title: string;
  /** Such as 'USD 24.99'. */
  price: string;
  url: string;
  image?: string | undefined;
}

export interface LetterNumbers {
  sent: number;
  refused: number;
  /** Neither sent nor given up so far. */
  waiting: number;
  /** Unsubscribed between the beginning and their turn. */
  left: number;
}

export interface Letter {
  id: string;
  list: MailingList;
  subject: string;
  body: string;
  picture: HeroName | null;
  handles: string[];
  state: LetterState;
  sendAt: Date | null;
  version: number;
  createdAt: Date;
  finishedAt: Date | null;
  numbers: LetterNumbers;
}

/** As the list shows it. */
export interface ListedLetter extends Pick<Letter, 'id' | 'list' | 'subject' | 'state' | 'numbers'> {
  /** When it was sent, or is to be; of a draft when it was begun. */
  at: Date;
}

export interface LetterPage {
  letters: ListedLetter[];
  /** Of all pages. */
  total: number;
}

export const listLabels: Record<MailingList, string> = {
  newsletter: 'Newsletter',
  prayer: 'Prayer updates',
};

export const stateLabels: Record<LetterState, string> = {
  draft: 'Draft',
  scheduled: 'Waits for its time',
  sending: 'Is being sent',
  sent: 'Sent',
};

export const LETTERS_PATH = '/account/letters';
