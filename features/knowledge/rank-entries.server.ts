import type { Standing } from './word-memory.server.ts';

/** How soon more of the same word counts no more, and how much a long entry is marked down. Measured: docs/decisions/0011. */
const K1 = 5;
const B = 0.7;

export interface Wanted {
  lexeme: string;
  /** Rarity times the weight of this word in the query; 0 for a word that is only to be known as matched. */
  weight: number;
}

export interface Ranked {
  id: string;
  /** BM25. */
  score: number;
  /** Lexemes of the query that stand in the entry. */
  matched: string[];
  /** Those of them in its question or keywords. */
  anchors: string[];
}

/** The entries that fit best by BM25, best first. Equal ones come in the order of their ids, so that an answer is the same twice. */
export function rankEntries(standing: Standing, wanted: readonly Wanted[], limit: number): Ranked[] {
  const { entries, postings } = standing;
  const scores = scoresOf(standing, wanted);
  return bestOf(scores, limit).map((entry) => {
    const stands = wanted.flatMap(({ lexeme }) => {
      const found = postings.get(lexeme)?.in(entry);
      return found ? [{ lexeme, ...found }] : [];
    });
    return {
      id: entries.idOf(entry),
      score: scores[entry] ?? 0,
      matched: stands.map(({ lexeme }) => lexeme),
      anchors: stands.filter(({ anchor }) => anchor).map(({ lexeme }) => lexeme),
    };
  });
}

function scoresOf({ entries, postings }: Standing, wanted: readonly Wanted[]): Float64Array {
  const { lengths, meanLength } = entries;
  const scores = new Float64Array(lengths.length);
  for (const { lexeme, weight } of wanted) {
    const standing = postings.get(lexeme);
    if (!standing || weight === 0) continue;
    // By index: this runs ten thousand times for a word that all entries have.
    for (let place = 0; place < standing.entries.length; place += 1) {
      const entry = standing.entries[place] ?? 0;
      const frequency = standing.frequencyAt(place);
      const length = (lengths[entry] ?? 0) / meanLength;
      scores[entry] =
        (scores[entry] ?? 0) + (weight * frequency * (K1 + 1)) / (frequency + K1 * (1 - B + B * length));
    }
  }
  return scores;
}

/** Those with a score, best first, by one walk: there are thousands, and few are wanted. */
function bestOf(scores: Float64Array, limit: number): number[] {
  const best: number[] = [];
  const scoreAt = (place: number) => scores[best[place] ?? -1] ?? Number.POSITIVE_INFINITY;
  for (let entry = 0; entry < scores.length; entry += 1) {
    const score = scores[entry] ?? 0;
    if (score <= 0 || (best.length >= limit && score <= scoreAt(best.length - 1))) continue;
    let place = best.length;
    while (place > 0 && scoreAt(place - 1) < score) place -= 1;
    best.splice(place, 0, entry);
    if (best.length > limit) best.pop();
  }
  return best;
}
