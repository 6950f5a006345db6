import { RECORD } from './read-postings.server.ts';

const ID = 16;
const WORDS_OF_ID = [0, 4, 8, 12] as const;

/** The active entries, each by a number: its place among their ids in order. */
export class Entries {
  readonly lengths: Float64Array;
  readonly meanLength: number;
  readonly #packed: Buffer;

  constructor(packed: Buffer) {
    this.#packed = packed;
    const count = packed.length / RECORD;
    this.lengths = Float64Array.from({ length: count }, (_, entry) =>
      packed.readInt32BE(entry * RECORD + ID),
    );
    this.meanLength = count === 0 ? 1 : this.lengths.reduce((sum, length) => sum + length, 0) / count;
  }

  idOf(entry: number): string {
    const hex = this.#packed.toString('hex', entry * RECORD, entry * RECORD + ID);
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  /** Both lists are in the order of the ids: one walk through them. What stands in an entry that is none of these is left out. */
  postingsOf(packed: Buffer): Postings {
    const numbers: number[] = [];
    const counts: number[] = [];
    let entry = 0;
    for (let at = 0; at < packed.length && entry < this.lengths.length; ) {
      const order = orderOf(this.#packed, entry * RECORD, packed, at);
      if (order === 0) {
        numbers.push(entry);
        counts.push(packed.readUInt32BE(at + ID));
      }
      if (order <= 0) entry += 1;
      if (order >= 0) at += RECORD;
    }
    return new Postings(whole(numbers), whole(counts));
  }
}

/** Numbers of 16 bits where they do: half the memory. */
type Whole = Uint16Array | Uint32Array;

const whole = (numbers: readonly number[]): Whole =>
  numbers.some((number) => number > 0xffff) ? Uint32Array.from(numbers) : Uint16Array.from(numbers);

/** Where a lexeme stands. */
export class Postings {
  /** Numbers of the entries, ascending. */
  readonly entries: Whole;
  readonly #counts: Whole;

  /** @param counts twice how often it stands in each, and one more where it is an anchor */
  constructor(entries: Whole, counts: Whole) {
    this.entries = entries;
    this.#counts = counts;
  }

  get bytes(): number {
    return this.entries.byteLength + this.#counts.byteLength;
  }

  /** In the entry at that place of `entries`, counted with the weights of the fields. */
  frequencyAt(place: number): number {
    return (this.#counts[place] ?? 0) >>> 1;
  }

  /** How it stands in an entry; undefined where it does not. */
  in(entry: number): { anchor: boolean } | undefined {
    let [low, high] = [0, this.entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.entries[middle] ?? 0) < entry) low = middle + 1;
      else high = middle;
    }
    return this.entries[low] === entry ? { anchor: ((this.#counts[low] ?? 0) & 1) === 1 } : undefined;
  }
}

/** Below 0 where the id in the first comes before the one in the second; as PostgreSQL orders them. */
function orderOf(one: Buffer, from: number, other: Buffer, otherFrom: number): number {
  for (const word of WORDS_OF_ID) {
    const order = one.readUInt32BE(from + word) - other.readUInt32BE(otherFrom + word);
    if (order !== 0) return order;
  }
  return 0;
}
