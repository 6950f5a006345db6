import { plainText } from '../plain-words-text.ts';
import type { Care, Evidence } from '../safety.ts';

/** What an answer may say, taken out of its evidence once. */
export interface ReplyFacts {
  /** Amounts, as '500 mg' or 'twice a day'. */
  amounts: ReadonlySet<string>;
  /** Prices and percentages, as '24.99' and '10%'. */
  prices: ReadonlySet<string>;
  /** Telephone numbers as digits, e-mail addresses in small letters. */
  contacts: ReadonlySet<string>;
  links: ReadonlySet<string>;
  handles: ReadonlySet<string>;
  /** Titles as plain text, longest first. */
  titles: readonly string[];
  /** All texts as one plain text, for names. */
  plain: string;
}

/** Numbers that are everybody's. */
const PUBLIC_NUMBERS = [
  '911',
  '988',
  '18002221222',
  '18003321088',
  '2221222',
  // SAMHSA, the lines for mothers and for violence at home, and those for poisoned pets.
  '18006624357',
  '18338526262',
  '18007997233',
  '18884264435',
  '18557647661',
];

/** `own`: how to reach the store. An address in a text may have been planted, so texts give numbers only. */
export function factsOf(evidence: Evidence, care: Care, own: readonly string[]): ReplyFacts {
  const texts = [...evidence.texts, ...evidence.products.map(({ title }) => title), care.opening];
  return {
    amounts: new Set(texts.flatMap(amountsIn)),
    prices: new Set(texts.flatMap(pricesIn)),
    contacts: new Set([
      ...PUBLIC_NUMBERS,
      ...own.flatMap(contactsIn),
      ...texts.flatMap(contactsIn).filter((contact) => !contact.includes('@')),
    ]),
    links: new Set(
      [...evidence.links, ...linksIn(care.opening), ...texts.flatMap(linksIn).filter(isOfficial)].map(
        linkKey,
      ),
    ),
    handles: new Set(evidence.products.flatMap(({ handle }) => handle ?? [])),
    titles: evidence.products
      .map(({ title }) => plainText(title).trim())
      .filter(Boolean)
      .sort((one, other) => other.length - one.length),
    plain: texts.map((text) => pieces(text).map(plainText).join(' ')).join(' '),
  };
}

/** A text of any length, in pieces that plainText reads whole. */
function pieces(text: string): string[] {
  const list: string[] = [];
  for (let start = 0; start < text.length; start += 3000) list.push(text.slice(start, start + 3000));
  return list;
}

const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: '1',
    an: '1',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
    fifteen: '15',
    twenty: '20',
    thirty: '30',
    forty: '40',
    fifty: '50',
    hundred: '100',
    thousand: '1000',
    several: '3',
    'a few': '3',
    'a handful of': '3',
    'as many': '3',
    unlimited: '3',
    half: '0.5',
    once: '1',
    twice: '2',
    thrice: '3',
    dozen: '12',
  }),
);
const UNITS: readonly [RegExp, string][] = [
  [/^(?:mg|milligrams?|mgs)$/, 'mg'],
  [/^(?:mcg|µg|ug|micrograms?)$/, 'mcg'],
  [/^(?:g|grams?|gm|gms)$/, 'g'],
  [/^(?:iu|ius|international units?|units?)$/, 'iu'],
  [/^(?:ml|milliliters?|mls)$/, 'ml'],
  [/^(?:capsules?|caps?|tablets?|tabs?|pills?|softgels?|gumm(?:y|ies)|lozenges?)$/, 'pieces'],
  [/^(?:drops?|droppers?|dropperfuls?)$/, 'drops'],
  [/^(?:teaspoons?|tsps?)$/, 'tsp'],
  [/^(?:tablespoons?|tbsps?)$/, 'tbsp'],
  [/^(?:scoops?|spoons?|spoonfuls?)$/, 'scoops'],
  [/^(?:servings?|doses?)$/, 'servings'],
];
const NUMBER =
  '(?:\\d[\\d,]*(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|several|a few|a handful of|as many|unlimited|half(?: an?)?)';
const UNIT =
  '(?:mg|milligrams?|mgs|mcg|µg|ug|micrograms?|grams?|gms?|g|iu|ius|international units?|units?|milliliters?|mls?|capsules?|caps?|tablets?|tabs?|pills?|softgels?|gumm(?:y|ies)|lozenges?|drops?|droppers?|dropperfuls?|teaspoons?|tsps?|tablespoons?|tbsps?|scoops?|spoonfuls?|spoons?|servings?|doses?)';
const AMOUNT = new RegExp(
  `(?<![\\w.$])(${NUMBER})(?:\\s*(?:-|–|to|or|and)\\s*(${NUMBER}))?(?:\\s+(?:full|whole|level|more|extra|daily|big|small|heaped|heaping|to))?[\\s-]*(${UNIT})(?![\\w])`,
  'gi',
);
const TIMES =
  /(?<!\w)(once|twice|thrice|(?:\d+|two|three|four|five|six) (?:times|x)|\d+x) (?:an?|per|each|every|in a)?\s*(day|daily|week|weekly|hour|meal|night)(?!\w)|(?<!\w)every (?:(?:\d+|two|three|four|six|eight|twelve) hours|hour|half hour)(?!\w)/gi;

/** Amounts that are only said in words; amount-rules.ts knows more of them. */
const MORE = /\ba (?:whole|full|heaping|heaped) (?:tablespoon|teaspoon|scoop|bottle|handful|cup)\b/gi;

/** Every amount in a text in one spelling; a range is its two ends. */
export function amountsIn(text: string): string[] {
  const amounts = [...text.matchAll(AMOUNT)].flatMap(([, low = '', high, unit = '']) =>
    [low, ...(high === undefined ? [] : [high])].map((value) => `${numberOf(value)} ${unitOf(unit)}`),
  );
  const times = [...text.matchAll(TIMES)].map(([whole]) => timesOf(whole));
  return [...amounts, ...times, ...[...text.matchAll(MORE)].map(([more]) => more.toLowerCase())];
}

const numberOf = (value: string) =>
  String(Number((NUMBER_WORDS.get(value.toLowerCase().replace(/ an?$/, '')) ?? value).replaceAll(',', '')));
const unitOf = (unit: string) =>
  UNITS.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1] ?? unit.toLowerCase();
const timesOf = (words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .map((word) => NUMBER_WORDS.get(word) ?? word)
    .filter((word) => !/^(?:times|x|1x|per|each|in)$/.test(word) || word === '1x')
    .join(' ')
    .replace(/^1 1 /, '1 ')
    .replace(/daily/, 'day')
    .replace(/weekly/, 'week')
    .replace(/^(\d+)x?(?: 1)? (day|week|hour|meal|night)$/, '$1 a $2');

const PRICE =
  /(?:\$\s?|\busd\s?)(\d[\d,]*(?:\.\d{1,2})?)|(?<![\w.])(\d[\d,]*(?:\.\d{1,2})?)\s?(?:dollars|bucks|usd)\b/gi;
const OFFER =
  /\b(?:half price|buy one,? get one|free (?:bottle|gift|sample)|two for one|clearance)\b|\b(?:it['’]?s|costs?|only|just|priced at|yours for)\s\d{1,3}\.\d\d(?!\w|\.\d|[%/-])(?!\s?(?:mg|mcg|g|ml|oz|percent|IU)\b)|\b(?:ten|fifteen|twenty|thirty|forty|fifty)(?: \w+)? (?:dollars|bucks)\b/gi;
const PERCENT = /(?<![\w.])(\d{1,3}(?:\.\d+)?)\s?(?:%|percent\b)/gi;
const CODE = /\b(?:code|coupon|promo)\b[^.!?\n]{0,20}?\b([A-Z]{3,}[A-Z0-9]*\d*)\b/g;

/** Prices, percentages and discount codes. */
export function pricesIn(text: string): string[] {
  return [
    ...[...text.matchAll(PRICE)].map(([, sign, word]) =>
      (sign ?? word ?? '').replaceAll(',', '').replace(/\.00?$/, ''),
    ),
    ...[...text.matchAll(OFFER)].map(([offer]) => offer.toLowerCase()),
    ...[...text.matchAll(PERCENT)].map(([, number = '']) => `${number}%`),
    ...[...text.matchAll(CODE)].map(([, code = '']) => code.toLowerCase()),
  ];
}

const PHONE =
  /(?<![\w/])(?:\+?1[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]\d{3}[-. ]?\d{4}(?!\d)|(?<![\w/])1-8\d\d-[A-Z0-9-]{7,10}/g;
const SPOKEN = /\b[a-z0-9-]{2,60} (?:dot|\(dot\)|\[dot\]) (?:com|net|org|shop|store|io)\b/gi;
const EMAIL = /[\w.+-]{1,64}(?:@|\s?\(at\)\s?|\s?\[at\]\s?)[\w-]{1,60}\.[\w.-]{2,40}/gi;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const KEYS = '22233344455566677778889999';

/** Telephone numbers and e-mail addresses. */
export function contactsIn(text: string): string[] {
  return [
    ...[...text.matchAll(PHONE)].map(([number]) => phoneKey(number)),
    ...[...text.matchAll(EMAIL)].map(([email]) => email.toLowerCase()),
    ...[...text.matchAll(SPOKEN)].map(([address]) => `${address.toLowerCase()}@`),
  ];
}

function phoneKey(number: string): string {
  const digits = number
    .replace(/[A-Z]/g, (letter) => KEYS.charAt(LETTERS.indexOf(letter)))
    .replace(/\D/g, '');
  return digits.length === 10 ? `1${digits}` : digits;
}

const MARKDOWN_LINK = /\]\(\s?<?((?:[^()\s>]|\([^()\s>]{0,100}\)){0,600})/g;
const BARE_LINK =
  /(?<![\w(@/.])(?:[a-z][a-z+.-]{1,12}:\/\/|www\.)[^\s)>\]]{1,600}|(?<![\w@/.-])(?:[a-z0-9-]{1,60}\.){1,4}(?:com|net|org|io|co|shop|store|info|biz|ru|xyz|me|gov|edu|us|app|site|online|link|ly|to)(?![\w@])(?:\/[^\s)>\]]{0,300})?/gi;

/** Addresses in a text: those of Markdown links, and those that stand bare. */
export function linksIn(text: string): string[] {
  const linked = [...text.matchAll(MARKDOWN_LINK)].map(([, address = '']) => address);
  const bare = [...text.replace(MARKDOWN_LINK, ']( ').replace(EMAIL, ' ').matchAll(BARE_LINK)].map(
    ([address]) => address.replace(/[.,;:!?'"*_]+$/, ''),
  );
  return [...linked, ...bare];
}

/** An office of the United States, named in a text, may be named again. Other addresses in texts may have been planted. */
const isOfficial = (address: string) =>
  /^(?:https?:\/\/)?(?:[a-z0-9-]{1,60}\.){1,4}gov(?:\/|$)/i.test(address);

/** One spelling for one address. */
export const linkKey = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/%28/g, '(')
    .replace(/%29/g, ')')
    .replace(/\/$/, '');
