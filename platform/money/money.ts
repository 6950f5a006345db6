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

/**
 * Writes amounts of any currency in one way. The formatter of a currency is made once: making it costs more than a hundred amounts,
 * and a list shows dozens. Throws a RangeError on what is no currency code.
 */
export function moneyFormat(options: Intl.NumberFormatOptions): (cents: number, currency: string) => string {
  const made = new Map<string, Intl.NumberFormat>();
  return (cents, currency) => {
    const format =
      made.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency, ...options });
    made.set(currency, format);
    return format.format(cents / 100);
  };
}

const withCode = moneyFormat({ currencyDisplay: 'code' });

/** Code and amount with as many decimals as the currency has: 'USD 24.99', 'USD 19,799.01', 'JPY 1,980'. */
export const formatMoney = ({ amount, currencyCode }: Money): string =>
  withCode(toCents(amount), currencyCode).replace('\xA0', ' ');

/** Negative when a is cheaper than b. */
export function comparePrice(a: Money, b: Money): number {
  return toCents(a.amount) - toCents(b.amount);
}
