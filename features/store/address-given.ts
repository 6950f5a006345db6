import { readFlag, writeFlag } from './popup-flags.ts';

/** What this browser's visitor gave an address for. The address itself is not kept. */
export type AddressUse = 'newsletter' | 'giveaway' | 'prayers' | 'account' | 'order';

const KEY = 'biolife-address-given';

const usesGiven = (): string[] => (readFlag(KEY) ?? '').split(' ').filter(Boolean);

/** Every form that takes an address tells it here; what asks by itself looks here first. */
export function rememberAddress(use: AddressUse): void {
  const given = usesGiven();
  if (!given.includes(use)) writeFlag(KEY, [...given, use].join(' '));
}

/** For this, or for anything. */
export const isAddressGiven = (use?: AddressUse): boolean =>
  use === undefined ? usesGiven().length > 0 : usesGiven().includes(use);
