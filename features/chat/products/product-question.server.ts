import type { Allergen } from '#assistant/products/product-label.ts';
import { allergensIn } from '#assistant/products/label-diet.ts';
import { askPatterns } from '../reading/patterns.server.ts';
import { substancesNamed } from './wanted.server.ts';

/** What somebody wants to know of a product. Each is answered from its own label and prices. */
export type ProductQuestion =
  | {
      kind:
        | 'about'
        | 'contents'
        | 'count'
        | 'directions'
        | 'form'
        | 'lasts'
        | 'price'
        | 'serving-price'
        | 'sizes'
        | 'stock'
        | 'vegan'
        | 'vegetarian'
        | 'warnings';
    }
  /** 'Does it have dairy?', 'is it gluten free?' `words` is looked for in the list where it is neither. */
  | { kind: 'contains'; allergens: readonly Allergen[]; substances: readonly string[]; words: string }
  | { kind: 'amount'; substances: readonly string[]; words: string };

const PIECE = '(?:serving|dose|capsule|caps?|pill|gumm(?:y|ies)|soft ?gel|tablet|scoop|packet|stick|cup|day)';
const SERVING_PRICE = new RegExp(
  `\\b(?:prices?|costs?|how much|cheap\\w*|expensive)\\b.*\\b(?:per|a|each|by the|for (?:a|one|each)) ${PIECE}\\b|\\b(?:per|each) ${PIECE} (?:price|cost)|\\bcost per\\b|\\bprice per\\b`,
);
const LASTS =
  /\bhow (?:long|many (?:days|weeks|months)) (?:does|do|will|would|is|s|are|can|should)?\b.*\b(?:last|supply|bottle|jar|bag|box|pack|run out)|\bhow long .*\b(?:good|last) (?:me|for)\b|\b(?:days?|months?|weeks?) supply\b|\b(?:last|lasts) (?:me )?(?:a|one|the|for|how)\b|\bwhen (?:will|would) (?:i|it) run out\b/;
const COUNT =
  /\bhow many\b(?!.*\b(?:a day|per day|daily|each day|should i|do i take|can i take|to take|at a time|mg|milligrams|calories)\b)|\b(?:count|number of) (?:capsules|pills|gummies|servings|tablets|softgels)?\b|\bhow big is (?:the|a) bottle\b/;
const FORM =
  /\b(?:what form|is (?:it|this|that) an? (?:pill|capsule|powder|liquid|gummy|tablet|tea|drink|softgel)|pill or|powder or|capsules? or|big pill|hard to swallow)\b/;
const CONTAINS =
  /\b(?:contains?|have|has|got|any|with|without|made (?:with|from|of)|free|in it|in this|in that|in them)\b/;
const AMOUNT = /\bhow (?:much|many (?:mg|milligrams|mcg|micrograms|iu|units|grams?)(?: of)?)\b/;

/** `plain`: the message in plain words, without the names of the products. */
export function readProductQuestion(plain: string): ProductQuestion | undefined {
  const has = (pattern: RegExp) => pattern.test(plain);
  if (has(SERVING_PRICE)) return { kind: 'serving-price' };
  if (has(LASTS)) return { kind: 'lasts' };
  if (has(/\bvegan\b|\bplant based\b|\banimal (?:products?|free)\b/)) return { kind: 'vegan' };
  if (has(/\bvegetarian\b/)) return { kind: 'vegetarian' };
  if (has(FORM)) return { kind: 'form' };
  const asked = thingAsked(plain);
  if (asked && has(AMOUNT) && asked.substances.length > 0)
    return { kind: 'amount', substances: asked.substances, words: asked.words };
  if (asked && has(CONTAINS)) return { kind: 'contains', ...asked };
  if (has(askPatterns.stock)) return { kind: 'stock' };
  if (has(COUNT)) return { kind: 'count' };
  if (has(askPatterns.price)) return { kind: 'price' };
  if (has(askPatterns.sizes)) return { kind: 'sizes' };
  if (has(askPatterns.directions)) return { kind: 'directions' };
  if (has(askPatterns.warnings)) return { kind: 'warnings' };
  return has(askPatterns.label) ? { kind: 'contents' } : undefined;
}

/** Things that are no allergen and no substance of the lexicon, and are asked about all the same. */
const OTHER_THINGS =
  /\b(?:added sugars?|sugars?|gelatine?|pork|beef|alcohol|gmos?|preservatives?|artificial (?:colou?rs?|flavou?rs?|sweeteners?)|dyes?|stevia|monk fruit|sucralose|aspartame|corn|yeast|titanium dioxide|magnesium stearate|carrageenan|palm oil|fillers?|nuts?|latex|palm)\b/;

function thingAsked(
  plain: string,
): { allergens: Allergen[]; substances: string[]; words: string } | undefined {
  const other = OTHER_THINGS.exec(plain)?.[0];
  const nuts: Allergen[] = other?.startsWith('nut') ? ['peanut', 'tree-nut'] : [];
  const allergens = [...new Set([...allergensIn(plain), ...nuts])];
  const substances = substancesNamed(plain);
  const words = allergens[0]?.replace('-', ' ') ?? substances[0]?.replaceAll('-', ' ') ?? other;
  return words === undefined
    ? undefined
    : { allergens, substances, words: other && allergens.length === 0 ? other : words };
}
