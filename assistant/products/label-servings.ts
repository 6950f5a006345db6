import { numberOf as numberInWords } from '../language/numbers.ts';
import type { LabelSource, VariantCount } from './product-label.ts';
import type { Sections } from './label-sections.ts';

/** How many pieces and servings, and how many a day. */

const PIECES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    capsule: /(?:veg(?:gie|etable)? ?|v-?)?caps?(?:ule)?s?|g[ée]lules?|c[áa]psulas?/,
    softgel: /(?:soft ?gels?|perles?)/,
    tablet: /(?:tab(?:let)?s?|caplets?|comprim[ée]s?|tabletas?)/,
    gummy: /gumm(?:y|ies)|gomas?|chew(?:able)?s?/,
    lozenge: /lozenges?|pastilles?/,
    stick: /(?:stick(?: pack)?s?|packets?)/,
    sachet: /(?:sachets?|tea ?bags?|pouches)/,
    patch: /patch(?:es)?/,
    scoop: /scoops?|mesures?/,
    tablespoon: /tablespoons?|tbsp/,
    teaspoon: /teaspoons?|tsp/,
    mL: /ml|millilit(?:er|re)s?/,
    dropper: /dropper(?:ful)?s?/,
    drop: /drops|gouttes/,
    cup: /cups?/,
    serving: /servings?|portions?/,
  }),
);
const COUNTED = ['capsule', 'softgel', 'tablet', 'gummy', 'lozenge', 'stick', 'sachet', 'patch'];
const NUMBER = '(\\d[\\d,.]*|one|two|three|four|five|six|an?|une?|deux|trois|dos|tres)';
const unitPattern = (units: readonly string[]) =>
  units.map((unit) => PIECES.get(unit)?.source ?? '').join('|');
const PIECE = new RegExp(
  `${NUMBER}\\s*(?:[-x×]\\s*)?(?:[a-z]+ ){0,2}?(${unitPattern(COUNTED)}|count|ct)(?![a-zéè])`,
  'gi',
);
const PORTION = new RegExp(
  `${NUMBER}\\s*(?:level |rounded |heaping |full )?\\(?(${unitPattern([...PIECES.keys()])})(?![a-zéè])`,
  'gi',
);

const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    a: 1,
    an: 1,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    dos: 2,
    tres: 3,
  }),
);
const valueOf = (text: string) =>
  /^\d/.test(text)
    ? Number(
        text
          .replaceAll(/,(?=\d{3})/g, '')
          .replace(/[.,]$/, '')
          .replace(',', '.'),
      )
    : (WORDS.get(text.toLowerCase()) ?? numberInWords(text.toLowerCase()) ?? Number.NaN);
const unitOf = (text: string, units = [...PIECES.keys()]) =>
  units.find((unit) => new RegExp(`^(?:${PIECES.get(unit)?.source})$`, 'i').test(text));

export interface Servings {
  servingSize: string | undefined;
  perServing: { count: number; unit: string } | undefined;
  variants: VariantCount[];
  servingsPerDay: { least: number; most: number } | undefined;
  form: string | undefined;
}

export function readServings(source: LabelSource, sections: Sections): Servings {
  const facts = (sections.facts ?? sections.about ?? '').replaceAll('\t', ' ');
  const servingSize = (
    /\b(?:servings? size|portion|dose journali[èe]re)\s*[:.]?\s*(.+?)(?=\.(?:\s|$)|\n|;|\bservings? per|\bamount per|$)/i.exec(
      facts,
    )?.[1] ?? ''
  ).slice(0, 80);
  const printed = (
    /\bservings? per (?:container|bottle|jar|bag|pouch|box)\s*[:.]?\s*(.+?)(?=\.(?:\s|$)|\n|;|\bamount per|$)/i.exec(
      facts,
    )?.[1] ?? ''
  ).slice(0, 120);
  const directions = sections.directions ?? '';
  const perServing = portionsIn(servingSize)[0] ?? portionsIn(directions)[0];
  const pieceUnit = COUNTED.find((unit) => unit === perServing?.unit);
  return {
    servingSize: servingSize === '' ? undefined : servingSize,
    perServing,
    variants: countVariants(source, printed, {
      perServing: pieceUnit ? perServing?.count : undefined,
      about: sections.about ?? '',
    }),
    servingsPerDay: perDay(
      directions,
      servingSize === '' && perServing ? `1 ${perServing.unit}` : servingSize,
    ),
    form: formOf(source, pieceUnit),
  };
}

const portionsIn = (text: string): { count: number; unit: string }[] =>
  [...text.matchAll(PORTION)].flatMap(([, number = '', word = '']) => {
    const unit = unitOf(word);
    const count = valueOf(number);
    return unit && count > 0 ? [{ count, unit }] : [];
  });

/** '6 bottles of 120 capsules' are 720. */
function piecesIn(text: string): number | undefined {
  const packs = /(\d+)\s*(?:(?:bottles?|jars?|packs?|boxes|bags?)\s*(?:of|x|×)|[x×])\s*(?=\d)/i.exec(text);
  const found = [...text.replace(packs?.[0] ?? '', '').matchAll(PIECE)][0];
  if (!found) return undefined;
  const count = valueOf(found[1] ?? '');
  if (!(count > 0)) return undefined;
  return count * (packs ? Number(packs[1]) : 1);
}

const servingsIn = (text: string) => {
  const found = /(\d[\d,]*)\s*(?:servings?|portions?|cups?)\b/i.exec(text)?.[1];
  return found ? valueOf(found) : undefined;
};

function countVariants(
  { title, variants }: LabelSource,
  printed: string,
  { perServing, about }: { perServing: number | undefined; about: string },
): VariantCount[] {
  const options = printed
    .split(/\s+(?:or|ou|o)\s+|,\s+(?=\d)(?!\d{3})|,\s+or\s+/i)
    .filter((part) => /^\D{0,8}\d/.test(part));
  const numbers = options.map((part) => Number(/\d[\d,]*/.exec(part)?.[0].replaceAll(',', '')));
  const sizes = [...new Set(variants.map((one) => sizeOf(one.title)))].sort((a, b) => a - b);
  return variants.map((variant) => {
    const own = piecesIn(variant.title);
    const alone = variants.length === 1 || sizes.length === 1;
    const pieces =
      own ?? (alone ? (piecesIn(printed) ?? piecesIn(title) ?? piecesInAbout(about)) : undefined);
    const named = options.findIndex((part) => {
      const inside = /\(([^)]*)\)/.exec(part)?.[1]?.toLowerCase();
      return inside !== undefined && variant.title.toLowerCase().includes(inside);
    });
    const inOrder =
      numbers.length === sizes.length ? numbers[sizes.indexOf(sizeOf(variant.title))] : undefined;
    const servings =
      servingsIn(variant.title) ??
      (own !== undefined && perServing ? Math.floor(own / perServing) : undefined) ??
      numbers[named] ??
      inOrder ??
      (numbers.length === 1 ? numbers[0] : undefined) ??
      (pieces !== undefined && perServing ? Math.floor(pieces / perServing) : undefined);
    return {
      pieces: pieces ?? (servings !== undefined && perServing ? servings * perServing : undefined),
      servings,
    };
  });
}

const piecesInAbout = (about: string) => {
  const found =
    /\b(?:contains|bottle of|pack of|box of|jar of|with)\s+(\d+\s*[a-z ]{0,12}(?:capsules|softgels|tablets|gummies|count))/i.exec(
      about,
    )?.[1];
  return found ? piecesIn(found) : undefined;
};

/** By which sizes are put in order: '1 lb' before '2 lb', '60 capsules' before '120 capsules'. */
function sizeOf(title: string): number {
  const found = /(\d+(?:[.,]\d+)?)\s*(?:(?:bottles?|jars?|packs?) of (\d+))?/.exec(title);
  if (!found) return 0;
  return Number((found[1] ?? '0').replace(',', '.')) * Number(found[2] ?? 1);
}

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:twice|two times|2 times|deux fois|dos veces|2 fois)\b/i, 2],
  [/\b(?:three times|3 times|thrice|trois fois|tres veces|3 fois)\b/i, 3],
  [/\b(?:four times|4 times)\b/i, 4],
  [/\beach of the (?:two|2)\b/i, 2],
  [/\b(?:each|every) meal\b|\bwith meals\b/i, 3],
  [/\bevery (?:six|6) hours\b/i, 4],
  [/\bevery (?:eight|8) hours\b/i, 3],
  [/\bevery (?:twelve|12) hours\b|\bmorning and (?:evening|night)\b/i, 2],
];

/** Of 'Adults take 2 capsules with breakfast and 2 with supper' four capsules. A serving may be told in two units: '1 mL (1 dropper)'. */
function perDay(directions: string, servingSize: string): Servings['servingsPerDay'] {
  const first = directions
    .split(/\n|(?<=\.)\s+(?=[A-Z])/)
    .find((sentence) => portionsIn(sentence).length > 0);
  const sizes = [...portionsIn(servingSize), { count: 1, unit: 'serving' }];
  const portion = portionsIn(first ?? '').find(({ unit }) => sizes.some((size) => size.unit === unit));
  const size = sizes.find(({ unit }) => unit === portion?.unit);
  if (first === undefined || !portion || !size) return undefined;
  const range = new RegExp(
    `(\\d+)\\s*(?:to|-|–|or)\\s*(\\d+)\\s*(?:${PIECES.get(portion.unit)?.source})`,
    'i',
  ).exec(first);
  const least = (range ? Number(range[1]) : portion.count) / size.count;
  const most = portion.count / size.count;
  const more = /\band\s+(\d+|one|two|three)\s+(?:with|at|before|in|after)\b/i.exec(first)?.[1];
  if (more) {
    const whole = most + valueOf(more) / size.count;
    return { least: whole, most: whole };
  }
  const times = TIMES.find(([pattern]) => pattern.test(first))?.[1] ?? 1;
  const perhaps = /\bup to\b|\bif your (?:doctor|pharmacist)\b/i.test(first);
  return { least: perhaps ? least : least * times, most: most * times };
}

/** Words of the product itself come first: its type, its title, its size. */
function formOf(
  { title, productType, variants, tags }: LabelSource,
  pieceUnit: string | undefined,
): string | undefined {
  if (pieceUnit) return pieceUnit;
  const text = `${productType} ${title} ${variants[0]?.title ?? ''} ${tags.join(' ')}`.toLowerCase();
  const named = COUNTED.find((unit) => new RegExp(`\\b(?:${PIECES.get(unit)?.source})\\b`, 'i').test(text));
  return (
    named ??
    [
      'powder',
      'tea',
      'drops',
      'tincture',
      'syrup',
      'tonic',
      'liquid',
      'gel',
      'oil',
      'cream',
      'spray',
      'honey',
      'bar',
    ].find((form) => new RegExp(`\\b${form}s?\\b`).test(text))
  );
}
