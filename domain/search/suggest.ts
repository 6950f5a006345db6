import type { Product } from '../catalog/product.ts';
import { fold } from './match.ts';

/** A short word must be nearly right, a long one may have two slips. */
const slipsAllowed = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** Products whose title is nearly what was typed: for a search that found nothing. Best first. */
export function suggestProducts<P extends Pick<Product, 'title'>>(
  products: readonly P[],
  query: string,
  limit: number,
): P[] {
  const typed = words(query);
  if (typed.length === 0) return [];
  const scored = products.flatMap((product) => {
    const known = words(product.title);
    const slips = typed.map((word) =>
      Math.min(...known.map((title) => slipsBetween(word, title)), Number.POSITIVE_INFINITY),
    );
    const near = slips.filter((count, index) => count <= slipsAllowed(typed[index] ?? '')).length;
    return near > 0
      ? [{ product, near, slips: slips.reduce((sum, count) => sum + Math.min(count, 9), 0) }]
      : [];
  });
  return scored
    .toSorted((a, b) => b.near - a.near || a.slips - b.slips)
    .slice(0, limit)
    .map(({ product }) => product);
}

const words = (text: string): string[] =>
  fold(text)
    .match(/[a-z0-9]+/g)
    ?.slice(0, 8) ?? [];

/** Letters to change, add, drop or swap with a neighbour (optimal string alignment); only the beginning of a longer word counts, people stop typing. */
function slipsBetween(typed: string, known: string): number {
  const target = known.slice(0, typed.length + 2);
  if (target.startsWith(typed)) return 0;
  let beforeLast: number[] = [];
  let last = Array.from({ length: target.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= target.length; column += 1) {
      const same = typed[row - 1] === target[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === target[column - 2] &&
        typed[row - 2] === target[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last.slice(typed.length - 2 < 1 ? 1 : typed.length - 2));
}
