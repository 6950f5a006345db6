import { amountInWords } from '#platform/money/money.ts';
import { offeredMethods, shippingTitles } from '#integrations/storefront/shipping.ts';
import { daysInWords, defaultRetention, type RetentionDays } from './retention.ts';
import { chatsKept, type StoreTerms } from './store-facts.ts';
import { currencyInWords, freeShippingOver, postalAddress, type StoreProfile } from './store-profile.ts';
import type { TextSection } from './text-section.ts';

/** The facts that documents name in braces and that the owner says while the store runs. */
export const profileFactNames = [
  'shipsWithin',
  'cutoff',
  'returnDays',
  'refundWithin',
  'freeShippingOver',
  'standardShipping',
  'expeditedShipping',
  'expressShipping',
  'standardDays',
  'standardPrice',
  'expeditedDays',
  'expeditedPrice',
  'expressDays',
  'expressPrice',
  'currency',
  'discountPercent',
  'phoneHours',
  'replyWithin',
  'company',
  'postalAddress',
  'address',
  'email',
  'phone',
  'chatsKept',
  'messagesKept',
  'entriesKept',
  'unconfirmedKept',
  'activityKept',
  'mailsKept',
  'searchesKept',
] as const;

export type FactName = (typeof profileFactNames)[number];
/** Empty where nobody said it. */
export type TextFacts = Readonly<Record<FactName, string>>;

/** What documents say in place of the names in braces. */
export function textFactsOf(profile: StoreProfile, terms: StoreTerms): TextFacts {
  const { name, addressLines, phone, phoneHours, replyWithin, email, shipsWithin, cutoff, refundWithin } =
    profile;
  const row = (id: keyof typeof shippingTitles) => {
    const found = shippingRows(profile).find((method) => method.id === id);
    if (!found) return '';
    const { title, days, price } = found;
    return `${title}${days && `, ${days}`}: ${price.charAt(0).toLowerCase()}${price.slice(1)}.`;
  };
  return {
    shipsWithin,
    cutoff,
    returnDays: profile.returnDays === null ? '' : String(profile.returnDays),
    refundWithin,
    freeShippingOver: freeShippingOver(profile),
    standardShipping: row('standard'),
    expeditedShipping: row('expedited'),
    expressShipping: row('express'),
    ...daysAndPrices(profile),
    currency: currencyInWords(profile.currencyCode),
    discountPercent:
      profile.discountPercent === null || profile.discountCode === '' ? '' : String(profile.discountPercent),
    phoneHours,
    replyWithin,
    company: name,
    postalAddress: postalAddress(profile),
    address: addressLines.length > 0 ? postalAddress(profile) : '',
    email,
    phone,
    chatsKept: chatsKept(terms),
    ...keptInWords(terms.retention ?? defaultRetention),
  };
}

const keptInWords = ({ messages, entries, unconfirmed, activity, mails, searches }: RetentionDays) => ({
  messagesKept: daysInWords(messages),
  entriesKept: daysInWords(entries),
  unconfirmedKept: daysInWords(unconfirmed),
  activityKept: daysInWords(activity),
  mailsKept: daysInWords(mails),
  searchesKept: daysInWords(searches),
});

function daysAndPrices({ shipping: { methods }, currencyCode }: StoreProfile) {
  const price = (cents: number | null) => (cents === null ? '' : amountInWords(cents, currencyCode));
  const { standard, expedited, express } = methods;
  return {
    standardDays: standard.days,
    standardPrice: price(standard.cents),
    expeditedDays: expedited.days,
    expeditedPrice: price(expedited.cents),
    expressDays: express.days,
    expressPrice: price(express.cents),
  };
}

const BRACES = /\{(\w+)\}/g;
const isFact = (facts: TextFacts, name: string): name is FactName => Object.hasOwn(facts, name);

/** Writes the facts into a text. A sentence that names one nobody said is left out; empty when nothing remains. */
export function fillFacts(text: string, facts: TextFacts): string {
  if (!text.includes('{')) return text;
  const unsaid = (words: string) =>
    Array.from(words.matchAll(BRACES), ([, name = '']) => name).some(
      (name) => isFact(facts, name) && facts[name] === '',
    );
  return text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !unsaid(sentence))
    .join(' ')
    .replace(BRACES, (braces, name: string) => (isFact(facts, name) ? facts[name] : braces));
}

const fillAll = (texts: readonly string[], facts: TextFacts): string[] =>
  texts.map((text) => fillFacts(text, facts)).filter((text) => text !== '');

/** The sections with their facts; one that has nothing left to say is left out. */
export function fillSections(sections: readonly TextSection[], facts: TextFacts): TextSection[] {
  return sections.flatMap(({ points, ...section }) => {
    const paragraphs = fillAll(section.paragraphs, facts);
    const heading = fillFacts(section.heading, facts);
    if (heading === '' || paragraphs.length === 0) return [];
    const filled = { ...section, heading, paragraphs };
    return [points ? { ...filled, points: fillAll(points, facts) } : filled];
  });
}

export interface ShippingRow {
  id: keyof typeof shippingTitles;
  title: string;
  days: string;
  price: string;
}

/** The rows of the table: the methods that have a price. */
export function shippingRows({
  shipping,
  currencyCode,
}: Pick<StoreProfile, 'shipping' | 'currencyCode'>): ShippingRow[] {
  return offeredMethods(shipping).map((id) => {
    const { days, cents } = shipping.methods[id];
    const price = cents === 0 ? 'Free' : amountInWords(cents ?? 0, currencyCode);
    const over = id === 'standard' && cents !== 0 ? freeShippingOver({ shipping, currencyCode }) : '';
    return {
      id,
      title: shippingTitles[id],
      days,
      price: over ? `Free over ${over}, otherwise ${price}` : price,
    };
  });
}
