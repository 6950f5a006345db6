import { saysAny, upTo, words } from '../pattern.ts';
import { isDeferred, isDeniedBefore } from './denial.ts';

/** Claims that a supplement may not make (21 CFR 101.93(g)). They read tagged plain text. */

const strong =
  '(?:treats?|treated|treating|cures?|cured|curing|heals?|healed|healing|revers(?:e|es|ed|ing)|diagnos(?:e|es|ed|ing)|kills?|killing|eliminat(?:e|es|ed|ing)|eradicat(?:e|es|ed|ing)|dissolv(?:e|es|ed|ing)|shrinks?|shrinking|gets? rid of|getting rid of|wip(?:e|es|ing) out|knocks? out|starv(?:e|es|ing)|melts?|flush(?:es)?|drives? (?:out|away|off)|crush(?:es)?|conquers?|erases?|chases? (?:away|off)|(?:puts?|putting) an end to|beats?|beating|defeats?|destroys?|cura|curan|trata|tratan|elimina)';
const medium =
  '(?:prevents?|prevented|preventing|fights?|fighting|combats?|stops?|ends?|relieves?|relieving|alleviates?|manages?|controls?|lowers?|reduces?|protects? (?:you )?(?:against|from)|wards? off|guards? against|improves?|fix(?:es)?|corrects?|helps? (?:with|against|for|treat|cure|prevent|fight|reverse|heal|stop|relieve|manage|control)|(?:good|great|best|effective|excellent|perfect|proven|works?|working|worked|use[sd]?|ideal|amazing|recommended) (?:for|against|on|in treating)|(?:remedy|remedies|cure|cures|treatment|answer|solution|therapy) (?:for|to|against)|previene|combate|alivia)';
const body =
  '(?:blood pressure|high pressure|blood sugar|sugar levels?|glucose|a1c|cholesterol|ldl|triglycerides|inflammation|pain|tumor growth|your pressure|your sugar)';

const claims = [
  `${strong}${upTo(5)}DIS`,
  `${medium}${upTo(4)}DIS`,
  `(?:treats?|cures?|heals?|revers(?:es?|ing)|kills?|fixes|controls|normali[sz]es|lowers|brings? down|reduces|relieves|eliminates|stops)(?: (?:your|the|high|bad|chronic|elevated|down|any)){0,2} ${body}`,
  `DIS${upTo(3)}(?:cure|cures|remedy|treatment|fighter|killer|buster|reversal|disappears?|goes away|gone|vanish(?:es)?|free in)`,
  `DIS${upTo(2)}free|(?:tumou?rs?|DIS)(?: cells)?${upTo(2)}(?:will |can )?(?:shrinks?|dies?|disappears?|vanish(?:es)?|melts? away|go(?:es)? away)`,
  `DIS(?: cells)? (?:hates?|fears?|runs? from|cannot survive|cant (?:stand|survive|live)|stands? no chance|(?:doesnt|does not|dont|do not|wont) stand a chance|is no match|(?:has|have) met (?:its|their) match|(?:will|would) thank)`,
  `DIS(?: \\S+)? (?:is|are|becomes?) (?:optional|history|a thing of the past|a choice|over|beatable|curable|no more)`,
  `DIS${upTo(3)}(?:went away|cleared up|vanished|disappeared|was gone|is gone|a thing of the past|under control)|keeps?(?: \\S+){0,2} DIS(?: \\S+)? (?:away|at bay|in check|under control|off)`,
  `${body}${upTo(4)}(?:comes?|goes|went|came|drops?|dropped|falls?|fell|sinks?|normali[sz]es) (?:back |right )?(?:down|by|to|within|in|under|below|(?:\\S+ )?points?|(?:\\S+ )?percent)`,
  `nothing${upTo(4)}DIS${upTo(3)}(?:like|as|better)`,
  `DIS (?:relief|solution|fix|destroyer|defen[sc]e|eraser|stopper|blaster|be gone)|DIS${upTo(10)}thanks to (?:this|these|it|our|PROD|ING)`,
  `clear(?:s|ed|ing)?(?: (?:your|the|up|any|all|away|most)){0,2} DIS|(?:is|its|are) (?:a|the|your|natures?|an) (?:\\S+ ){0,2}(?:cure|miracle)(?! of)|never again${upTo(4)}DIS|never${upTo(4)}DIS again|natural (?:antibiotics?|painkillers?|chemo\\S*|vaccines?|statins?|viagra|steroids?|antidepressants?|diuretics?)`,
  `brings(?: (?:your|the|high|down)){0,2} ${body} (?:back )?down`,
  `(?:miracle|wonder) (?:cure|pill|drug|remedy|herb)|cure ?all|works? like a drug|detoxes (?:all )?(?:disease|illness)`,
  `(?:clinically|scientifically|medically|doctor) (?:proven|approved|recommended|tested)|doctors (?:recommend|love|swear by|trust)|proven to (?:cure|treat|prevent|heal|reverse|lower)|fda (?:approved|certified|cleared|registered)|approved by the fda|guaranteed|guarantees? (?:results|that|to)|(?:\\d[.\\d]* (?:out of )?(?:\\d )?|five )stars?(?: (?:rating|reviews?))?|rated \\d|\\d+(?:000)? ?\\+? (?:happy |satisfied )?(?:customers|reviews)|best ?sell(?:er|ing)|risk free|money back guarantee`,
].map(words);
/** Who may: a doctor, a medicine, a vaccine; nearer to the verb than any supplement. */
const BY_CARE =
  /(?<![^ ])(?:doctors?|clinics?|nurses?|hospitals?|surgeons?|dentists?|care|team|MED|medicines?|medications?|antibiotics?|vaccines?|shots?|surgery|treatments?|treatment|cpap|dialysis|insulin|food|exercise|walking|sunscreen|condoms?|washing|emergency)(?: (?!ING|PROD|\. )\S+){0,4} $|(?<![^ ])to(?: (?:help|try|fully|better|really|safely|even))? $/;
const WARNED_OF =
  /(?<![^ ])(?:anybody who|anyone who|whoever|any (?:product|site|seller|label|tea|pill|supplement|bottle) (?:that|which|sold)|beware|scam|fraud|illegal|fda (?:warns|has warned)|false claims?|no such thing|be wary|walk away|myth)(?![^ ])/;

/** 'Hypertension has been reversed by hibiscus': by what is said behind. */
const PASSIVE = words(
  `DIS${upTo(3)}(?:be|been|being|gets?|got|was|were|is|are)(?: \\S+)? (?:shrunk|cured|reversed|healed|treated|prevented|beaten|eliminated|cleared|dissolved|relieved|fixed|fought|stopped|melted|wiped out)${upTo(2)}(?:by|with|through|using|thanks to|from)${upTo(4)}(?:ING|PROD|this|these|our|it|herbs?|supplements?|roots?|tea|teas|natural|naturally|nature|food|diet|moringa|oil|oils|seeds?|honey)`,
);

/** A denial that is a part of the claim. */
const OWN_DENIAL =
  / (?:not (?:only|just)|no (?:match|chance|more)|(?:cannot|cant) (?:stand|survive|live)|never again|(?:doesnt|does not|dont|do not|wont) stand) /g;

export function claimsDisease(tagged: string): boolean {
  if (WARNED_OF.test(tagged)) return false;
  return saysAny([...claims, PASSIVE], tagged, ({ index, 0: match }) => {
    const before = tagged.slice(0, index);
    if (isDeniedBefore(tagged, index) || BY_CARE.test(before) || / (?:medicines?|MED) /.test(match))
      return false;
    return (
      !/ (?:not|no|never|nor) /.test(` ${match} `.replace(OWN_DENIAL, ' ')) && !isDeferred(tagged, index)
    );
  });
}
