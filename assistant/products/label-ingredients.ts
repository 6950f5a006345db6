import type { Term, TermReader } from '../lexicon/term-reader.ts';
import type { LabelIngredient } from './product-label.ts';
import type { Sections } from './label-sections.ts';

const UNIT =
  'mg|mcg|µg|μg|ug|grammes?|grams?|gm?|milligrams?|micrograms?|i\\.?u\\.?|u\\.?i\\.?|ie|ml|(?:billion|million|milliards?)(?: (?:cfu|ufc|live cultures))?|cfu|ufc|kcal|calories|galu|hut|fccl?';
const AMOUNT = new RegExp(
  `(<?\\d[\\d,.]*)\\s*(${UNIT})(?![\\p{L}\\d])(?:\\s*(?:mcg |mg )?(?:DFE|RAE|NE|AT|CFU)\\b)?(?:\\s*\\(\\d[^)]{0,24}\\))?(?:\\s*(<?[\\d.,]+\\s*%|[†‡*]+))?`,
  'giu',
);
const CALORIES = /\b(calories)\s*:?\s+(\d[\d,]*)(?!\s*(?:mg|g|%))/i;
const NOISE =
  /^(?:[\s†‡*•%:;,.–|-]|amount per serving|amount|per serving|% ?daily value|daily value|% ?dv|%? ?vnr|%? ?nrv|dv|quantity|par (?:dose|portion|jour)|and|plus|of|with|de|each [^:]{0,40}?(?:contains|provides):?)+/giu;
const SERVING = /\bservings? ?size\b|\bservings? per\b|\bportion\s*:|\bdose journali/i;
const NOTES =
  /(?:[†‡*]+\s*)?(?:%? ?daily values? not established|percent daily values|\* ?percent|valeurs? nutritionnelles de r[ée]f[ée]rence|these statements)[^\n]*/giu;
/** Longer than the name of a thing that is in a bottle. */
const LONGEST_NAME = 110;

/** What a label lists, in its order. */
export function readIngredients(sections: Sections, title: string, read: TermReader): LabelIngredient[] {
  const listed = rowsOf(sections.facts ?? '', read);
  if (listed.length > 0) return listed;
  const named = listOf(sections.ingredients ?? '').map((text) => ingredientOf(text, read));
  if (named.length > 0) return named;
  // 'Magnesium Glycinate 400mg, 120 Capsules', or '500 mg of turmeric in each capsule'.
  return [title, sections.about ?? '']
    .flatMap((text) => rowsOf(text, read))
    .filter(({ concepts }) => concepts.length > 0);
}

function rowsOf(text: string, read: TermReader): LabelIngredient[] {
  return text
    .replace(NOTES, '')
    .replaceAll('\t', ' ')
    .replace(/servings? size\s*[:.]?.*?(?=\n|\. |servings? per|amount per|$)/gi, '\n')
    .replace(/servings? per (?:container|bottle)\s*[:.]?.*?(?=\n|\.(?: |$)|amount per|$)/gi, '\n')
    .split(/[\n;•]/)
    .filter((line) => line.trim() !== '' && !SERVING.test(line))
    .flatMap((line) => rowsOfLine(line, read));
}

function rowsOfLine(line: string, read: TermReader): LabelIngredient[] {
  const calories = CALORIES.exec(line);
  const rows: LabelIngredient[] = calories
    ? [{ name: 'Calories', amount: calories[2], micrograms: undefined, percent: undefined, concepts: [] }]
    : [];
  const all = [...line.matchAll(AMOUNT)].filter(({ index }) => !insideParens(line, index));
  const amountFirst = /^[\s•*–-]*$/.test(line.slice(0, all[0]?.index ?? 1));
  const found = all.filter((match, at) => amountFirst || !isOfName(line, match, all[at + 1]));
  const rest = calories && found.length === 0 ? '' : line;
  found.forEach((match, at) => {
    const before = found[at - 1];
    const start = before ? before.index + before[0].length : 0;
    const own = clean(rest.slice(start, match.index));
    const after = clean(
      (/^[^,;.]*/.exec(rest.slice(match.index + match[0].length, found[at + 1]?.index)) ?? [''])[0],
    );
    const name = own === '' ? after : own;
    const [, number = '', unit = '', percent] = match;
    if (name === '' || name.length > LONGEST_NAME || !/\p{L}{2}/u.test(name)) return;
    rows.push({
      name,
      amount: match[0].replace(/\s*(?:<?[\d.,]+\s*%|[†‡*]+)$/, '').replace(/\s+/g, ' '),
      micrograms: weightOf(numberOf(number), unit),
      percent: percent?.includes('%') ? percent.replace(/\s/g, '') : undefined,
      concepts: conceptsOf(name, read),
    });
  });
  return rows;
}

/** '36 mg PACs' of 'Cranberry extract, 36 mg PACs 500 mg'. */
function isOfName(line: string, match: RegExpExecArray, next: RegExpExecArray | undefined): boolean {
  if (!next || match[3] !== undefined || !/,\s*$/.test(line.slice(0, match.index))) return false;
  return /^\s+[\p{L} ]{1,24}$/u.test(line.slice(match.index + match[0].length, next.index));
}

const insideParens = (line: string, index: number) => {
  const before = line.slice(0, index);
  return before.lastIndexOf('(') > before.lastIndexOf(')') && line.indexOf(')', index) >= 0;
};

const clean = (name: string) =>
  name
    .replace(/\s+/g, ' ')
    .replace(/^[^(]*\)/, (text) => (text.includes('(') ? text : ''))
    .replace(NOISE, '')
    .replace(/[\s:,–-]+$/u, '')
    .replace(/\s*\($/, '')
    .trim();

/** Commas between names, not those within brackets. */
export function listOf(text: string): string[] {
  return text
    .replaceAll('\t', ' ')
    .split(/[\n;•]|,(?![^(]*\))|\.(?=\s|$)/)
    .map((one) =>
      one
        .replace(/\s+/g, ' ')
        .replace(/^(?:and|et|y|contains|other ingredients):? /i, '')
        .trim(),
    )
    .filter((one) => one.length > 1 && one.length <= LONGEST_NAME && !/^(?:none|nothing else)$/i.test(one));
}

function ingredientOf(text: string, read: TermReader): LabelIngredient {
  const amount = [...text.matchAll(AMOUNT)][0];
  const name = clean(amount ? text.replace(amount[0], ' ') : text);
  return {
    name: name || text,
    amount: amount?.[0],
    micrograms: amount ? weightOf(numberOf(amount[1] ?? ''), amount[2] ?? '') : undefined,
    percent: undefined,
    concepts: conceptsOf(text, read),
  };
}

/** Of 'Pantothenic acid (as calcium pantothenate)' the acid: what stands in brackets tells how, where the name itself says what. */
function conceptsOf(text: string, read: TermReader): string[] {
  const named = (name: string) => [...new Set(longest(read(name)).map(({ concept }) => concept))];
  const head = named(text.replace(/\([^)]*\)?/g, ' '));
  return head.length > 0 ? head : named(text);
}

/** Substances of a list without amounts. A flavor of it is none. */
export const substancesOf = (items: readonly string[], read: TermReader): string[] =>
  items.filter((item) => !/\bflavou?rs?\b|\bcolou?r\b/i.test(item)).flatMap((item) => conceptsOf(item, read));

/** Of 'coconut water' and 'coconut', the first. */
const longest = (terms: readonly Term[]): Term[] =>
  terms.filter(
    ({ words }) =>
      !terms.some((other) => other.words.length > words.length && ` ${other.words} `.includes(` ${words} `)),
  );

/** '1,000' is a thousand, '2,5' two and a half. */
const numberOf = (text: string) =>
  Number(
    text
      .replace('<', '')
      .replace(/[.,]$/, '')
      .replaceAll(/,(?=\d{3}(?!\d))/g, '')
      .replace(',', '.'),
  );

function weightOf(value: number, unit: string): number | undefined {
  if (Number.isNaN(value)) return undefined;
  if (/^(?:mg|milli)/i.test(unit)) return value * 1000;
  if (/^(?:mcg|[µμu]g|micro)/i.test(unit)) return value;
  return /^g/i.test(unit) && !/^galu/i.test(unit) ? value * 1_000_000 : undefined;
}
