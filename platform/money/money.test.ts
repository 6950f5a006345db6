import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { amountInWords, formatMoney, fromCents, toCents } from './money.ts';

test.each([
  ['24.99', 2499],
  ['24.9', 2490],
  ['24', 2400],
  ['0.005', 0.5],
  ['199.990', 19_999],
  ['-3.50', -350],
])('%s is %i cents', (amount, cents) => {
  expect(toCents(amount)).toBe(cents);
});

test.each(['', 'free', '1,99', '1e3', 'NaN', '٣'])('%j is no amount', (amount) => {
  expect(() => toCents(amount)).toThrow(RangeError);
});

test.each([
  ['1980', 'JPY', 'JPY 1,980'],
  ['1980.00', 'JPY', 'JPY 1,980'],
  ['0', 'EUR', 'EUR 0.00'],
  ['1.255', 'KWD', 'KWD 1.255'],
  ['12.5', 'KWD', 'KWD 12.500'],
])('%s of %s is written with the decimals of its currency: %s', (amount, currencyCode, written) => {
  expect(formatMoney({ amount, currencyCode })).toBe(written);
});

test('a price is written with its code and two decimals', () => {
  expect(formatMoney({ amount: '24.9', currencyCode: 'USD' })).toBe('USD 24.90');
  expect(formatMoney({ amount: '19799.01', currencyCode: 'USD' })).toBe('USD 19,799.01');
});

test('a formatter is made once for each currency that needs one', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const written = [999, 5000, 1000].map((cents) => amountInWords(cents, 'USD'));
  expect(written).toEqual(['$9.99', '$50', '$10']);
  expect(amountInWords(5000, 'EUR')).toBe('€50');
  expect(made).not.toHaveBeenCalled();
  expect([999, 5000].map((cents) => amountInWords(cents, 'SEK'))).toEqual(['SEK\xA09.99', 'SEK\xA050']);
  expect(amountInWords(5000, 'NOK')).toBe('NOK\xA050');
  expect(made).toHaveBeenCalledTimes(2);
  made.mockRestore();
});

test.each(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY'])('%s is written as Unicode has it', (currency) => {
  const shared = { style: 'currency', currency } as const;
  const code = new Intl.NumberFormat('en-US', { ...shared, currencyDisplay: 'code' });
  const sign = new Intl.NumberFormat('en-US', { ...shared, trailingZeroDisplay: 'stripIfInteger' });
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 99_999_999_999 }), (cents) => {
      const { amount } = fromCents(cents, currency);
      expect(formatMoney({ amount, currencyCode: currency })).toBe(
        code.format(cents / 100).replace('\xA0', ' '),
      );
      expect(amountInWords(cents, currency)).toBe(sign.format(cents / 100));
    }),
  );
});

test('what is no code of a currency is refused', () => {
  expect(() => formatMoney({ amount: '1.00', currencyCode: 'dollars' })).toThrow(RangeError);
});

test('three of a price with three decimals cost three times as much', () => {
  expect(fromCents(toCents('1.255') * 3, 'KWD')).toEqual({ amount: '3.765', currencyCode: 'KWD' });
  // Tenths that only the way of computing left are none.
  expect(fromCents(toCents('1.100') * 3 + 1e-10, 'KWD').amount).toBe('3.30');
});

test('cents survive the way there and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      expect(toCents(fromCents(cents, 'USD').amount)).toBe(cents);
    }),
  );
});
