/** Where a hash stands in an ascending list; -1 where it does not. */
export function placeOfHash(hashes: Uint32Array, wanted: number): number {
  let low = 0;
  let high = hashes.length - 1;
  while (low <= high) {
    const at = (low + high) >> 1;
    const one = hashes[at] ?? 0;
    if (one === wanted) return at;
    if (one < wanted) low = at + 1;
    else high = at - 1;
  }
  return -1;
}
