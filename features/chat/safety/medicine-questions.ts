import { isDenied, isPast, sentenceAt } from './how-it-is-said.ts';
import { saysAny, upTo, words } from './pattern.ts';

/** Questions that only the prescriber may answer, and reports of harm. The patterns read plain text with medicines written as MED. */

const medicine =
  '(?:MED|(?:my |his |her |your |their |the |all |blood pressure |pressure |sugar |diabetes |heart |thyroid |cholesterol )+(?:medicines?|medications?|meds|prescriptions?|pills|inhaler|antidepressants?)|medication|meds|medicina|mis (?:medicinas|pastillas))';

/** 'Iron stops me up' is of the bowel. */
const STOP = '(?:stop|stopping)(?! (?:me|you|u|us|him|her|them|people|folks) up)';

const stopping = [
  `(?:${STOP}|quit|quitting|get off|getting off|come off|coming off|wean|weaning|ween|skip|skipping|ditch|throw away|throw out|toss|go off|going off|give up|off of|get rid of|leave off|lay off|dejar|suspender)${upTo(5)}${medicine}`,
  `(?:instead of|rather than|in place of|replace|replaces|replacing|substitute for|substituting|swap|switch(?:ing)? from|trade|en vez de|en lugar de)${upTo(3)}${medicine}`,
  `(?:natural|herbal|better|holistic|home)${upTo(2)}(?:alternatives?|replacements?|substitutes?|versions?|equivalents?|options?)${upTo(1)}(?:to|for|of)${upTo(2)}${medicine}`,
  `(?:lower|reduce|cut|halve|cut back|cut down|cut back on|cut down on|decrease|taper|change|adjust) (?:my |his |her |the )?(?:dose of |dosage of )?(?:my )?${medicine}(?! (?:level|levels|price|cost))`,
  `(?:do|does|will|would) (?:i|he|she|we|my \\S+) (?:still |even |really )(?:need|have to take|need to take|need to be on)${upTo(3)}${medicine}`,
  `(?:dont|do not|no longer|wont|not) (?:need|want|wanna|like)(?: to)?(?: (?:take|taking|be on|keep taking))?${upTo(2)}${medicine}`,
  `(?:stopped|quit|came off|threw away|skipped|been skipping|ran out of|havent taken|havent been taking)${upTo(4)}${medicine}`,
  `(?:get|getting|be|come) off${upTo(3)}${medicine}`,
];

const dosing = [
  `how (?:much|many)${upTo(3)}${medicine} (?:should|can|could|do|may|is too|per|to|a day)`,
  `(?:dose|dosage|doses|how many (?:mg|milligrams))${upTo(4)}${medicine}`,
  `MED (?:dose|dosage)`,
  `(?:take|taking|double|doubling|double up|add|use|have)${upTo(2)}(?:2|3|4|two|three|four|extra|another|more|double|half)${upTo(3)}MED`,
  `(?:double|doubling|double up on|split|splitting|crush|crushing|chew)${upTo(2)}${medicine}`,
  `(?:raise|increase|up|bump up) (?:my |the |his |her )?(?:dose|dosage|\\S+ dose)`,
];

/** A dose that was left out, or two to be taken for it. What was taken twice already is no such question: the rules of assistant/ see it. */
const missing = [
  `(?:miss|missed|forgot|forget|skipped|late on|behind on)${upTo(5)}(?:dose|doses|${medicine})`,
  // 'She takes glipizide too, I forgot' left out nothing but to say so.
  `(?:${medicine})${upTo(6)}(?:missed|(?<!\\b(?:also|too|well) (?:, )?i )forgot(?! to (?:say|tell|mention|add|ask)\\b)|skipped)`,
  `(?:should|can|could|may|might|going to|gonna|thinking (?:of|about|to)|thought (?:of|about)|plan(?:ning)? (?:to|on)|ok to|okay to|safe to|will|have to|need to)${upTo(3)}(?:double|doubling)${upTo(4)}(?:dose|doses|${medicine})`,
];

const SYMPTOM =
  '(?:rash|rashes|hives|itch|itchy|itching|dizzy|lightheaded|vomit|vomiting|vomited|threw up|throwing up|throw up|nausea|nauseous|nauseated|sick|diarrhea|the runs|headaches?|migraine|palpitations|racing|cramps|cramping|stomach ache|stomach pain|stomach hurts?|swelling|swollen|broke out|break out|breaking out|bleeding|bruises|bruising|faint|shaky|jittery|bad reaction|allergic reaction|side effects?|burning|numb|weak|worse|erupcion|nauseas|mareado|mareada)';
/** 'This wig got my scalp itching' is the doing of nothing that anybody takes. */
const NOT_TAKEN =
  '(?! (?:\\S+ ){0,2}?(?:wigs?|weaves?|braids?|lace|weather|heat|cold|sun|pollen|job|work|shift|shoes?|boots?|bra|dress|sweater|wool|soap|detergent|deodorant|perfume|bed|mattress|carpet|dog|cat|pool|bus|car|truck|news|smell)\\b)';
const harm = [
  `(?:since|after|ever since|when|once) (?:i |he |she |we |my \\S+ )?(?:started|start|starting|taking|took|take|using|used|drinking|drank|trying|tried|eating|ate|began)${upTo(10)}${SYMPTOM}`,
  `${SYMPTOM}${upTo(6)}(?:since|after|ever since|from) (?:i |he |she |we )?(?:started|starting|taking|took|using|used|drinking|drank|trying|tried|eating|ate|your|that|those|these)`,
  `(?:your|this|these|those|that|the)${NOT_TAKEN}${upTo(5)}(?:made|makes|making|got|had|has|have|gave|giving|gives|is making|are making) (?:me|my|him|her|us)${upTo(5)}${SYMPTOM}`,
  `(?:had|having|got|have|get|getting) (?:a |an |some |bad |really |severe )*(?:allergic reactions?|bad reactions?|reactions?|side effects?) (?:to|from|with|after)`,
  `(?:took|tried|used|drank) (?:your|the|that|this)${upTo(6)}(?:and|now)${upTo(5)}${SYMPTOM}`,
];

const patterns = (sources: readonly string[]) => sources.map(words);
const stopPatterns = patterns(stopping);
const dosePatterns = patterns(dosing);
const missPatterns = patterns(missing);
const harmPatterns = patterns(harm);
const harmSince = patterns([`${SYMPTOM}${upTo(4)}(?:since|after|ever since|from) the`]);

const BY_THE_DOCTOR =
  /\b(?:doctor|dr|doc|nurse|pharmacist|cardiologist|surgeon|endocrinologist|he|she|they) (?:\S+ ){0,3}?(?:stopped|took|told|said|says|wants|switched|changed|lowered|put)\b/;
const STORE_WORDS =
  /\b(?:prescription required|need a prescription|without a prescription|emails?|subscription|newsletter)\b/;

/** Who means to catch up does not want to stop. */
const DOUBLE = /\b(?:double|doubling|catch up|make up for)\b/;

export type MedicineQuestion = 'harm' | 'stop-medicine' | 'missed-dose' | 'medicine-dose';

/** `namesIngredient`: 'itching since the turmeric' reports harm, 'itching since the summer' does not. */
export function findMedicineQuestion(tagged: string, namesIngredient: boolean): MedicineQuestion | undefined {
  if (matches(tagged, harmPatterns) || (namesIngredient && matches(tagged, harmSince))) return 'harm';
  if (STORE_WORDS.test(tagged)) return undefined;
  const isStopping = matches(tagged, stopPatterns) && !BY_THE_DOCTOR.test(tagged);
  if (matches(tagged, missPatterns) && (!isStopping || DOUBLE.test(tagged))) return 'missed-dose';
  if (isStopping) return 'stop-medicine';
  return matches(tagged, dosePatterns) ? 'medicine-dose' : undefined;
}

function matches(text: string, list: readonly RegExp[]): boolean {
  return saysAny(list, text, ({ index }) => !isDenied(text, index) && !isPast(sentenceAt(text, index)));
}
