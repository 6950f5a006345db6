import { nameOfAllergen } from '#assistant/products/label-diet.ts';
import type { Allergen, ProductLabel } from '#assistant/products/product-label.ts';
import { gelatinTold } from './gelatin-told.server.ts';
import { linesListing, linesOfNone } from './listed-things.server.ts';
import type { ProductQuestion } from './product-question.server.ts';
import { notStated, type Told } from './product-answer.server.ts';

/** What the list of a label answers: what is in it, whether one thing is, and how much. */

/** 'Zinc (as zinc gluconate) 15 mg 136%' */
export const linesOf = ({ ingredients }: ProductLabel): string[] =>
  ingredients.map(({ name, amount: much, percent }) => [name, much, percent].filter(Boolean).join(' '));

export function contents(label: ProductLabel): Told {
  if (!label.readable.contents) return notStated('ingredients');
  return {
    text: `This is what the label of {product} lists${label.servingSize ? ` for a serving of ${label.servingSize}` : ''}:`,
    items: linesOf(label),
    apart:
      label.otherIngredients.length > 0 ? [`Other ingredients: ${label.otherIngredients.join(', ')}.`] : [],
    after: label.directions ? [`The label says: ${label.directions}`] : [],
    short: linesOf(label).slice(0, 4).join('; '),
  };
}

/** Whether a label lists what is asked for. */
export const listsAny = (
  label: ProductLabel,
  { allergens, substances, words }: Extract<ProductQuestion, { kind: 'contains' }>,
): boolean =>
  allergens.some((one) => label.contains.has(one)) ||
  substances.some((one) => label.holds.has(one)) ||
  (allergens.length === 0 && linesListing(label, words).length > 0);

export function contains(label: ProductLabel, asked: Extract<ProductQuestion, { kind: 'contains' }>): Told {
  if (!label.readable.contents) return notStated('ingredients');
  const { allergens, substances, words, free } = asked;
  const several = allergens.filter((one) => !NUTS.has(one));
  if (several.length > 1) return eachOf(label, several);
  const ofGelatin = allergens.length === 0 && !free ? gelatinTold(label, words) : undefined;
  if (ofGelatin) return ofGelatin;
  const listed = linesListing(label, words);
  if (listsAny(label, asked)) {
    const rows = label.ingredients.filter(({ concepts }) => concepts.some((one) => substances.includes(one)));
    const own = rows.map(({ name, amount: much }) => [name, much].filter(Boolean).join(', '));
    const told = own.length > 0 ? own : listed;
    return {
      // 'Is it sugar free' is no where there is sugar.
      text: `${free ? 'No' : 'Yes'}, the label of {product} lists ${words}${told.length > 0 ? `: ${told.join('; ')}` : ''}.`,
      short: `${free ? 'no' : 'yes'}, it lists ${told.length > 0 ? told.join('; ') : words}`,
    };
  }
  if (allergens.length > 0 && allergens.every((one) => label.freeOf.has(one)))
    return {
      text: `${free ? 'Yes' : 'No'}: the page of {product} says that it has no ${words}.`,
      short: `no ${words}`,
    };
  const none = linesOfNone(label, words);
  return {
    text: `The label of {product} lists no ${words}${none.length > 0 ? `: ${none.join('; ')}` : ''}.`,
    apart: allergens.length > 0 ? [OF_TRACES] : [],
    short: `lists no ${words}`,
  };
}

/** One question, 'any nuts', asks for both. */
const NUTS: ReadonlySet<Allergen> = new Set(['peanut', 'tree-nut']);

/** 'Gluten free, and does it have soy': each by itself, without a yes or no that could be of either. */
function eachOf(label: ProductLabel, allergens: readonly Allergen[]): Told {
  const listed = allergens.filter((one) => label.contains.has(one));
  const none = allergens.filter((one) => !label.contains.has(one));
  const said = [
    ...(listed.length > 0 ? [`lists ${listed.map(nameOfAllergen).join(' and ')}`] : []),
    ...(none.length > 0 ? [`lists no ${none.map(nameOfAllergen).join(' and no ')}`] : []),
  ].join(', and ');
  return { text: `The label of {product} ${said}.`, apart: none.length > 0 ? [OF_TRACES] : [], short: said };
}
const OF_TRACES =
  'It does not promise to be free of traces. With an allergy, read the label itself and ask us or your pharmacist before the first one.';

export function amount(
  label: ProductLabel,
  { substances, words }: Extract<ProductQuestion, { kind: 'amount' }>,
): Told {
  const called = new RegExp(`\\b${words.replace(/s$/, '')}`, 'i');
  const rows = label.ingredients.filter(
    ({ name, concepts }) =>
      concepts.some((one) => substances.includes(one)) || (substances.length === 0 && called.test(name)),
  );
  if (rows.length === 0)
    return label.readable.contents
      ? { text: `The label of {product} lists no ${words}.` }
      : notStated('ingredients');
  const told = rows.map(
    ({ name, amount: much, percent }) =>
      `${name}: ${[much ?? 'amount not stated', percent && `${percent} of the daily value`].filter(Boolean).join(', ')}`,
  );
  return {
    text: `The label of {product} lists${label.servingSize ? `, in a serving of ${label.servingSize}` : ''}: ${told.join('; ')}.`,
    short: told.join('; '),
  };
}

export function diet({ vegan, vegetarian, readable }: ProductLabel, kind: 'vegan' | 'vegetarian'): Told {
  const is = kind === 'vegan' ? vegan : vegetarian;
  if (is === true) return { text: `Yes, {product} is ${kind}, as its page says.`, short: kind };
  if (is === false)
    return {
      text: `No, {product} is not ${kind}: its label lists something from an animal.`,
      short: `not ${kind}`,
    };
  return {
    known: false,
    text: readable.contents
      ? `The label of {product} lists nothing from an animal that I know of, but it does not call itself ${kind}, so I cannot promise it.`
      : `The catalogue does not say whether {product} is ${kind}.`,
    short: 'not stated',
  };
}
