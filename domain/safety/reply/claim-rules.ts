import { upTo, words } from '../pattern.ts';
import { isDeferred, isDeniedBefore } from './denial.ts';

/** Claims that a supplement may not make (21 CFR 101.93(g)), diagnoses, and words against care. They read tagged plain text. */

const strong =
  '(?:treats?|treated|treating|cures?|cured|curing|heals?|healed|healing|revers(?:e|es|ed|ing)|diagnos(?:e|es|ed|ing)|kills?|killing|eliminat(?:e|es|ed|ing)|eradicat(?:e|es|ed|ing)|dissolv(?:e|es|ed|ing)|shrinks?|shrinking|gets? rid of|getting rid of|wip(?:e|es|ing) out|beats?|defeats?|destroys?|cura|curan|trata|tratan|elimina)';
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
  `brings(?: (?:your|the|high|down)){0,2} ${body} (?:back )?down`,
  `(?:miracle|wonder) (?:cure|pill|drug|remedy|herb)|cure ?all|works? like a drug|detoxes (?:all )?(?:disease|illness)`,
  `(?:clinically|scientifically|medically|doctor) (?:proven|approved|recommended|tested)|doctors (?:recommend|love|swear by|trust)|proven to (?:cure|treat|prevent|heal|reverse|lower)|fda (?:approved|certified|cleared|registered)|approved by the fda|guaranteed|guarantees? (?:results|that|to)|(?:\\d[.\\d]* (?:out of )?(?:\\d )?|five )stars?(?: (?:rating|reviews?))?|rated \\d|\\d+(?:000)? ?\\+? (?:happy |satisfied )?(?:customers|reviews)|best ?sell(?:er|ing)|risk free|money back guarantee`,
].map(words);
/** Who may: a doctor, a medicine, a vaccine; nearer to the verb than any supplement. */
const BY_CARE =
  /(?<![^ ])(?:doctors?|clinics?|nurses?|hospitals?|surgeons?|dentists?|care|team|MED|medicines?|medications?|antibiotics?|vaccines?|shots?|surgery|treatments?|treatment|cpap|dialysis|insulin|food|exercise|walking|sunscreen|condoms?|washing|emergency|to)(?: (?!ING|PROD|\. )\S+){0,4} $/;
const WARNED_OF =
  /(?<![^ ])(?:anybody who|anyone who|whoever|any (?:product|site|seller|label|tea|pill|supplement|bottle) (?:that|which|sold)|beware|scam|fraud|illegal|fda (?:warns|has warned)|false claims?|no such thing|be wary|walk away|myth)(?![^ ])/;

export function claimsDisease(tagged: string): boolean {
  if (WARNED_OF.test(tagged)) return false;
  return claims.some((pattern) =>
    [...tagged.matchAll(pattern)].some(({ index, 0: match }) => {
      const before = tagged.slice(0, index);
      if (isDeniedBefore(tagged, index) || BY_CARE.test(before) || / (?:medicines?|MED) /.test(match))
        return false;
      return (
        !/ (?:not|no|never|nor) /.test(` ${match} `.replace(/ not (?:only|just) /g, ' ')) &&
        !isDeferred(tagged, index)
      );
    }),
  );
}

const diagnoses = [
  '(?:you|he|she|your \\S+) (?:probably |likely |definitely |clearly |certainly |must |may well |do |does |surely |might )*(?:have|has|got|suffers? from|are having|is having|developed) (?:a |an |the |type 2 |early |mild |severe )*DIS',
  '(?:sounds|looks|seems) (?:a lot |very much |just )?like (?:you have |a case of |a |an )*DIS',
  '(?:its|it is|this is|that is|thats) (?:just|only|probably|definitely|clearly|likely|surely|nothing but) (?:\\S+ ){0,3}?(?:DIS|anxiety|shingles|a virus|stress|gas|heartburn|indigestion|hormones|nerves|nothing)',
].map(words);
/** 'If you have diabetes' says nothing of the visitor. */
const SUPPOSED =
  /(?<![^ ])(?:if|when|whether|do|does|did|that|because|since|who|whom|unless|say|said|says|told|tell|think|thinks|people|anybody|anyone|where|once|until|after|and|or|,|in case|as)(?: (?:you|also|already))? $/;

const againstCare = [
  '(?:no need|dont need|do not need|neednt|dont have|do not have|unnecessary|no reason|not necessary|waste of time|pointless)(?: \\S+){0,3} (?:to )?(?:see|ask|call|visit|consult|talk to|tell|go to|bother|involve|check with|seeing|asking)?(?: \\S+){0,2} ?(?:doctors?|pharmacists?|911|hospital|emergency room|er|medical|poison control)',
  '(?:ignore|disregard|forget|dont (?:trust|listen to|believe|tell|call|ask|bother)|do not (?:trust|listen to|believe|tell|call|ask)|never (?:trust|listen to|tell|ask))(?: \\S+){0,3} (?:doctors?|pharmacists?|911|hospitals?|fda|medical|warnings?)',
  '(?:without|instead of) (?:seeing|asking|calling|consulting|telling|talking to|a visit to|going to)(?: \\S+){0,3} (?:doctors?|pharmacists?|911|hospitals?)',
  '(?:911|an ambulance|the emergency room|the er|a doctor) (?:is|isnt)(?: \\S+){0,2} (?:necessary|needed|required)|DIS usually goes away|(?:chest pain|numbness|trouble breathing|bleeding)(?: \\S+){0,3} (?:goes away|passes|is normal|is nothing|can wait)|wait until tomorrow|(?:doctors?|big pharma|pharma|the fda|hospitals?|they)(?: \\S+){0,3} (?:lie|lying|lies|hide|hiding|dont want you to|hides?|do not want you to|want you sick|want to keep you|(?:is|are) wrong|know nothing)',
  '(?:vaccines?|chemo|chemotherapy|medicines?|medications?|insulin|MED) (?:\\S+ ){0,2}?(?:cause|causes|is|are) (?:\\S+ ){0,2}?(?:poison|toxic|DIS|a lie|a scam)',
  '(?:nothing|not anything|no reason|no cause) to (?:worry|be concerned|fear)|dont worry about (?:it|that|the pain|your symptoms?)|(?:it|this|that) (?:will|should) pass|just (?:rest|relax|wait it out|sleep it off)|wait and see',
  '(?:kill|hurt|harm|cut) yourself|youd be better off dead|end your life|nobody would miss you|lethal dose',
].map(words);

export function diagnosesVisitor(tagged: string): boolean {
  return diagnoses.some((pattern) =>
    [...tagged.matchAll(pattern)].some(
      ({ index }) => !SUPPOSED.test(tagged.slice(0, index)) && !isDeniedBefore(tagged, index),
    ),
  );
}

export function speaksAgainstCare(tagged: string): boolean {
  return againstCare.some((pattern) =>
    [...tagged.matchAll(pattern)].some(({ index, 0: match }) =>
      /^(?:911|an |a |the |DIS|chest|numb|trouble|bleed|kill|hurt|harm|cut|lethal|without|instead|nothing|it|this|that|just|wait|doctors?|big|pharma|the|hospitals?|they|vaccines?|chemo|medic|insulin|MED)/.test(
        match,
      )
        ? !isDeniedBefore(tagged, index)
        : true,
    ),
  );
}
