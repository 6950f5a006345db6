/**
 * Letters to add, drop, replace or swap with their neighbor until one word is the other (optimal string alignment). `limit` where it is
 * that much or more.
 */
export function editDistance(one: string, other: string, limit = Number.POSITIVE_INFINITY): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one.charAt(row - 1) === other.charAt(column - 1);
      const swapped =
        row > 1 &&
        column > 1 &&
        one.charAt(row - 1) === other.charAt(column - 2) &&
        one.charAt(row - 2) === other.charAt(column - 1);
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (same ? 0 : 1),
          swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...current) >= limit) return limit;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, other.length), limit);
}

const at = (numbers: readonly number[], index: number) => numbers[index] ?? Number.POSITIVE_INFINITY;
