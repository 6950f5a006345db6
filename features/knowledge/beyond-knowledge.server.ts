import type { LookedUp } from './look-up-words.server.ts';
import type { Ranked as RankedEntry } from './rank-entries.server.ts';
import type { Question } from './read-question.server.ts';

type Ranked = Pick<RankedEntry, 'matched' | 'anchors'>;

/**
 * Questions that lie beyond the knowledge however near their words come: what a medicine does, costs and how much of it, what a
 * laboratory's number means, and things by name of which the best entry says nothing. An entry that only shares the other words
 * would answer beside them.
 */
export function liesBeyond(question: Question, looked: LookedUp, best: Ranked): boolean {
  return (
    SUM.test(question.text) ||
    asksAboutMedicine(question, looked, best) ||
    asksAboutResult(question) ||
    asksForAnotherThing(question, looked, best)
  );
}

/** Readings ('142 over 88', '168/94') and arithmetic. */
const SUM = /\b\d+ (over|times|divided by|plus|minus) \d+\b|\b\d{2,3} ?\/ ?\d{2,3}\b/;

/** Then a medicine or a test is only the circumstance, and the supplement is what is asked about. */
const SUPPLEMENT = /\b(vitamins?|supplements?|herbs?|herbal|minerals?|teas?)\b/;

/** What goes together with a medicine is what several entries are about. */
const TOGETHER = /\b(away|apart|avoid|mix|careful|care|watch out|interact\w*|leave alone|off limits|with)\b/;

const MEDICINE_ITSELF =
  /\b(side effects? of|milligrams? of|how (much|many)|dose of|prescribed|prescriptions?|refill|split|crush|which is stronger|stay in (your|my) system|price|cost|insurance|covered|inject|miss(ed)? (my|a)|better for)\b/;

/** Words that go with any medicine: an entry that has one of them is not yet about this question. */
const SAID_OF_MEDICINES = new Set(['medicin', 'blood', 'pill', 'tablet', 'sugar', 'shot', 'prescript']);

function asksAboutMedicine({ text }: Question, looked: LookedUp, best: Ranked): boolean {
  const { medicines, medicineGroups, topical } = looked;
  if (medicines.length === 0) return false;
  const groups = medicineGroups.filter((lexeme) => !SAID_OF_MEDICINES.has(lexeme));
  if (![...medicines, ...groups].some((lexeme) => best.matched.includes(lexeme))) return true;
  if (SUPPLEMENT.test(text)) return false;
  if (MEDICINE_ITSELF.test(text)) return !/\bwith my\b/.test(text);
  const anchoredElsewhere = best.anchors.some(
    (lexeme) => topical.has(lexeme) && !medicines.includes(lexeme) && !SAID_OF_MEDICINES.has(lexeme),
  );
  return !anchoredElsewhere && !TOGETHER.test(text);
}

const LAB =
  /\b(a1c|tsh|psa|cbc|bmi|ana|creatinine|hemoglobin|platelets?|e?gfr|bun|ast|alt|heart rate|ldl|hdl|triglycerides?|lab report|test results?|blood count|potassium level|reading)\b/;

const RESULT =
  /\d|\b(normal|high|low|means?|came back|read|positive|negative)\b|\bshould (my|your)\b.*\bbe\b/;

const asksAboutResult = ({ text }: Question): boolean =>
  LAB.test(text) && RESULT.test(text) && !SUPPLEMENT.test(text) && !/\bwith my\b/.test(text);

/** "What is X", "do you sell X", "is X good": X is what it is about. */
const NAMES_A_THING =
  /^(?:what (?:is|are|does)|what's|whats|who (?:is|are)|is|are|does|do you (?:sell|carry|have|offer|do|make)|is there|are there|benefits? of|tell me about)\s+(?:(?:a|an|the|my|your|any|some)\s+)?([a-z0-9'-]+)/;

/** A number, something that is done, or what every entry is about. */
const NO_NAME = /^\d|ing$|^(vitamin|supplement|pill|capsule|gumm|product|herb|mineral)/;

/** It names a thing at its beginning, and the best entry has not even the word. */
function asksForAnotherThing({ text, topical }: Question, looked: LookedUp, best: Ranked): boolean {
  const thing = NAMES_A_THING.exec(text.trim())?.[1];
  if (thing === undefined || thing !== topical[0] || NO_NAME.test(thing)) return false;
  const lexeme = [...looked.topical].find(([, word]) => word === thing)?.[0];
  return lexeme !== undefined && !best.matched.includes(lexeme);
}
