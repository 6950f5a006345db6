import { type ClaimName, claimNames } from './badges.ts';
import {
  demoShippingRates,
  type ShippingMethod,
  type ShippingRates,
} from '#integrations/storefront/shipping.ts';
import { amountInWords } from '#platform/money/money.ts';

/**
 * Who keeps this store and what they promise, as the owner wrote it in the settings (docs/product/store.md#facts). An empty text, an
 * empty list and null all mean that nobody said so yet: then no page, mail or answer says it either.
 */
export interface StoreProfile {
  name: string;
  /** Of the shop's prices, ISO 4217. The platform says it, no owner. */
  currencyCode: string;
  addressLines: readonly string[];
  email: string;
  phone: string;
  phoneHours: string;
  replyWithin: string;
  /** The line over the header; empty means the line about free shipping. */
  announcement: string;
  shipping: ShippingRates;
  shipsWithin: string;
  /** A time of the day, as '2 PM EST'. */
  cutoff: string;
  returnDays: number | null;
  refundWithin: string;
  discountCode: string;
  discountPercent: number | null;
  /** The code that a cart of the shop took when the owner tried it. */
  checkedCode: string;
  /** Addresses of pages elsewhere. */
  social: readonly string[];
  /** Those that the owner confirmed. */
  claims: readonly ClaimName[];
}

/**
 * The demo's. PLACEHOLDERS: the address, the number (555-01xx is kept for fiction) and the mailbox (.example never exists) belong
 * to nobody.
 */
export const demoProfile: StoreProfile = {
  name: 'BioLife',
  currencyCode: 'USD',
  addressLines: ['100 Example Street', 'Atlanta, GA 30303'],
  email: 'care@biolife.example',
  phone: '(404) 555-0142',
  phoneHours: 'Mon-Fri 9AM-6PM EST',
  replyWithin: '24-48 hours',
  announcement: '',
  shipping: demoShippingRates,
  shipsWithin: '1-2 business days',
  cutoff: '2 PM EST',
  returnDays: 30,
  refundWithin: '5-7 business days',
  discountCode: 'WELCOME10',
  discountPercent: 10,
  checkedCode: '',
  social: [],
  claims: claimNames,
};

const unsaid: ShippingMethod = { days: '', cents: null };

/** A live shop's, before its owner has said anything: it promises nothing. The name is the platform's, once that has answered. */
export const unsaidProfile: StoreProfile = {
  name: 'Our shop',
  currencyCode: 'USD',
  addressLines: [],
  email: '',
  phone: '',
  phoneHours: '',
  replyWithin: '',
  announcement: '',
  shipping: { methods: { standard: unsaid, expedited: unsaid, express: unsaid }, freeOverCents: null },
  shipsWithin: '',
  cutoff: '',
  returnDays: null,
  refundWithin: '',
  discountCode: '',
  discountPercent: null,
  checkedCode: '',
  social: [],
  claims: [],
};

/** As sentences say a currency: 'US dollars', 'euros'. */
export const currencyInWords = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** '$50', or nothing where nothing is shipped free. */
export const freeShippingOver = ({
  shipping,
  currencyCode,
}: Pick<StoreProfile, 'shipping' | 'currencyCode'>): string =>
  shipping.freeOverCents === null ? '' : amountInWords(shipping.freeOverCents, currencyCode);

/** The line over the header; empty where there is nothing to say. */
export function announcementOf(
  profile: Pick<StoreProfile, 'announcement' | 'shipping' | 'currencyCode'>,
): string {
  const over = freeShippingOver(profile);
  return profile.announcement || (over && `Free standard shipping over ${over} in the continental US`);
}

/** What the newsletter gives; null where no code is promised. */
export const firstOrderDiscount = ({
  discountCode: code,
  discountPercent: percent,
}: Pick<StoreProfile, 'discountCode' | 'discountPercent'>): { code: string; percent: number } | null =>
  code === '' || percent === null ? null : { code, percent };

/** One line: 'BioLife, 100 Example Street, Atlanta, GA 30303'; the name alone without an address. */
export const postalAddress = ({ name, addressLines }: Pick<StoreProfile, 'name' | 'addressLines'>): string =>
  [name, ...addressLines].join(', ');

/** For a tel: link. */
export const phoneDigits = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return phone.trim().startsWith('+') ? `+${digits}` : `+1${digits.replace(/^1(?=\d{10}$)/, '')}`;
};
