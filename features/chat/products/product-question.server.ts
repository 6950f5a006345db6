import { numberOf } from '#assistant/language/numbers.ts';
import type { Allergen } from '#assistant/products/product-label.ts';
import { allergensIn, nameOfAllergen } from '#assistant/products/label-diet.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { askPatterns } from '../reading/patterns.server.ts';
import { asksHowMany } from './how-many-asked.ts';
import { thingNamed } from './listed-things.server.ts';
import { substancesNamed } from './wanted.server.ts';
import { ASKS_KEEPING, ASKS_TASTE } from './written-of-product.server.ts';

/** What somebody wants to know of a product. Each is answered from its own label and prices. */
export type ProductQuestion =
  | {
      kind:
        | 'about'
        | 'contents'
        | 'count'
        | 'directions'
        | 'lasts'
        | 'serving-price'
        | 'sizes'
        | 'stock'
        /** Of two: what adds up where somebody takes both, and what each warns of. */
        | 'together'
        | 'vegan'
        | 'vegetarian'
        | 'warnings';
    }
  /** `big`: how big one piece is. */
  | { kind: 'form'; big?: boolean | undefined }
  /** 'Does it have dairy?' `words` is looked for in the list where it is neither. `free`: 'is it gluten free?' */
  | {
      kind: 'contains';
      allergens: readonly Allergen[];
      substances: readonly string[];
      words: string;
      free?: boolean | undefined;
    }
  /** `times`: 'how much for three?' `together`: of several, the sum as well. */
  | { kind: 'price'; times?: number | undefined; together?: boolean | undefined }
  | { kind: 'amount'; substances: readonly string[]; words: string }
  /** One that its page answers. `alone`: surely that one. `directions`: how many to take was asked as well. */
  | { kind: 'asked'; question: string; answer: string; alone: boolean; directions?: boolean | undefined }
  /** Of what is not for whoever asks: the sentences of each label that speak of what is in play. */
  | {
      kind: 'concern';
      told: readonly {
        product: Product;
        quotes: readonly string[];
        held?: string | undefined;
        concern: string;
      }[];
    }
  /** Whether it goes beside a medicine, by the word that somebody has for it. */
  | { kind: 'beside'; medicine: string }
  /** What no label lists, such as how it tastes, in the plain words of the message: its page may say it. */
  | { kind: 'written'; plain: string };

const PIECE = '(?:serving|dose|capsule|caps?|pill|gumm(?:y|ies)|soft ?gel|tablet|scoop|packet|stick|cup|day)';
const SERVING_PRICE = new RegExp(
  `\\b(?:prices?|costs?|how much|cheap\\w*|expensive)\\b.*\\b(?:per|a|each|by the|for (?:a|one|each)) ${PIECE}\\b|\\b(?:per|each) ${PIECE} (?:price|cost)|\\bcost per\\b|\\bprice per\\b|\\bcomes? (?:out )?to\\b.*\\b(?:per|a|each|by the) ${PIECE}\\b`,
);
const LASTS =
  /\bhow (?:long|many (?:days|weeks|months)) (?:does|do|will|would|is|s|are|can|should)?\b.*\b(?:last|supply|bottle|jar|bag|box|pack|run out)|\bhow long .*\b(?:good|last) (?:me|for)\b|\b(?:days?|months?|weeks?) supply\b|\b(?:last|lasts) (?:me )?(?:a|one|the|for|how)\b|\bwhen (?:will|would) (?:i|it) run out\b/;
const COUNT =
  /\bhow many\b(?!.*\b(?:a day|per day|daily|each day|should i|do i take|can i take|to take|at a time|mg|milligrams|calories)\b)|\b(?:count|number) of (?:capsules|pills|gummies|servings|tablets|softgels)\b|\b(?:capsule|pill|gummy|serving|tablet|softgel|bottle) count\b|\bwhat(?:'?s| is) the count\b|\bhow big is (?:the|a) bottle\b/;
const FORM =
  /\b(?:what form|is (?:it|this|that) an? (?:pill|capsule|powder|liquid|gummy|tablet|tea|drink|softgel)|pill or|powder or|capsules? or)\b/;
/** How big one is. */
const BIGNESS =
  /\b(?:(?:big|large|huge|small|tiny|horse) (?:pill|capsule|tablet|softgel)s?|pill size|size of (?:the|them|those|each|one) (?:pill|capsule|tablet|softgel)s?|(?:hard|easy|small enough) to swallow|(?:pill|capsule|tablet|softgel)s? (?:is |are )?(?:real |too |very |that )?(?:big|large|huge|small|tiny))\b/;
const CONTAINS =
  /\b(?:contains?|have|has|got|any|with|without|(?:made|prepared) (?:with|from|of)|comes? from|(?:is|are) there|free|in it|in this|in that|in them)\b/;
/** 'Is that pork gelatin' */
const IS_MADE_OF =
  /\b(?:is|are) (?:it|that|this|they|them|those) (?:\w+ )?(?:pork|pig|beef|cow|bovine|fish|gelatin|soy|dairy|milk|gluten|wheat|nuts?|eggs?|caffeine)\b/;
/** 'Is it sugar free' asks for a no of it. */
const FREE = /(?<=\S )(?:free|without|zero|no)\b/;
/** 'How much zinc is in it' asks for an amount of what it is called after; 'how much the zinc run' for a price. */
const WITHIN =
  /\b(?:mg|milligrams?|mcg|micrograms?|iu|units|grams?|g|\d{3,6} or \d{3,6}|in (?:it|them|each|one|a|the|your|this|that)|per (?:capsule|pill|serving|scoop|dose|gummy|tablet))\b/;
/** 'Your saw palmetto, is it 320 mg', 'is that biotin 5000 or 10000' */
const STRENGTH =
  /\b(?:your|yours|ur|yalls?|y'alls?|that one|this one)\b.*\b\d[\d ]*(?:mg|mcg|iu|milligrams?|micrograms?|units)\b|\b\d{3,6} or \d{3,6}\b/;
/** Asks for the whole list, whatever one thing of it is named beside. */
const WHOLE_LIST =
  /\b(?:all (?:of )?(?:the|its|your|them|dem) ingredients|every ingredient|(?:full|whole|complete) (?:label|list|ingredients?)|ingredients? list|(?:supplement|nutrition) facts)\b/;
/** 'Is the collagen from fish or cow': a list says it, and no single allergen. */
const ORIGIN =
  'bovine|beef|cows?|cattle|marine|fish|pork|porcine|chicken|synthetic|natural|plants?|animals?|picolinate|gluconate|citrate|oxide|glycinate|methylcobalamin|cyanocobalamin|methylfolate|folic acid';
const WHICH_ORIGIN = new RegExp(`\\b(?:${ORIGIN}) or (?:from )?(?:an? |the )?(?:${ORIGIN}|what)\\b`);
const AMOUNT = /\bhow (?:much|many (?:mg|milligrams|mcg|micrograms|iu|units|grams?)(?: of)?)\b/;

/**
 * @param said the message in plain words, without the names of the products.
 * @param own substances that the products are called after: who asks for the sugar in the elderberry does not ask for elderberry.
 */
export function readProductQuestion(
  said: string,
  own: ReadonlySet<string> = new Set(),
): ProductQuestion | undefined {
  const plain = said.replace(EATS_SO, ' ');
  const has = (pattern: RegExp) => pattern.test(plain);
  if (has(SERVING_PRICE)) return { kind: 'serving-price' };
  if (has(ASKS_TASTE) || has(ASKS_KEEPING)) return { kind: 'written', plain };
  if (has(LASTS)) return { kind: 'lasts' };
  if (asksHowMany(plain)) return { kind: 'directions' };
  if (has(WHOLE_LIST) || has(WHICH_ORIGIN)) return { kind: 'contents' };
  if (has(/\bplant based\b|\banimal (?:products?|free)\b/)) return { kind: 'vegan' };
  if (has(/\bvegan\b/)) return { kind: 'vegan' };
  if (has(/\bvegetarian\b/)) return { kind: 'vegetarian' };
  if (has(BIGNESS)) return { kind: 'form', big: true };
  if (has(FORM)) return { kind: 'form' };
  // 'I already take melatonin, can I have both the same night' asks for no list.
  if (has(BESIDE_MINE)) return { kind: 'warnings' };
  const asked = TOGETHER_WITH.test(plain) ? undefined : thingAsked(plain, own);
  if (asked && (has(AMOUNT) || has(STRENGTH)) && asked.isMeasured && (!asked.isOwn || has(WITHIN)))
    return { kind: 'amount', substances: asked.substances, words: asked.words };
  if (asked && !asked.isOwn && (has(CONTAINS) || has(IS_MADE_OF))) {
    const { allergens, substances, words } = asked;
    return { kind: 'contains', allergens, substances, words, ...(has(FREE) && { free: true }) };
  }
  if (has(askPatterns.stock)) return { kind: 'stock' };
  if (has(COUNT)) return { kind: 'count' };
  if (has(askPatterns.price)) return priceAsked(plain);
  if (has(askPatterns.sizes)) return { kind: 'sizes' };
  if (has(askPatterns.directions)) return { kind: 'directions' };
  if (has(askPatterns.warnings)) return { kind: 'warnings' };
  return has(askPatterns.label) ? { kind: 'contents' } : undefined;
}

const SEVERAL = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const TIMES = new RegExp(
  `\\b(\\d{1,2}|${SEVERAL}) (?:of (?:them|those|these|it|em|dem|each)|bottles?|jars?|box(?:es)?|bags?|packs?|tubs?|packages?)\\b`,
);

const TOGETHER =
  /\b(?:total|altogether|all together|all (?:of )?(?:it|them|that|those|three|four)|the whole (?:set|thing|bunch)|both(?: of (?:them|those))?|everything)\b/;

/** What one costs, or as many as are named, or all of them. */
export function priceAsked(plain: string): ProductQuestion {
  const [, said = ''] = TIMES.exec(plain) ?? [];
  const times = numberOf(said) ?? Number(said);
  return {
    kind: 'price',
    ...(times > 1 && { times }),
    ...(TOGETHER.test(plain) && { together: true }),
  };
}

/** Takes, or wants to take, one beside the other. */
const TOGETHER_WITH =
  /\b(?:can|could|may|should|do|ok|okay|safe)\b.*\b(?:(?:have|take|use|drink|do|taking) (?:them )?both|together|same (?:time|night|day|morning)|at once|on top of|along ?side)\b/;

/** Who asks for honey is told of honey. */
const OF_BEES = /\b(?:honey|propolis|royal jelly|beeswax|bee pollen)\b/;
const calledOf = (allergen: Allergen | undefined, plain: string): string | undefined =>
  (allergen === 'bee' ? OF_BEES.exec(plain)?.[0] : undefined) ?? (allergen && nameOfAllergen(allergen));

/** 'Been vegan since January', 'my son is vegan now': of somebody, and of no label. */
const EATS_SO =
  /\b(?:i|im|i'm|ive|i've|we|we're|he|hes|he's|she|shes|she's|son|daughter|husband|wife|brother|sister|cousin|friend|mom|mother|dad|father|boyfriend|girlfriend|family|kids?)(?: (?:is|are|am|been|be|have|has|went|going|go|turned|became|just|now|mostly|strictly|strict|fully|all|an?|eat|eats))* (?:vegan|vegetarian)\b|\b(?:been|went|going|turned|as an?|for an?|being) (?:vegan|vegetarian)\b/;

/** 'Can I take it with my creatine' asks what to be careful with. */
const BESIDE_MINE =
  /\b(?:take|taking|use|using|drink|drinking|mix|mixing)\b(?: [a-z']+){0,4} with (?:my|mi|his|her|their|our) (?!(?:food|meals?|breakfast|lunch|dinner|supper|coffee|tea|water|juice|smoothies?|milk|first)\b)/;

const NUTS = /\bnuts?\b/;
const BLOOD = /\bblood sugars?\b/g;

/** 'How much K is in the D3'. */
const VITAMIN_LETTER =
  /\bhow (?:much|many)(?: (?:mg|milligrams|mcg|micrograms|iu|units))?(?: of)?(?: the| that)? ([bcdek]\d{0,2})\b/;

interface Asked {
  allergens: Allergen[];
  substances: string[];
  words: string;
}

function thingAsked(
  plain: string,
  own: ReadonlySet<string>,
): (Asked & { isMeasured: boolean; isOwn: boolean }) | undefined {
  // 'What is in the blood sugar formula' asks for no sugar.
  const text = plain.replaceAll(BLOOD, 'blood');
  const thing = thingNamed(text);
  const nuts: Allergen[] = NUTS.test(text) ? ['peanut', 'tree-nut'] : [];
  const allergens = [...new Set([...allergensIn(plain), ...nuts])];
  // The sugar in the elderberry is asked for, not the elderberry.
  const [, letter] = VITAMIN_LETTER.exec(plain) ?? [];
  const named = thing?.isMeasured ? [] : substancesNamed(letter ? `vitamin ${letter}` : plain);
  const others = named.filter((one) => !own.has(one));
  // 'How much zinc is in the zinc' asks for its own.
  const substances = others.length > 0 || thing || allergens.length > 0 ? others : named;
  const words = calledOf(allergens[0], text) ?? thing?.words ?? substances[0]?.replaceAll('-', ' ');
  return words === undefined
    ? undefined
    : {
        allergens,
        substances,
        words,
        isMeasured: substances.length > 0 || thing?.isMeasured === true,
        // Nothing is named but what the products are called after.
        isOwn: others.length === 0 && thing === undefined && allergens.length === 0,
      };
}
