import { inOneForm } from '#platform/text/in-one-form.ts';
import { foods } from '#content/foods/foods.data.ts';
import { type Nutrient, nutrients } from '#content/foods/nutrients.ts';

export type Food = (typeof foods)[number];
export type Preparation = Food['as'][number];

/** A food as it is named in a message. */
export interface NamedFood {
  food: Food;
  /** The way it is eaten that the message means. */
  as: Preparation;
}

/** What a message names, and what is left of it: each food as F, each nutrient as N. */
export interface Named {
  foods: NamedFood[];
  nutrients: Nutrient[];
  frame: string;
}

interface Form {
  words: readonly string[];
  food?: Food;
  nutrient?: Nutrient;
}

/** By their first word, longest first. */
const forms = new Map<string, Form[]>();
/** Also as `inOneForm` leaves 'peaches' and 'tomatoes'. */
const writtenAs = (form: string): string[] =>
  /(?:ch|o|x)$/.test(form) ? [inOneForm(form), `${inOneForm(form)}e`] : [inOneForm(form)];
const add = (form: string, of: Omit<Form, 'words'>) => {
  for (const one of writtenAs(form)) addWords(one.split(' '), of);
};
const addWords = (words: readonly string[], of: Omit<Form, 'words'>) => {
  const list = forms.get(words[0] ?? '') ?? [];
  list.push({ ...of, words });
  forms.set(words[0] ?? '', list);
};
// Of 'sugar' and 'salt' the nutrient is meant: those foods go by longer names.
for (const nutrient of nutrients) for (const form of nutrient.forms) add(form, { nutrient });
for (const food of foods) for (const form of food.forms) add(form, { food });
for (const list of forms.values()) list.sort((a, b) => b.words.length - a.words.length);

/** @param text as `inOneForm` writes it */
export function findFoods(text: string): Named {
  const words = text.split(' ');
  const frame: string[] = [];
  const found: { food: Food; from: number; to: number }[] = [];
  const named = new Set<Nutrient>();
  let at = 0;
  while (at < words.length) {
    const form = forms
      .get(words[at] ?? '')
      ?.find((one) => one.words.every((word, step) => words[at + step] === word));
    if (form?.nutrient && isAside(form.words.join(' '), words[at - 1] ?? '')) {
      frame.push(...form.words);
      at += form.words.length;
      continue;
    }
    if (form?.food) found.push({ food: form.food, from: at, to: at + form.words.length });
    if (form?.nutrient) named.add(form.nutrient);
    frame.push(form?.food ? 'F' : form ? 'N' : (words[at] ?? ''));
    at += form?.words.length ?? 1;
  }
  return { foods: distinct(found, words), nutrients: [...named], frame: frame.join(' ') };
}

/** 'Cooked, no salt' says how; 'low iron', 'for my sugar' and 'blood sugar' are of people. */
const isAside = (nutrient: string, before: string): boolean =>
  OF_PEOPLE.has(before) || (ADDED_OR_TOO_HIGH.has(nutrient) && HOW_IT_IS.has(before));
const OF_PEOPLE = new Set(['low', 'high', 'blood', 'my', 'mi', 'her', 'his', 'our']);
const ADDED_OR_TOO_HIGH = new Set(['salt', 'sugar', 'fat', 'cholesterol', 'sodium']);
const HOW_IT_IS = new Set(['no', 'without', 'added', 'add', 'for', 'fi', 'belly', 'body', 'bad', 'good']);

/** Each way of eating once: 'boiled or fried plantain' is two of one food. */
function distinct(found: { food: Food; from: number; to: number }[], words: readonly string[]): NamedFood[] {
  // 'The African one, not the sweet potato'
  const meant = found.filter(({ from }) => !words.slice(Math.max(0, from - 2), from).includes('not'));
  const named = (meant.length > 0 ? meant : found).flatMap(({ food, from, to }): NamedFood[] => {
    const near = found.length > 1 ? words.slice(Math.max(0, from - NEAR), to + NEAR) : words;
    return waysMeant(food, near).map((as) => ({ food, as }));
  });
  return named.filter(({ as }, index) => named.findIndex((one) => one.as === as) === index);
}
/** So many words around one of several foods tell how it is eaten. */
const NEAR = 2;

function waysMeant({ as }: Food, words: readonly string[]): Preparation[] {
  const isSaid = (word: string) =>
    words.some((one, at) => one === word && !words.slice(Math.max(0, at - 1), at).some((no) => NOT.has(no)));
  const meant = as.filter((way) => waysSaid(way).some((form) => form.split(' ').every(isSaid)));
  const [usual] = as;
  if (meant.length === 0) return usual ? [usual] : [];
  // 'Boiled or fried' asks of both, 'low fat plain' of one that is both.
  return words.some((word) => BETWEEN.has(word)) ? meant : meant.slice(0, 1);
}
const waysSaid = ({ words }: Preparation) => words.map(inOneForm);
const NOT = new Set(['not', 'no', 'aint', 'never', 'isnt', 'without']);
const BETWEEN = new Set(['or', 'vs', 'versus', 'than', 'then', 'dan']);
