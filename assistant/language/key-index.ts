/** Places of a list by keys of which there are tens of thousands. */
export interface KeyIndex {
  /** A few places of other keys may be among them: only the hash of a key is kept. */
  placesOf: (key: string) => readonly number[];
}

/** 2^20 places of the list; with the 32 bits of a hash well within what a number holds exactly. */
const MOST_PLACES = 2 ** 20;

/**
 * Half a megabyte for sixty thousand keys, where a Map of strings takes five.
 * @param entries a key and the place that it leads to; a key may lead to several
 */
export function createKeyIndex(entries: Iterable<readonly [key: string, place: number]>): KeyIndex {
  const sorted = Float64Array.from(entries, ([key, place]) => hashOf(key) * MOST_PLACES + place).sort();
  return {
    placesOf(key) {
      const least = hashOf(key) * MOST_PLACES;
      const places: number[] = [];
      for (let at = firstFrom(sorted, least); at < sorted.length; at++) {
        const place = (sorted[at] ?? 0) - least;
        if (place >= MOST_PLACES) break;
        places.push(place);
      }
      return places;
    },
  };
}

/** Where the first number stands that is at least this. */
function firstFrom(sorted: Float64Array, least: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** FNV-1a over its UTF-16 units: 32 bits. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
