import { saysAny, upTo, words } from '../pattern.ts';
import { isDeferred, isDeniedBefore } from './denial.ts';
import { withHarmlessWord } from './harmless-words.ts';

/** Sentences that call a supplement harmless beside a medicine, or for somebody delicate. They read tagged plain text. */

/** A medicine by its name, or as a sort. */
export const medicine =
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
  /(?<![^ ])(?:HARMLESS|safe|safely|safer|compatible|well tolerated|friends?|gets? along|plays? (?:nicely|well)|interactions? (?:\. )?none|none (?:known|reported)|fine|ok|okay|harmless|gentle enough|no (?:trouble|problems?|issues?|worries|effect|interactions?)|without (?:any |a )?(?:trouble|problems?|issues?|worry)|(?:wont|will not|does not|doesnt) (?:cause|affect|bother|matter|hurt|harm)|not affected|nothing (?:will|bad) happens?|dont (?:have|need) to worry|perfect(?:ly)?|go(?:es)? well)(?![^ ])/;
const CAUTIOUS =
  /(?<![^ ])(?:exactly as|as prescribed|feel fine|keeping|choices|ask|asks|asking|check|talk|tell|avoid|unless|until|whether|never|cannot|cant|nobody|unknown|risk|risky|careful|care|bleeding|doctors?|pharmacists?|clinic|team|midwife|pediatrician|may|might|could|harm|less|not (?:safe|fine|ok|okay|harmless|for|always|mean|enough|know|known|been|HARMLESS|a word)|isnt|arent|no longer|stud(?:y|ies|ied)|research|upset|apart|hours|reach|storage|store)(?![^ ])/;
const BESIDE = new RegExp(`(?<![^ ])(?:${medicine}|${delicate})(?![^ ])`);

/** Reassurance and a medicine, or somebody delicate, in one sentence that holds no word of care, in whatever order. */
/** 'Isn't it wonderful that …' asks nothing and denies nothing. */
const RHETORICAL = / (?:isnt|arent|doesnt|wouldnt) (?=(?:it|that|this|they) )/g;

export function reassures(tagged: string): boolean {
  if (!BESIDE.test(tagged)) return false;
  const text = withHarmlessWord(tagged.replace(RHETORICAL, ' '));
  if (CAUTIOUS.test(text)) return false;
  const hit = REASSURING.exec(text);
  return hit !== null && (hit[0] !== 'HARMLESS' || !isDeniedBefore(text, hit.index));
}

/** 'It does not interact with …' says no, and means that all is well. */
const SAYS_NO = /^(?:does not|doesnt|wont|will not|do not|dont|never|cannot|cant|no) /;

export function safeWithMedicine(tagged: string): boolean {
  return saysAny(safeBeside, tagged, ({ index, 0: match }) => {
    const denying = SAYS_NO.exec(match)?.[0] ?? '';
    if (denying === '' && isDeniedBefore(tagged, index)) return false;
    const inside = ` ${match.slice(denying.length)} `.replace(/ not (?:only|just) /g, ' ');
    const end = index + match.length;
    // 'What is safe with one medicine may not be with another.'
    return (
      !TURNED.test(inside) && !isDeferred(tagged, end) && !/^ (?:may|might) not /.test(tagged.slice(end))
    );
  });
}
