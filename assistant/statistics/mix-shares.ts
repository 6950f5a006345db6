/**
 * What two readings say together, class by class: their logarithms on average, so that what one of them is sure of and the other does not
 * deny stays sure. The shares come to 1.
 * @param weight how much the other counts, 0 to 1
 * @param least no class is so unlikely to one reading that the other cannot make it likely
 */
export function mixShares(
  one: Iterable<number>,
  other: ArrayLike<number>,
  { weight, least }: { weight: number; least: number },
): Float64Array {
  const powers = Float64Array.from(
    one,
    (share, at) => (share + least) ** (1 - weight) * ((other[at] ?? 0) + least) ** weight,
  );
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
