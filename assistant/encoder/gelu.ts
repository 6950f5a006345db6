/** The Gaussian error linear unit is read from a table: a layer asks for it 1,536 times a token. */

/** Beyond it the unit is its input, or 0. */
const REACH = 8;
const STEPS = 512;

/** x times the share of a normal distribution below x (Hendrycks and Gimpel 2016). */
const exactly = (x: number): number => 0.5 * x * (1 + erf(x / Math.SQRT2));

/** Error function to 1.5e-7: Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const sum =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}

const table = Float32Array.from({ length: 2 * REACH * STEPS + 2 }, (_, at) => exactly(at / STEPS - REACH));

/** Within 1e-6 of the exact one. */
export function gelu(x: number): number {
  if (x >= REACH) return x;
  if (x <= -REACH) return 0;
  const place = (x + REACH) * STEPS;
  const below = Math.floor(place);
  const low = table[below] ?? 0;
  return low + ((table[below + 1] ?? 0) - low) * (place - below);
}
