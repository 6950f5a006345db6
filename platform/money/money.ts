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
 * Signs of currencies that are written here without the browser's formatter: making the first one of a page costs 25 ms on a desktop
 * and four times that on a phone, a fifth of what all its scripts do. Signs as Unicode's CLDR has them for American English; each has two decimals.
 */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['CAD', 'CA$'],
  ['AUD', 'A$'],
]);

/**
 * Writes amounts of any currency in one way. The formatter of a currency is made once: making it costs more than a hundred amounts,
 * and a list shows dozens. Throws a RangeError on what is no currency code.
 */
function moneyFormat(options: Intl.NumberFormatOptions): (cents: number, currency: string) => string {
  const made = new Map<string, Intl.NumberFormat>();
  return (cents, currency) => {
    const format =
      made.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency, ...options });
    made.set(currency, format);
    return format.format(cents / 100);
  };
}

const inWords = moneyFormat({ trailingZeroDisplay: 'stripIfInteger' });
const withCode = moneyFormat({ currencyDisplay: 'code' });

/** '1,980' and '01' of 198001 cents. */
function wholeAndRest(cents: number): [string, string] {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return [whole, String(cents % 100).padStart(2, '0')];
}

/** Whole cents that are owed, of a currency whose way of writing is known here. */
const isPlain = (cents: number, currency: string) =>
  Number.isInteger(cents) && cents >= 0 && SIGNS.has(currency);

/** As sentences say an amount: '$50', '$9.99', '€50', '¥1,980'. Throws a RangeError on what is no currency code. */
export function amountInWords(cents: number, currency: string): string {
  if (!isPlain(cents, currency)) return inWords(cents, currency);
  const [whole, rest] = wholeAndRest(cents);
  return `${SIGNS.get(currency)}${whole}${rest === '00' ? '' : `.${rest}`}`;
}

/** Code and amount with as many decimals as the currency has: 'USD 24.99', 'USD 19,799.01', 'JPY 1,980'. */
export function formatMoney({ amount, currencyCode }: Money): string {
  const cents = toCents(amount);
  if (!isPlain(cents, currencyCode)) return withCode(cents, currencyCode).replace('\xA0', ' ');
  return `${currencyCode} ${wholeAndRest(cents).join('.')}`;
}

/** Negative when a is cheaper than b. */
export function comparePrice(a: Money, b: Money): number {
  return toCents(a.amount) - toCents(b.amount);
}
