import { allergensIn } from '#assistant/products/label-diet.ts';
import type { FurtherQuestion } from '#content/knowledge/further-questions.ts';
import { classesOf, medicinesIn } from '#features/catalog/label-of.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { substancesNamed } from '../products/wanted.server.ts';
import { isOfChildrenAlone } from './of-children.ts';

interface Asked {
  /** The message in plain words, without the product's name. */
  asked: string;
  /** Those that it asks a list for. */
  allergens: readonly string[];
  /** It asks whether the product goes beside a medicine. */
  isBeside: boolean;
}

/** Whether a question of a product's page may be what a message asks, by what each of them names. */
export const mayBeAsked = (one: FurtherQuestion, { asked, allergens, isBeside }: Asked): boolean =>
  saysOfThings(one, asked, allergens) &&
  saysOfMedicines(one, asked, isBeside) &&
  !isOfChildrenAlone(plainWords(one.question), asked);

/** 'Can I take it with my creatine' is answered by nothing that does not speak of creatine; of a fish burp no list is asked. */
function saysOfThings(
  { question, answer }: FurtherQuestion,
  asked: string,
  allergens: readonly string[],
): boolean {
  const things = [...substancesNamed(asked), ...allergens];
  if (things.length === 0) return true;
  const text = plainWords(`${question} ${answer}`);
  const told = new Set<string>([...substancesNamed(text), ...allergensIn(text)]);
  return things.some((thing) => told.has(thing));
}

/** 'Side effects, I'm on Plavix' asks nothing of pills for blood pressure; whether it goes beside Zoloft, nothing that names no medicine. */
function saysOfMedicines({ question }: FurtherQuestion, asked: string, isBeside: boolean): boolean {
  const wider = (text: string) =>
    medicinesIn(text).flatMap(({ concept }) => [concept, ...classesOf(concept)]);
  const taken = new Set(wider(asked));
  const told = wider(question);
  if (told.length === 0) return !isBeside || ANY_MEDICINE.test(question);
  return taken.size === 0 || told.some((one) => taken.has(one));
}
const ANY_MEDICINE = /\b(?:pills?|tablets|medicines?|meds)\b/i;
