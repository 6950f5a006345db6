import type { CartLineInput, CartLineProblem } from '../storefront.ts';

interface UserError {
  field: readonly string[] | null;
  message: string;
  code: string | null;
}

/** The lines that user errors are about: named by the path of the field ('input', 'lines', '2', …), else by the variant's id in the text. */
export function problemsOfUserErrors(
  lines: readonly CartLineInput[],
  errors: readonly UserError[],
): CartLineProblem[] {
  return errors.flatMap((error) => {
    const named = lineOfPath(error.field, lines.length);
    const places = named === undefined ? linesMentioned(lines, error.message) : [named];
    return places.map((lineIndex) => ({ lineIndex, reason: reasonOf(error), message: error.message }));
  });
}

/**
 * What is missing in the cart that the platform made. It says nothing where a thing is sold out, but keeps the line with quantity 0 or leaves it
 * out, and cuts a quantity down to the stock with a warning at most.
 */
export function problemsOfCart(
  lines: readonly CartLineInput[],
  cart: { lines: readonly CartLineInput[]; warnings: readonly string[] },
): CartLineProblem[] {
  const left = new Map<string, number>();
  for (const { merchandiseId, quantity } of cart.lines)
    left.set(merchandiseId, (left.get(merchandiseId) ?? 0) + quantity);
  return lines.flatMap(({ merchandiseId, quantity }, lineIndex): CartLineProblem[] => {
    const available = left.get(merchandiseId) ?? 0;
    // Two lines of one variant share what there is, the first one first.
    left.set(merchandiseId, Math.max(0, available - quantity));
    if (available >= quantity) return [];
    const reason = available <= 0 ? 'sold-out' : 'reduced';
    const message = [`asked for ${quantity}, got ${Math.max(0, available)}`, ...cart.warnings].join(': ');
    return [{ lineIndex, reason, message }];
  });
}

function lineOfPath(field: readonly string[] | null, count: number): number | undefined {
  if (!field?.includes('lines')) return undefined;
  const index = Number(field[field.indexOf('lines') + 1] ?? Number.NaN);
  return Number.isInteger(index) && index >= 0 && index < count ? index : undefined;
}

function linesMentioned(lines: readonly CartLineInput[], message: string): number[] {
  const ids = new Set(message.match(/gid:\/\/shopify\/ProductVariant\/\d+/g));
  return lines.flatMap(({ merchandiseId }, index) => (ids.has(merchandiseId) ? [index] : []));
}

function reasonOf({ code, message }: UserError): CartLineProblem['reason'] {
  if (/sold out|out of stock|not enough|not available/i.test(message)) return 'sold-out';
  if (code === 'MAXIMUM_EXCEEDED' || code === 'LESS_THAN') return 'reduced';
  return 'gone';
}
