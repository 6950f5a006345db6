import type { LabelIngredient, ProductLabel } from '#assistant/products/product-label.ts';

/** Things that people ask for, or want to do without, by their everyday names; labels call them otherwise. */

interface Thing {
  /** As it is asked for, and as a reply calls it. */
  said: RegExp;
  words: string;
  /** As labels list it. */
  listed: RegExp;
  /** A label says how much of it there is. */
  isMeasured?: boolean;
}

const SWEETENED = /\b(?:sugars?|syrup|honey|molasses|agave|dextrose|juice concentrates?)\b/i;
const ARTIFICIAL_SWEETENER = 'sucralose|aspartame|acesulfame\\w*|saccharin|neotame';
const DYE =
  /\b(?:fd ?& ?c|d ?& ?c|(?:red|blue|yellow|green) (?:no\.? ?|#)?\d+|artificial colou?rs?|dyes?|titanium dioxide)\b/i;

/** The longer names first: 'added sugar' is no sugar of any kind. */
const THINGS: readonly Thing[] = [
  { said: /\badded sug(?:ar|a)s?\b/, words: 'added sugar', listed: /\badded sugars?\b/i, isMeasured: true },
  { said: /\bsug(?:ar|a)s?\b/, words: 'sugar', listed: SWEETENED, isMeasured: true },
  { said: /\bcarbs?\b/, words: 'carbohydrate', listed: /\bcarbohydrates?\b/i, isMeasured: true },
  { said: /\bcalories\b/, words: 'calories', listed: /\bcalories\b/i, isMeasured: true },
  { said: /\b(?:salt|sodium)\b/, words: 'sodium', listed: /\b(?:sodium|salt)\b/i, isMeasured: true },
  {
    said: /\bartificial sweeteners?\b/,
    words: 'artificial sweetener',
    listed: new RegExp(`\\b(?:${ARTIFICIAL_SWEETENER})\\b`, 'i'),
  },
  {
    said: /\bsweeteners?\b/,
    words: 'sweetener',
    listed: new RegExp(
      `\\b(?:${ARTIFICIAL_SWEETENER}|stevia|monk fruit|erythritol|xylitol|sorbitol|maltitol|allulose)\\b`,
      'i',
    ),
  },
  { said: /\bartificial colou?rs?\b/, words: 'artificial color', listed: DYE },
  { said: /\b(?:(?:red|food|yellow|blue) )?dyes?\b/, words: 'dye', listed: DYE },
  { said: /\bartificial flavou?rs?\b/, words: 'artificial flavor', listed: /\bartificial flavou?rs?\b/i },
  // Of which animal is told with it.
  {
    said: /\b(?:(?:pork|pig|porcine|beef|cow|bovine|fish|halal|kosher) )?gelatine?\b/,
    words: 'gelatin',
    listed: /\bg[eé]latine?\b/i,
  },
  {
    said: /\bpreservatives?\b/,
    words: 'preservative',
    listed: /\b(?:sorbate|benzoate|bh[at]|sulfites?|preservatives?)\b/i,
  },
  {
    said: /\bfillers?\b/,
    words: 'filler',
    listed: /\b(?:rice flour|maltodextrin|stearate|stearic acid|silica|dicalcium phosphate)\b/i,
  },
  { said: /\balcohol\b/, words: 'alcohol', listed: /\b(?:alcohol|ethanol)\b/i },
  ...[
    'pork',
    'beef',
    'stevia',
    'monk fruit',
    'sucralose',
    'aspartame',
    'corn',
    'yeast',
    'titanium dioxide',
    'magnesium stearate',
    'carrageenan',
    'palm oil',
    'palm',
    'latex',
    'lavender',
  ].map(plainly),
  { said: /\b(?:halaa?l|kosher)\b/, words: 'halal or kosher', listed: /\b(?:halal|kosher)\b/i },
  { said: /\bgmos?\b/, words: 'GMO', listed: /\bgmos?\b/i },
];

function plainly(words: string): Thing {
  return {
    said: new RegExp(`\\b${words}\\b`),
    words,
    listed: new RegExp(`\\b${words}\\b`, 'i'),
  };
}

/** The thing that plain words name first, by the name that a reply gives it; `said` is where it stands in them. */
export function thingNamed(plain: string): { words: string; said: string; isMeasured: boolean } | undefined {
  const found = THINGS.map((thing) => ({ thing, at: thing.said.exec(plain) }))
    .flatMap(({ thing, at }) => (at ? [{ thing, at }] : []))
    .toSorted((a, b) => a.at.index - b.at.index || b.at[0].length - a.at[0].length);
  const [first] = found;
  return (
    first && { words: first.thing.words, said: first.at[0], isMeasured: first.thing.isMeasured === true }
  );
}

/** Lines of a label that list a thing, with how much of it: none where it is not on the list, or with nothing of it. */
export function linesListing({ ingredients, otherIngredients }: ProductLabel, words: string): string[] {
  const thing = THINGS.find((one) => one.words === words);
  const listed = thing?.listed ?? new RegExp(`\\b${words.replace(/e?s$/, '')}`, 'i');
  const rows = ingredients.filter(({ name }) => listed.test(name));
  const measured = rows.filter(({ amount }) => amount !== undefined);
  // 'Added sugars 0 g' is none, whatever is named beside it.
  if (thing?.isMeasured && measured.length > 0)
    return measured.filter((row) => !isNothing(row)).map(withAmount);
  return [...rows.map(withAmount), ...otherIngredients.filter((one) => listed.test(one))];
}

/** Lines of a label that say there is nothing of a thing: 'Total sugars 0 g'. */
export function linesOfNone({ ingredients }: ProductLabel, words: string): string[] {
  const thing = THINGS.find((one) => one.words === words);
  return thing?.isMeasured
    ? ingredients.filter((row) => thing.listed.test(row.name) && isNothing(row)).map(withAmount)
    : [];
}

const isNothing = ({ amount }: LabelIngredient): boolean => /^0(?:\.0+)?\b/.test(amount ?? '');
const withAmount = ({ name, amount }: LabelIngredient): string => [name, amount].filter(Boolean).join(', ');

/** Before a thing that is not wanted, and behind it. */
const NOT_WANTED =
  "(?:no|not|without|zero|minus|free (?:of|from)|(?:not|aint|ain't|isnt|isn't) (?:made )?(?:from|of|with)|avoid(?:ing)?|(?:dont|don't|do not|cant|can't|cannot|doesnt|doesn't|wont) (?:do|have|want|eat|take|got|contain|use)(?: no| any)?|aint got(?: no)?|ain't got(?: no)?|hate)";
const BETWEEN = '(?:(?:the|any|added|all|of|them|dem|that|extra|a|lot|lots|that have|that has) ){0,3}';

/** Things that plain words say must not be in it: 'sugar free', 'no dye', 'without gelatin'. */
export function thingsNotWanted(plain: string): string[] {
  // Not test(): these expressions are global and remembered, and test() would go on from where it last stopped.
  return THINGS.filter(({ said }) => plain.search(exclusionOf(said.source)) >= 0)
    .map(({ words }) => words)
    .filter((words, _, all) => !(words === 'sugar' && all.includes('added sugar')))
    .filter((words, _, all) => !(words === 'sweetener' && all.includes('artificial sweetener')));
}

const exclusions = new Map<string, RegExp>();
function exclusionOf(said: string): RegExp {
  const known = exclusions.get(said);
  if (known) return known;
  const made = new RegExp(`\\b${NOT_WANTED} ${BETWEEN}${said}|${said}[ -](?:free|less)\\b`, 'g');
  exclusions.set(said, made);
  return made;
}

/** 'Energy that wont have me up all night' wishes for no sleep. */
const WITHOUT_DOING =
  /\b(?:that |which |but )?(?:wont|won't|will not|dont|don't|doesnt|doesn't|does not|without|not|nothing|nothin) (?:[a-z']+ ){0,4}?(?:up|awake|wired|jitters|jittery|sleepy|drowsy|groggy|crash|crashing)\b(?: (?:all|at) night)?/g;

/** A wish without what it does without: 'sugar free gummies' wants no shelf about sugar. */
export const withoutExclusions = (plain: string): string =>
  THINGS.reduce(
    (rest, { said }) => rest.replaceAll(exclusionOf(said.source), ' '),
    plain.replaceAll(WITHOUT_DOING, ' '),
  )
    .replaceAll(/ {2,}/g, ' ')
    .trim();
