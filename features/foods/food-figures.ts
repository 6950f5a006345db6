import { readFoodQuestion } from './food-question.ts';
import { tellFigures } from './tell-figures.ts';

/** What the figures of foods say to a message. */
export interface FoodFigures {
  /** The question as it was understood, for whoever did not write it. */
  question: string;
  answer: string;
  source: { title: string; url: string };
  /** What may be asked next. */
  next: string[];
}

const SOURCE = {
  title: 'USDA National Nutrient Database for Standard Reference, release 28',
  url: 'https://fdc.nal.usda.gov/',
};

/**
 * Undefined where a message asks for no figure of a food that is known.
 * @param text as `inOneForm` writes it
 * @param earlier the visitor's messages before it, oldest first, written so too
 */
export function foodFigures(text: string, earlier: readonly string[]): FoodFigures | undefined {
  const asked = readFoodQuestion(text, earlier);
  if (!asked) return undefined;
  const names = asked.foods.map(({ as }) => as.name);
  const [first] = names;
  const of = asked.nutrients.map(({ name }) => name).join(' and ');
  return {
    question: `${of === '' ? 'What is' : `How much ${of} is`} in ${names.join(' and in ')}?`,
    answer: tellFigures(asked),
    source: SOURCE,
    next: asked.nutrients.length > 0 && first ? [`What vitamins and minerals are in ${first}?`] : [],
  };
}
