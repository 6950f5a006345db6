import { numberOf } from '#assistant/language/numbers.ts';
import type { Allergen, ProductLabel } from '#assistant/products/product-label.ts';
import { allergens } from '#assistant/products/product-label.ts';
import { allergensIn } from '#assistant/products/label-diet.ts';
import type { Turn } from '#assistant/turn.ts';
import { offeredCents } from '#features/catalog/offer.ts';
import { labelOf, substancesIn } from '#features/catalog/label-of.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { comesAs, formsDenied, formsWanted } from './forms.server.ts';
import { linesListing, thingsNotWanted } from './listed-things.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { onceFor } from '#platform/time/once-for.ts';

/** What somebody wants in a product, and what not. */
export interface Wanted {
  /** Substances of the lexicon; a product has to hold one of them. */
  substances: readonly string[];
  /** 'gummy', 'powder', 'tea': one of them, or any where there is none. */
  forms: readonly string[];
  /** Forms that it must not have: who said once not to swallow pills need not say it again. */
  withoutForms: readonly string[];
  vegan: boolean;
  vegetarian: boolean;
  withoutSubstances: readonly string[];
  withoutAllergens: readonly Allergen[];
  /** Sugar, dye, gelatin: what no lexicon names and a label lists. */
  withoutThings: readonly string[];
  /** What it may cost at most, in hundredths of the shop's currency. */
  mostCents: number | undefined;
}

const NOT =
  /\b(?:no|not|without|free of|free from|aint got|minus|sin|sans)\b([^.?!]*)|([a-z]+(?: [a-z]+)?) free\b/g;

/** Read from the words as mended, so that 'magnezium' is magnesium. `asked` is the question that a follow-up leans on. */
export function readWanted(turn: Turn, leansOn: string | undefined): Wanted {
  const said = plainWords(turn.tokens.map(({ word }) => word).join(' '));
  const own = turn.mentions.filter(({ kind, elsewhere }) => kind === 'substance' && !elsewhere);
  const without = new Set(own.filter(({ negated }) => negated).map(({ concept }) => concept));
  // A pre-workout is mostly caffeine, and 'a pre-workout with no caffeine' is not.
  const named = own.map(({ concept }) => concept).filter((concept) => !without.has(concept));
  const denied = [...said.matchAll(NOT)].map(([, after = '', before = '']) => `${after} ${before}`).join(' ');
  return {
    substances: named.length > 0 ? [...new Set(named)] : substancesNamed(leansOn ?? ''),
    forms: formsWanted(said),
    withoutForms: [...turn.earlier, turn].flatMap(deniedIn),
    vegan: /\b(?:vegan|plant based)\b/.test(said),
    vegetarian: /\bvegetarian\b/.test(said),
    withoutSubstances: [...without],
    withoutAllergens: allergens.filter((one) => allergensIn(denied).includes(one)),
    withoutThings: thingsNotWanted(said),
    mostCents: moneyIn(turn.text),
  };
}

/** Of each message read once, however long the talk goes on. */
const formsKnown = new WeakMap<Turn['tokens'], readonly string[]>();
function deniedIn({ tokens }: Pick<Turn, 'tokens'>): readonly string[] {
  const forms = formsKnown.get(tokens) ?? formsDenied(plainWords(tokens.map(({ word }) => word).join(' ')));
  formsKnown.set(tokens, forms);
  return forms;
}

const SPENT = 'hundred|sixty|fifty|forty|thirty|twenty five|twenty|fifteen|twelve|ten|five';
const AMOUNT = `(\\d{1,4}(?:\\.\\d\\d)?|${SPENT})`;
const MONEY = new RegExp(
  `[$€£]\\s?${AMOUNT}|\\b${AMOUNT}[ -]?(?:dollars?|dollas?|bucks?|usd|pesos|euros?|pounds)\\b|\\b(?:under|below|less than) (?:a )?${AMOUNT}(?! ?(?:mg|mcg|g|grams?|iu|calories|days?|weeks?|months?|years?|%))\\b`,
  'i',
);

/** What somebody has to spend, in hundredths: the first amount of money that is named. */
export function moneyIn(text: string): number | undefined {
  const found = MONEY.exec(text.replaceAll('-', ' '));
  const amount = found?.slice(1).find((one) => one !== undefined);
  if (amount === undefined) return undefined;
  const parts = amount.toLowerCase().split(' ');
  return Math.round(100 * parts.reduce((sum, part) => sum + (numberOf(part) ?? Number(part)), 0));
}

export const substancesNamed = (text: string): string[] => [
  ...new Set(substancesIn(text).map(({ concept }) => concept)),
];

/** What a product must not be beside what it must hold. What the label does not say it is not. */
export function fits(
  product: Product,
  { vegan, vegetarian, withoutForms, withoutSubstances, withoutAllergens, withoutThings, mostCents }: Wanted,
): boolean {
  const label = labelOf(product);
  return (
    (!vegan || label.vegan === true) &&
    (!vegetarian || label.vegetarian === true) &&
    !withoutForms.some((form) => comesAs(product, form)) &&
    !withoutSubstances.some((one) => label.holds.has(one)) &&
    !withoutAllergens.some((one) => label.contains.has(one)) &&
    (withoutThings.length === 0 || label.readable.contents) &&
    !withoutThings.some((one) => linesListing(label, one).length > 0) &&
    (mostCents === undefined || offeredCents(product) <= mostCents)
  );
}

/** Words of an ingredient's name that any ingredient may have. */
const GENERIC = new Set(
  'extract powder oil root leaf seed fruit berry flower herb bark bulb concentrate organic natural blend complex juice acid whole ground dried raw pure wild total added dietary sugars fat calories carbohydrate cholesterol saturated trans extract standardized gum resin peel rhizome mushroom'.split(
    ' ',
  ),
);

/** The ingredients that no lexicon knows, each as the telling words of its name on the label. */
export const ownIngredients = onceFor(({ ingredients }: ProductLabel): readonly string[][] =>
  ingredients
    .filter(({ concepts }) => concepts.length === 0)
    .map(({ name }) =>
      plainWords(name.replace(/\([^)]*\)/g, ' '))
        .split(' ')
        .filter((word) => word.length > 3 && !GENERIC.has(word) && !/^\d/.test(word)),
    )
    .filter((words) => words.length > 0),
);
