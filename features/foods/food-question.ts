import type { Nutrient } from '#content/foods/nutrients.ts';
import { findFoods, type Named, type NamedFood } from './find-foods.ts';

/** What is asked of the figures of foods. */
export interface FoodQuestion {
  foods: NamedFood[];
  /** None: what there is in it at all. */
  nutrients: Nutrient[];
  /** Foods are held against each other; true also where only one of them is known. */
  compares: boolean;
  /** The one with the least is looked for. */
  least: boolean;
}
type Read = Omit<FoodQuestion, 'least'>;

/**
 * What a message asks of foods: how much of a nutrient they have, which has more, what is in them. Undefined where it asks something else.
 * Foods are F and nutrients N in the patterns below.
 * @param text as `inOneForm` writes it
 * @param earlier the visitor's messages before it, oldest first, written so too
 */
export function readFoodQuestion(text: string, earlier: readonly string[] = []): FoodQuestion | undefined {
  if (ASKS_ELSE.test(text)) return undefined;
  const named = findFoods(text);
  if (OF_ANOTHER_THING.test(named.frame)) return undefined;
  const read = readAlone(named) ?? goingOn(text, named, earlier);
  // 'What about fufu or plantain' behind an A1c asks which of them suits it.
  if (read?.compares && read.nutrients.length === 0 && earlier.some((said) => OF_AN_ILLNESS.test(said)))
    return undefined;
  return read && { ...read, foods: inAmount(read.foods, text), least: LEAST.test(named.frame) };
}
const OF_AN_ILLNESS =
  /\b(?:diabet\w*|prediabet\w*|a1c|sugar|cholesterol|pressure|kidney|dialysis|gout|heart|stroke|reflux)\b/;
const LEAST = /\b(?:less|least|lower|lowest|low|lighter|lightest)\b/;

/** Of products, medicines, cooking, keeping, an illness, a day's need: figures of a food are no answer. */
const ASKS_ELSE = new RegExp(
  [
    'pill|tablet|capsule|gummy|softgel|powder|supplement|multivitamin|product|extract|tincture|your|yall|sell|buy|order|bottle|price|cost',
    'take|taking|took|medicine|medication|med|drug|prescription|warfarin|coumadin|metformin|lisinopril',
    'absorb|absorption|absorbing|block|cancel|interfere|mix|together|mess|leach|help|work|working|stop|lower my|raise|get into',
    'recipe|season|store|storing|freeze|fridge|icebox|rinse|soak|soaking|lose|losing|destroy|kill|make|made|turn|turned|how long',
    'instead|replace|substitute|allergy|allergic|allergie|intolerant|intolerance|should|safe|(?:ok|okay|alright) (?:for|if|to|with|when)',
    'need|why|when|a day|per day|every day|daily|too much|beside|besides|except|missing|apart|cant|toddler|infant|month old',
    '(?:good|bad|help|better|best|healthy|healthier) (?:for|wit|with|fi)(?! (?:you|me|u|yuh|mi|ya|us|your health)\\b)',
    'how (?:do|can|could|would|to)(?!.*\\bcompare)|can (?:i|he|she|we|they|somebody|my)',
  ]
    .map((part) => `\\b(?:${part})\\b`)
    .join('|'),
);
/** Corn silk is no corn, red yeast rice no rice, oat milk no milk; 'is F better than sugar' asks for no figure of sugar. */
const OF_ANOTHER_THING =
  /\bF (?:silk|bran|flour|oil|seed|leaf|peel|skin|hull|protein|tea|coffee|water|juice|vinegar|bread|starch|soda|family|people|thistle|of magnesia)\b|\b(?:yeast|oat|hemp|pea|plant|breast|mother|elephant|japanese|mushroom|bone) F\b|\b(?:better|healthier|worse|good|bad)(?: \w+){0,2} (?:than|dan|as) N\b/;

const AMOUNT = /\b(?:how (?:much|many|mch|mutch|high|low)|amount|level|content|percent|number|quantity)\b/;
const HAVE =
  '(?:have|has|had|got|getting|contain|carry|give (?:you|u)|provide|full of|(?:high|higher|highest|low|lower|lowest|rich|richer) in|source of|loaded|packed|plenty|more|most|less|least|enough)';
const LESS_OR_MORE =
  '(?:more|most|less|least|higher|highest|lower|lowest|high|low|richer|better|difference|compare|same)';
const BETWEEN =
  /\b(?:or|vs|v|versus|than|then|dan|same|like|and|between|beat|compare|compared|against|with|to)\b/;
const BETTER =
  /\b(?:better|healthier|healthiest|best|difference|different|compare|comparison|nutritiou|nutritious|nutrition|nutrient|goodness|good for|vs|versus|worse|beat)\b/;
const MORE =
  /\b(?:difference|better|more|most|less|least|higher|highest|lower|lowest|richer|which|beat|same|than|then|dan|vs|versus)\b/;
const WHAT_IS_IN = new RegExp(
  [
    '\\b(?:what|which|wat|wah|whats|any|all|much)\\b(?: \\w+){0,2} (?:vitamin|nutrient|mineral)(?: \\w+){0,3} (?:in|inside|inna|does|do|have|has|got)(?: \\w+){0,4} F\\b',
    '\\b(?:what|which|wat|wah)\\b(?: \\w+){0,2} (?:vitamin|nutrient|mineral) (?:it|they|dem|them|that)\\b',
    '\\bF(?: \\w+){0,3} (?:have|has|having|got|full of|carry|contain)(?: \\w+){0,3} (?:vitamin|nutrient|mineral|nutrition|goodness)\\b',
    '\\bF vitamin wise\\b|\\b(?:nutrition|nutritional|food) (?:value|fact|info|information|content)\\b|\\bF(?: \\w+){0,3} nutritious\\b',
  ].join('|'),
);

function readAlone({ foods, nutrients, frame }: Named): Read | undefined {
  if (foods.length === 0 || OF_A_DISH.test(frame)) return undefined;
  const isHeld = HOLDS_AGAINST.test(frame);
  const compares =
    foods.length > 1
      ? isHeld || (BETWEEN.test(frame) && MORE.test(frame))
      : BETWEEN.test(frame) && MORE.test(frame) && AGAINST_ANOTHER.test(frame);
  if (nutrients.length > 0)
    return asksAmount(frame) || (compares && isHeld) ? { foods, nutrients, compares } : undefined;
  if (foods.length > 1 && SIDE_BY_SIDE.test(frame) && BETTER.test(frame))
    return { foods, nutrients, compares: true };
  return foods.length <= MOST_TOLD && WHAT_IS_IN.test(frame)
    ? { foods, nutrients, compares: foods.length > 1 }
    : undefined;
}
const SIDE_BY_SIDE =
  /\bF(?: \w+){0,5} (?:or|vs|v|versus|than|then|dan|and|compared to|against|beat)(?: \w+){0,3} F\b/;
/** 'Calories in oxtail with the F': of the dish nothing is known. */
const OF_A_DISH =
  /\b(?:in|of)(?: (?!in\b)\w+){0,3} (?!a\b|an\b|the\b|some\b|between\b)\w{4,}(?: \w+){0,4} (?:and|with)(?: the)? F\b/;
/** More of them are a list of what somebody eats. */
const MOST_TOLD = 3;
/** 'Ogbono or F', 'F vs bitter leaf': the other one is of those that are not known. */
const AGAINST_ANOTHER =
  /\b(?:than|dan|vs|versus|between)\b|\bF (?:or|and) (?:the |a )?(?!not\b|none\b|what\b|just\b|they\b|them\b)\w{4,}$|\bwhich\b.* \w{4,} or (?:the |a )?F\b/;
const HOLDS_AGAINST = new RegExp(
  `\\b${LESS_OR_MORE}\\b(?: \\w+){0,8} N\\b|\\bN(?: \\w+){0,3} ${LESS_OR_MORE}\\b|\\bF (?:or|vs|versus|and) F(?: \\w+){0,3} N$|\\bF N (?:vs|versus|or) F\\b|\\bN (?:in )?F (?:or|vs|versus) F\\b`,
);

/** 'How much N is in F', 'fiber in F', 'is F high in N', 'okra fiber'. */
function asksAmount(frame: string): boolean {
  const within = /\bN(?: \w+){0,3} (?:in|inside|inna|of|from)(?: \w+){0,6} F\b/.test(frame);
  if (within) return true;
  if (AMOUNT.test(frame) && NEAR_EACH_OTHER.test(frame)) return true;
  return FOOD_THEN_NUTRIENT.test(frame) || (frame.split(' ').length <= TERSE && IN_FEW_WORDS.test(frame));
}
const NEAR_EACH_OTHER = /\bF\b(?: \w+){0,8} N\b|\bN\b(?: \w+){0,8} F\b/;
const FOOD_THEN_NUTRIENT = new RegExp(
  `\\bF(?: \\w+){0,5} ${HAVE}\\b(?: \\w+){0,5} N\\b|\\b${HAVE}(?: \\w+){0,3} N\\b.*\\bF$|\\bF N (?:high|low|level|content|count)\\b`,
);
/** 'Fufu carbs', 'tuna protein per can': nothing else is said. */
const TERSE = 6;
const IN_FEW_WORDS =
  /^(?:(?:F|N|the|a|an|in|per|one|how|much|any|lot|of|got|have|has|level|content|count|high|low|fried|boiled|baked|raw|cooked|canned|dried|fresh|ripe|green|cup|can|spoon|slice|piece|tbsp|tsp|\d+)(?: |$))+$/;

/** 'And plantain?' asks of it what was asked before; 'how much fiber' asks of the food that was spoken of. */
function goingOn(
  text: string,
  { foods, nutrients, frame }: Named,
  earlier: readonly string[],
): Read | undefined {
  const [last, ...before] = [...earlier].reverse();
  if (last === undefined || frame.split(' ').length > MOST_WORDS) return undefined;
  const read = readFoodQuestion(last, before.reverse());
  if (foods.length > 0) {
    if (!read || nutrients.length > 0 || !(ALSO.test(text) || frame.split(' ').length <= FEW))
      return undefined;
    const both = MORE.test(frame) ? [...read.foods, ...foods] : foods;
    return { foods: both, nutrients: read.nutrients, compares: both.length > 1 };
  }
  const spokenOf = read?.foods ?? findFoods(last).foods;
  if (spokenOf.length === 0 || spokenOf.length > MOST_TOLD) return undefined;
  const goesOn = nutrients.length > 0 ? asksOfIt(frame, read !== undefined) : read && ASKS_AGAIN.test(frame);
  if (!goesOn) return undefined;
  return {
    foods: spokenOf,
    nutrients: nutrients.length > 0 ? nutrients : (read?.nutrients ?? []),
    compares: spokenOf.length > 1,
  };
}
const MOST_WORDS = 12;
const FEW = 3;
const ALSO =
  /^(?:(?:ok|okay|and|n|an|so|but|well) )*(?:and|n|an|what about|wat about|how about|how bout|wha bout|wbt|same|then|or|compared to)\b/;
const ASKS_AGAIN =
  /\bwhich\b.*\b(?:more|most|less|least|higher|lower)\b|^(?:(?:ok|so|and|but) )*how (?:much|many)(?: is that)?$/;
const OF_IT = new RegExp(
  `\\b(?:it|that|them|they|those|dem)\\b(?: \\w+){0,3} ${HAVE}\\b(?: \\w+){0,3} N\\b|\\bN\\b(?: \\w+){0,2} in (?:it|that|them|there|those|dem)\\b`,
);
const ASKS_ALSO = /^(?:(?:ok|but|and|so) )*(?:any|which|is there)\b.* N\b/;

/** @param asked the message before asked for figures too: then a nutrient alone is enough */
const asksOfIt = (frame: string, asked: boolean): boolean =>
  OF_IT.test(frame) ||
  (asked &&
    (AMOUNT.test(frame) ||
      ASKS_ALSO.test(frame) ||
      frame.split(' ').length <= FEW ||
      (ALSO.test(frame) && frame.split(' ').length <= FEW + 2)));

/** '200 grams of yam', 'an ounce of pumpkin seeds': told of so much. */
function inAmount(foods: NamedFood[], text: string): NamedFood[] {
  const [, count = '1', unit] = AN_AMOUNT.exec(text) ?? [];
  if (unit === undefined) return foods;
  const many = Number.parseInt(count, 10) || 1;
  const isOunce = unit.startsWith('o');
  const grams = many * (isOunce ? GRAMS_OF_OUNCE : 1);
  const portion = isOunce ? `${many} oz` : `${many} g`;
  return foods.map(({ food, as }) => ({ food, as: { ...as, portion, grams } }));
}
const AN_AMOUNT = /\b(\d+|a|an|one|per) ?(g|gm|gram|oz|ounce)\b/;
const GRAMS_OF_OUNCE = 28.35;
