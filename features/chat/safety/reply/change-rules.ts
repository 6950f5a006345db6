import { saysAny, upTo, words } from '../pattern.ts';
import { isDeferred, isDeniedBefore } from './denial.ts';
import { medicine } from './medicine-rules.ts';

/** Sentences that stop, change, replace or belittle a medicine. They read tagged plain text. */

const verb =
  '(?:stop|stopping|quit|quitting|skip|skipping|drop|dropping|ditch|toss|throw away|throw out|come off|coming off|get off|getting off|go off|wean off|wean yourself off|taper|taper off|cut back on|cut down on|halve|double|doubling|adjust|replace|replacing|replaces|swap|swapping|switch|substitute|leave off|leave out|pause|hold off on|say goodbye to|say farewell to|say no to|kick|got off|came off|threw away|threw out|ditched|weaned off|discontinue|forget|forget about|give up|trade|take less of|take more of|ignore|deje de tomar|dejar|deje|suspenda)';
/** Verbs that also tell what a supplement does to a medicine; only said to somebody they are advice. */
const told =
  '(?:(?<=^ )|(?:\\.|,|and|or|then|you(?: \\S+){0,2}|please|just|simply|should|slowly|gradually|able to|time to|start|try) )(?:lower|lowering|reduce|reducing|cut|increase|raise|change|changing|hold|up|decrease)';
const changes = [
  `${told} (?:(?:the|your|his|her|a|any) )?(?:(?:dose|dosage|amount)s? (?:of )?)?(?:your )?${medicine}`,
  `${verb}${upTo(5)}${medicine}(?! (?:that|test|tests|work|works))`,
  `(?:instead of|rather than|in place of|no longer needs?|dont need|do not need|wont need|will not need|free of|freedom from|off of|replaces?|better than|as good as|works? (?:like|as well as|better than)|stronger than|as (?:well|effective|strong|powerful) as|alternative to|substitute for|replacement for|en lugar de|en vez de)${upTo(3)}${medicine}`,
  `(?:natural|natures?|herbal|liquid|plant|poor mans|legal) MED|(?:natural|natures?|herbal|gods|plant)(?: \\S+){0,2} (?:answer|version|alternative|form|twin|equivalent|replacement|substitute) (?:to|of|for)${upTo(1)}${medicine}`,
  `(?:does|do|doing) (?:\\S+ )?what${upTo(1)}${medicine} (?:does|do)|${medicine} without (?:the|a|any|all) (?:needles?|side|cost|price|prescription|doctor)`,
  `better${upTo(4)}than (?:any |most |all |your |prescription |the )*(?:${medicine}|drug|pill|medicine)`,
  `leave${upTo(3)}${medicine} (?:in|at|behind|out|off|home)|let${upTo(2)}${medicine} run out`,
  `(?:go|going|live|living|do|manage|get by|day|week|month)${upTo(3)}without (?:your |the )(?:\\S+ )?${medicine}`,
  `(?:half|a quarter) (?:of )?your${upTo(1)}${medicine}`,
  `why(?: (?:would|do|should|you|anybody|still|even|really|keep|bother|to|with|on|pay|for|stay|need|take|taking|use|want)){1,5} (?:your |a |an |the |all )?${medicine}(?! (?:and|before|at|with|in))`,
  `who (?:even |still |really )?(?:needs?|wants?) (?:your |a |an |the |all )?${medicine}(?! (?:and|before|at|should|must|may))`,
  `(?:a|one|an|the) (?:missed |skipped |odd |single )?(?:pill|dose|tablet)(?: (?:less|fewer|skipped|missed|here|there|or|and)){0,4} (?:wont|will not|doesnt|does not|never|is not) (?:\\S+ )?(?:matter|hurt|harm|bad|problem)`,
  `(?:take|taking|use) (?:\\S+ ){0,3}${medicine}${upTo(3)}(?:every (?:other|second|third) day|less often|only when|once in a while|now and then|instead)`,
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

/** 'Stopping it all at once can be deadly.' */
const CAN_HARM =
  /^(?:stopping|quitting|skipping|dropping|halving|doubling|replacing|swapping|coming off|getting off)(?: (?!\. )\S+){0,20} (?:can|could|may|might) (?:be (?:deadly|dangerous|harmful|risky)|cause|lead|bring|harm|kill|do harm|set off|hurt)(?![^ ])/;

/** 'Some people hope to come off metformin' wishes, and advises nothing. */
const WISHED =
  /(?<![^ ])(?:people|many|some|who|patients|anybody|others|if you|when you)(?: \S+){0,3} (?:hope|want|wish|would like|ask|asked|hoping|wanting) (?:\S+ )?to $/;

/** 'Metformin can safely be stopped': nobody is said to do it. */
const PASSIVE = words(
  `${medicine}${upTo(3)}(?:be|get|been|being)(?: \\S+)? (?:stopped|replaced|skipped|dropped|reduced|lowered|halved|left out|left off|discontinued|swapped|traded|cut|tapered|paused|given up|thrown away)`,
);

export function changesMedicine(tagged: string): boolean {
  return saysToChange(tagged) || saysItIsChanged(tagged);
}

const saysItIsChanged = (tagged: string) =>
  !isDeferred(tagged, tagged.length) &&
  [...tagged.matchAll(PASSIVE)].some(
    ({ index, 0: match }) => !/ (?:not|never|only|by) /.test(`${match} `) && !isDeniedBefore(tagged, index),
  );

function saysToChange(tagged: string): boolean {
  return saysAny(changes, tagged, ({ index, 0: match }) => {
    const before = tagged.slice(0, index);
    if (EFFECT_ON.test(match) || CARRIED_BY.test(before) || WISHED.test(before)) return false;
    if (CAN_HARM.test(tagged.slice(index))) return false;
    return !isDeniedBefore(tagged, index) && !isDeferred(tagged, index + match.length);
  });
}
