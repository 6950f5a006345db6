/** What the search over the desk was asked, and what it found. */
export interface DeskFound {
  intent: 'search-desk';
  words: string;
  /** What is wrong with the words. */
  error?: string;
  sections: DeskSection[];
}

export interface DeskSection {
  title: string;
  /** At most five. */
  hits: DeskHit[];
  /** There are others. */
  more: boolean;
}

export interface DeskHit {
  key: string;
  title: string;
  detail: string;
  /** Its page, or the address under which People shows what the store holds: that one is no part of a link. */
  opens: { href: string } | { email: string };
}

export const MAX_DESK_SEARCH = 200;
export const SEARCH_DESK = 'search-desk';
