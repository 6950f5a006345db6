import { LRUCache } from 'lru-cache';
import { once } from '#platform/time/once.ts';

/** Characters that are remembered: some hundred of the longest messages, thousands of ordinary ones. */
const MOST_CHARACTERS = 1_000_000;
const MOST_TEXTS = 5000;

export interface Remembered<Read extends object> {
  (text: string): Read;
  has: (text: string) => boolean;
}

interface Most {
  characters: number;
  texts: number;
}

/** All questions and answers of the store's own knowledge, and as many sentences again. */
export const OUR_TEXTS: Most = { characters: 6_000_000, texts: 40_000 };

/** What was read of a text is kept, so that a conversation that goes on is not read again from its beginning. */
export function remembered<Read extends object>(
  read: (text: string) => Read,
  most: Most = { characters: MOST_CHARACTERS, texts: MOST_TEXTS },
): Remembered<Read> {
  // Made with the first text: its lists are as long as the most that it may hold from the beginning.
  const kept = once(
    () =>
      new LRUCache<string, Read>({
        max: most.texts,
        maxSize: most.characters,
        sizeCalculation: (_, text) => text.length + 1,
      }),
  );
  const recall = (text: string): Read => {
    const before = kept().get(text);
    if (before) return before;
    const now = read(text);
    kept().set(text, now);
    return now;
  };
  return Object.assign(recall, { has: (text: string) => kept().has(text) });
}
