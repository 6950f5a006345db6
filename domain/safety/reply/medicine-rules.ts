import { upTo, words } from '../pattern.ts';
import { isDeferred, isDeniedBefore } from './denial.ts';

/** Sentences about supplements beside medicines, and about changing medicines. They read tagged plain text. */

const medicine =
  '(?:MED|(?:(?:your|the|his|her|their|all|any|other|these|those|prescribed|prescription|pressure|sugar|heart|most|many|every) ){0,3}(?:medicines?|medications?|meds|drugs|prescriptions?|pills|inhalers?|chemo(?:therapy)?|dialysis))';
const delicate =
  '(?:alcohol|wine|surgery|an operation|anesthesia|pregnan(?:t|cy)|expecting|nursing|breast ?feeding|trimester|kidney disease|liver disease|bad kidneys|transplants?|bab(?:y|ies)|newborns?|infants?|toddlers?|child(?:ren)?|kids?|everyone|everybody|anyone|anybody|all people|all ages|all adults|every body type)';
const fine =
  '(?:safe|safely|perfectly fine|fine|ok|okay|all right|alright|harmless|no problem|no issues?|compatible|risk free|without (?:any )?(?:risk|problems?|worry|issues?)|no (?:known |real |serious )?(?:interactions?|risks?|problems?|issues?|conflicts?|concerns?|side effects?|danger|harm)|seguro|segura)';

const safeBeside = [
  `${fine}${upTo(6)}(?:with|alongside|together|while|during|for|if|when|beside|between|combined|mixed|on|in|through|con|durante|para)${upTo(8)}(?:${medicine}|${delicate})`,
  `(?:doesnt|does not|wont|will not|do not|dont|never|cannot|cant|no way to) (?:\\S+ ){0,2}?(?:interact|interfere|affect|react|clash|conflict|mix badly|get in the way)${upTo(4)}(?:${medicine}|anything)`,
  `(?:pairs?|goes?|works?|mix(?:es)?|combines?) (?:just |very |really |perfectly |so )?(?:well|great|fine|perfectly|beautifully|nicely|safely)${upTo(2)}(?:with|alongside|on)${upTo(3)}${medicine}`,
  `(?:you can|you may|you could|can|feel free to|go ahead(?: and)?|no harm in|puede)${upTo(4)}(?:take|taking|combine|mix|use|add|have|drink|pair|eat|keep taking|tomar)${upTo(8)}(?:with|alongside|together with|while|even (?:if|though|when)|plus|on top of|during|beside|con)${upTo(5)}(?:${medicine}|pregnant|nursing|surgery)`,
  `(?:even|also|including|yes)(?: (?:with|while|on|for|if|when|alongside))(?: (?!\\. )\\S+){0,4} (?:${medicine}|${delicate})`,
  `(?:completely|totally|perfectly|100 ?%|absolutely|always|entirely) (?:safe|harmless)|no side effects (?:at all|whatsoever)|(?:has|have|with|without) (?:absolutely )?(?:no|any|zero) side effects|zero risk|safe for (?:everyone|everybody|anyone|all)`,
].map(words);
/** Inside a match: 'is fine for adults, but not with warfarin'. */
const TURNED =
  / (?:not|never|unless|except|until|nobody|ask|check|talk|tell|avoid|but|may|might|could|whether|less|more|without asking|lacking|unknown|unclear|study|studies|studied) /;

const REASSURING =
  /(?<![^ ])(?:safe|safely|fine|ok|okay|harmless|gentle enough|no (?:trouble|problems?|issues?|worries|effect|interactions?)|without (?:any |a )?(?:trouble|problems?|issues?|worry)|(?:wont|will not|does not|doesnt) (?:cause|affect|bother|matter|hurt|harm)|not affected|nothing (?:will|bad) happens?|dont (?:have|need) to worry|perfect(?:ly)?|go(?:es)? well)(?![^ ])/;
const CAUTIOUS =
  /(?<![^ ])(?:exactly as|as prescribed|feel fine|keeping|choices|ask|asks|asking|check|talk|tell|avoid|unless|until|whether|never|cannot|cant|nobody|unknown|risk|risky|careful|care|bleeding|doctors?|pharmacists?|clinic|team|midwife|pediatrician|may|might|could|harm|less|not (?:safe|fine|ok|okay|harmless|for|always|mean|enough|know|known|been)|isnt|arent|no longer|stud(?:y|ies|ied)|research|upset|apart|hours)(?![^ ])/;
const BESIDE = new RegExp(`(?<![^ ])(?:${medicine}|${delicate})(?![^ ])`);

/** Reassurance and a medicine, or somebody delicate, in one sentence that holds no word of care, in whatever order. */
export const reassures = (tagged: string): boolean =>
  REASSURING.test(tagged) && BESIDE.test(tagged) && !CAUTIOUS.test(tagged);

/** 'It does not interact with …' says no, and means that all is well. */
const SAYS_NO = /^(?:does not|doesnt|wont|will not|do not|dont|never|cannot|cant|no) /;

export function safeWithMedicine(tagged: string): boolean {
  return safeBeside.some((pattern) =>
    [...tagged.matchAll(pattern)].some(({ index, 0: match }) => {
      const denying = SAYS_NO.exec(match)?.[0] ?? '';
      if (denying === '' && isDeniedBefore(tagged, index)) return false;
      const inside = ` ${match.slice(denying.length)} `.replace(/ not (?:only|just) /g, ' ');
      return !TURNED.test(inside) && !isDeferred(tagged, index + match.length);
    }),
  );
}

const verb =
  '(?:stop|stopping|quit|quitting|skip|skipping|drop|dropping|ditch|toss|throw away|throw out|come off|coming off|get off|getting off|go off|wean off|wean yourself off|taper|taper off|cut back on|cut down on|halve|double|doubling|adjust|replace|replacing|replaces|swap|swapping|switch|substitute|leave off|leave out|pause|hold off on|discontinue|forget|forget about|give up|trade|take less of|take more of|ignore|deje de tomar|dejar|deje|suspenda)';
/** Verbs that also tell what a supplement does to a medicine; only said to somebody they are advice. */
const told =
  '(?:(?<=^ )|(?:\\.|,|and|or|then|you(?: \\S+){0,2}|please|just|simply|should|slowly|gradually|able to|time to|start|try) )(?:lower|lowering|reduce|reducing|cut|increase|raise|change|changing|hold|up|decrease)';
const changes = [
  `${told} (?:(?:the|your|his|her|a|any) )?(?:(?:dose|dosage|amount)s? (?:of )?)?(?:your )?${medicine}`,
  `${verb}${upTo(5)}${medicine}(?! (?:that|test|tests|work|works))`,
  `(?:instead of|rather than|in place of|no longer needs?|dont need|do not need|wont need|will not need|free of|freedom from|off of|replaces?|better than|as good as|works? (?:like|as well as|better than)|stronger than|as (?:well|effective|strong|powerful) as|alternative to|substitute for|replacement for|en lugar de|en vez de)${upTo(3)}${medicine}`,
  `natural MED|natures? MED`,
  `(?:take|taking|use) (?:\\S+ ){0,3}${medicine}${upTo(3)}(?:every other day|less often|only when|instead)`,
  `(?:nobody|no one|you never) (?:really )?needs? ${medicine}`,
  `(?:take|use) (?:it|this|PROD|ING)(?: (?:for|to) \\S+)? instead`,
  `(?:your|the|those) (?:MED|medicines?|medications?|meds|pills|prescription|statins?|insulin)${upTo(3)}(?:is|are|isnt|arent)(?: (?:really|simply|just|probably|actually))? (?:poison|toxic|unnecessary|useless|not (?:needed|necessary|helping)|a scam|no longer needed|optional|making you sick|the problem|overprescribed)`,
].map(words);
/** 'can lower the level of birth control', 'changes how warfarin works': what happens, not what to do. */
const EFFECT_ON =
  /^\S+(?: (?:off|down|back|on|of))* (?:the |how |what |some |a |your )?(?:levels?|amounts?|effects?|uptake|way|how|much|well|strength|work|risk|body)\b/;
/** 'It can replace nothing', 'may reduce some medicines': a supplement does it. */
const CARRIED_BY =
  /(?:doctor|pharmacist|clinic|team|surgeon|dentist|prescriber|midwife) (?:(?!\. )\S+ ){0,2}(?:may|might|can|will|could|should|must|to|who|has|have)(?: \S+)? $/;

export function changesMedicine(tagged: string): boolean {
  return changes.some((pattern) =>
    [...tagged.matchAll(pattern)].some(({ index, 0: match }) => {
      if (EFFECT_ON.test(match) || CARRIED_BY.test(tagged.slice(0, index))) return false;
      return !isDeniedBefore(tagged, index) && !isDeferred(tagged, index + match.length);
    }),
  );
}
