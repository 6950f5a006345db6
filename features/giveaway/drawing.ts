/**
 * How winners are drawn, so that anybody can do it again: for each entry the SHA-256 of `seed:entry-id` is written in hexadecimal, and
 * the entries are put in the order of these. The first wins the grand prize, the next the 2nd, and so on; who gives a prize up is
 * followed by the next in order. The list is committed to by its hash when entries
 * close; the seed is made at random in the moment of the drawing, and published with it.
 */

export interface RankedEntry {
  entryId: string;
  /** 64 hexadecimal digits. */
  hash: string;
}

/** Every entry in the order of the drawing. */
export async function rankEntries(seed: string, entryIds: readonly string[]): Promise<RankedEntry[]> {
  const ranked: RankedEntry[] = [];
  // One after the other: a hundred thousand promises at once would weigh more than the hashes.
  for (const entryId of entryIds) ranked.push({ entryId, hash: await sha256(`${seed}:${entryId}`) });
  // Plain comparison of characters, the same everywhere; two entries never have one id.
  return ranked.sort((a, b) => (a.hash < b.hash ? -1 : a.hash > b.hash ? 1 : 0));
}

/** What is committed to when entries close: the SHA-256 of the ids in their own order, each ended by a line feed. */
export const hashEntries = (entryIds: readonly string[]): Promise<string> =>
  sha256(
    entryIds
      .toSorted()
      .map((id) => `${id}\n`)
      .join(''),
  );

export interface Winner {
  prize: string;
  entryId: string;
}

/** One entry for each prize, as long as there are entries. */
export function pickWinners(ranked: readonly RankedEntry[], prizes: readonly string[]): Winner[] {
  return prizes.flatMap((prize, index) => {
    const entry = ranked[index];
    return entry ? [{ prize, entryId: entry.entryId }] : [];
  });
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
