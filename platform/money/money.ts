/** A decimal amount as the storefront sends it ('24.99') and an ISO 4217 code. Arithmetic happens in cents: see money.ts. */
export interface Money {
  amount: string;
  currencyCode: string;
}

/**
 * Hundredths of a decimal amount: '24.99' → 2499. A currency with three decimals has tenths of these: '1.255' → 125.5. Throws on
 * anything that is no amount, so a bad price never becomes 0.
 */
export function toCents(amount: string): number {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,6}))?$/.exec(amount.trim());
  if (!match) throw new RangeError(`Not an amount of money: ${amount.slice(0, 40)}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const cents = Number(whole) * 100 + Math.round(Number(`0.${fraction || '0'}`) * 1000) / 10;
  return sign ? -cents : cents;
}

export function fromCents(cents: number, currencyCode: string): Money {
  // Three decimals only where there is a third.
  return { amount: (cents / 100).toFixed(Math.abs(cents - Math.round(cents)) < 0.05 ? 2 : 3), currencyCode };
}

/** Code and amount with as many decimals as the currency has: 'USD 24.99', 'USD 19,799.01', 'JPY 1,980'. */
export function formatMoney({ amount, currencyCode: currency }: Money): string {
  return (toCents(amount) / 100)
    .toLocaleString('en-US', { style: 'currency', currency, currencyDisplay: 'code' })
    .replace('\xA0', ' ');
}

/** Negative when a is cheaper than b. */
export function comparePrice(a: Money, b: Money): number {
  return toCents(a.amount) - toCents(b.amount);
}
