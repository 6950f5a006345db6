import { type Allergen, allergens } from './product-label.ts';

/** What a product holds that some cannot have, and what its label says it is free of. */

const WORDS: Readonly<Record<Allergen, RegExp>> = {
  fish: /\b(?:fish(?! oil free)|anchov(?:y|ies)|sardines?|mackerel|salmon|tuna|cod(?: liver)?|pollock|tilapia|poissons?|pescado)\b/i,
  shellfish:
    /\b(?:shell ?fish|shrimps?|crabs?|lobsters?|prawns?|crustac[\p{L}]+|krill|oysters?|mussels?|crevettes?|mariscos?)\b/iu,
  peanut: /\b(?:pea ?nuts?|groundnuts?|arachides?|cacahuates?|lentils|chickpeas)\b/i,
  'tree-nut':
    /\b(?:tree ?nuts?|almonds?|cashews?|walnuts?|pecans?|pistachios?|hazelnuts?|macadamias?|brazil nuts?|coconuts?|amandes?|noix)\b/i,
  soy: /\b(?:soy|soya|soybeans?|soja)\b/i,
  dairy:
    /\b(?:milk(?! thistle)|dairy|whey|casein(?:ate)?|lactose|butter ?fat|colostrum|lait|lactos[ée]rum|l[áa]cteos|leche)\b/i,
  egg: /\b(?:eggs?|egg whites?|albumen|ovalbumin|œufs?|oeufs?|huevos?)\b/i,
  gluten: /\b(?:gluten|wheat(?! ?grass)|semolina|malt|rye|blé)\b/i,
  sesame: /\b(?:sesame|tahini|sésame)\b/i,
  bee: /\b(?:honey(?!comb)|bees?|propolis|royal jelly|bee ?pollen|beeswax|miel|abejas?)\b/i,
  ragweed:
    /\b(?:ragweed|daisies|chamomile|echinacea|milk thistle|dandelion|marigold|feverfew|chrysanthemum)\b/i,
  pineapple: /\b(?:pineapple|bromelain|latex)\b/i,
};
/** Beets and hives of things that are none: 'milk thistle' holds no milk. */
const NOT_MEANT = /\b(?:coconut milk|almond milk|soy milk|oat milk)(?= alternative)|\bnon-dairy\b/gi;
const ANIMAL =
  /\b(?:gelatin[e]?|g[ée]latine|bovine|beef|cattle|porcine|pork|chicken|marine collagen|collagen|carmine|cochineal|lanolin|shellac|desiccated|glandulars?)\b/i;
const FLESH =
  /\b(?:gelatin[e]?|g[ée]latine|bovine|beef|cattle|porcine|pork|chicken|collagen|carmine|cochineal|glandulars?)\b/i;
const PLANT_GELATIN = /\b(?:no|without|free of|vegan|plant|sans) gelatine?\b|\bgelatin(?:e)?[- ]free\b/gi;

const FREE =
  /\b(?:free (?:of|from)|does not contain|doesn['’]t contain|contains? no|contains? none of|without(?: any)?|no(?: added)?|never any|sans|sin|libre de)\s+([^.;\n•†]{2,160})/giu;
const FREE_SUFFIX = /\b([\p{L} ]{3,20}?)[- ]free\b/giu;
const FREE_LIST = /((?:[\p{L}]+(?: [\p{L}]+)?,\s*)+(?:and |& |or )?[\p{L}]+)[- ]free\b/giu;

export interface Diet {
  contains: Set<Allergen>;
  freeOf: Set<Allergen>;
  vegan: boolean | undefined;
  vegetarian: boolean | undefined;
}

/** @param contents what is in it, by its list; @param whole everything the page says. */
export function readDiet(contents: string, whole: string, tags: readonly string[]): Diet {
  const said = `${whole}\n${tags.join('\n')}`;
  const freeTexts = [...said.matchAll(FREE), ...said.matchAll(FREE_SUFFIX), ...said.matchAll(FREE_LIST)].map(
    ([, what = '']) => what,
  );
  const freeOf = new Set(
    allergens.filter((one) => freeTexts.some((text) => WORDS[one].test(withinList(text)))),
  );
  const stated = [...said.matchAll(/\bcontains?\s*:?\s+([^.;\n•]{2,120})/giu)]
    .map(([, what = '']) => what)
    .filter((what) => !/^(?:no|none)\b/i.test(what));
  const holds = withoutFree(`${contents}\n${stated.join('\n')}`).replace(NOT_MEANT, '');
  const contains = new Set(allergens.filter((one) => WORDS[one].test(holds)));
  // What the list names it has, whatever a slogan says.
  for (const one of contains) freeOf.delete(one);
  return { contains, freeOf, ...vegetarianOf(holds, said, contains) };
}

/** The list that follows a 'no': it ends where a new thought begins. */
const withinList = (text: string) =>
  /^(.*?)(?=\b(?:but|with|which|that|until|unless|while|you)\b|$)/i.exec(text)?.[1] ?? text;

const withoutFree = (text: string) =>
  text.replace(FREE, ' ').replace(FREE_LIST, ' ').replace(FREE_SUFFIX, ' ');

function vegetarianOf(
  holds: string,
  said: string,
  contains: ReadonlySet<Allergen>,
): Pick<Diet, 'vegan' | 'vegetarian'> {
  const contents = holds.replace(PLANT_GELATIN, ' ');
  const flesh =
    FLESH.test(contents) ||
    contains.has('fish') ||
    contains.has('shellfish') ||
    /\bnot (?:for|suitable for) vegetarians\b/i.test(said);
  const animal =
    flesh ||
    ANIMAL.test(contents) ||
    contains.has('dairy') ||
    contains.has('egg') ||
    contains.has('bee') ||
    /\bnot (?:vegan|for vegans|suitable for vegans)\b/i.test(said);
  const vegan = /\b(?:vegan|100% plant[- ]based|v[ée]g[ée]talien\w*|vegano)\b/i.test(said);
  const vegetarian = vegan || /\bvegetarian(?! caps| cellulose)|\bv[ée]g[ée]tarien/i.test(said);
  return {
    vegan: animal ? false : vegan ? true : undefined,
    vegetarian: flesh ? false : vegetarian ? true : undefined,
  };
}

/** Allergens that a text names. */
export const allergensIn = (text: string): Allergen[] => allergens.filter((one) => WORDS[one].test(text));

/** As it stands in a sentence about a label, which lists no bee. */
export const nameOfAllergen = (allergen: Allergen): string =>
  allergen === 'bee' ? 'bee products' : allergen.replace('-', ' ');
