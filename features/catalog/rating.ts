/**
 * The rating that a demo product shows: between 4.5 and 5.0 in tenths, always the same for one id (docs/product/catalog.md#reviews).
 * Sample content: nobody gave it. It reaches neither structured data, nor sorting, nor the assistant (docs/product/store.md#sample-content).
 */
export function sampleRating(productId: string): number {
  let hash = 2_166_136_261;
  for (const character of productId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return (45 + ((hash >>> 0) % 6)) / 10;
}
