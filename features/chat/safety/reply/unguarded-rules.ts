import { saysAny, upTo, words } from '../pattern.ts';
import { isDeferred, isDeniedBefore } from './denial.ts';
import { youngChild } from '../special-groups.ts';
import { withHarmlessWord } from './harmless-words.ts';

/**
 * What needs a word of care wherever it is said. The other rules know ways to say what is wrong, and a model has more ways than rules have:
 * so a sentence that brings a medicine, a disease, a grave sign or somebody delicate into play is only shown if something in it makes it
 * careful. They read tagged plain text.
 */

const medicine =
  '(?:MED|(?:your|his|her|their|prescribed|prescription)(?: \\S+)? (?:medicines?|medications?|meds|prescriptions?|pills?|statins?|inhalers?))';
const MEDICINE = words(medicine);

const helper =
  '(?:doctors?|physicians?|pharmac\\S+|clinics?|(?:care|health|medical|transplant|cancer|diabetes|your|his|her|their) team|midwi\\S+|pediatricians?|nurses?|dentists?|surgeons?|prescribers?|specialists?|dietitians?|hospitals?|911|988|emergency|poison control|veterinarian|vet)';

/** Words that warn, send to somebody, or say what can go wrong. */
const care = [
  `${helper}|ask|asks|asked|asking|check|checks|checked|checking|talk|speak|tell|tells|told|call|avoid|avoids|avoided|unless|whether|depends|careful|carefully|caution|care|warn\\S*|as prescribed|prescribed to you|must know|should know|mention|mind the|pass on|plan|trouble|matters?|clash\\S*|undo|strict\\S*|cause|condition|headache|bad|unlisted|hidden|dependence|addict\\S*|run low|runs low|brings? on`,
  'unknown|unclear|uncertain|not known|nobody knows|little is known|risks?|risky|dangers?|dangerous\\S*|deadly|died?|deaths?|fail|fails|failed|taken up|in the way|(?:MED|medicines?|pills) holds? back|disturb\\S*|must not|an hour|(?:meant|there) to calm|protect DIS|harm|harms|harmful|harder|bleed\\S*|bruis\\S*|clots?|interact\\S*|interfer\\S*|less|weak\\S*|stronger|raises?|raised|lowers?|too (?:low|high|much|strong|slow|fast|far)|drop in|affects?|affected|changes?|changed|blocks?|blocked|slows?|speeds?|reduces?|reduced|increases?|increased|adds? (?:to|up)|builds? up|apart|hours|steady|levels?|sleepy|drowsy|dizzy|upset|nausea|side effects?|reactions?|swelling|serious\\S*|poison\\S*|worse|wrong|heavier|more likely|overdose|toxic|hurts?|damage\\S*|lack|works? against|against each other|use up|uses up',
  `keep(?: taking)? (?:the |your )?(?:\\S+ )?${medicine}|(?:stay|stays|keep|keeps|stop|stops) (?:\\S+ )?away from|leave (?:\\S+ ){0,4}alone|(?:one|another) (?:thing|matter|story)|not an? \\S+ for|a medicine for|(?:is|are) (?:not )?(?:a |an |the )?(?:MED|medicine|prescription|drug)|mineral that MED|advises?|(?<=^ )i take|no benefit|proof|needs? a|pregunt\\S*|consult\\S*|medico|farmaceutico|diga|MED (?:is|are) (?:a |an |the |one |another )?(?:\\S+ )?(?:hormones?|medicines?|drugs?|brands?|names?|MED|made|prescribed|sold|given by|called)`,
  'i (?:cannot|cant|am not able)|(?:not|never|no|nobody|dont|cannot|cant|nor|nothing|neither|none|doesnt|isnt)(?: \\S+){0,6} (?:replace\\S*|substitute|stands?|stop\\S*|skip|instead|place|natural|combin\\S*|add|mix\\S*|go|goes|fit|change|like|do|approved|safe|fine|ok|okay|start|enough|together|drop|alone|own|same|promise|say|cure|treat|pair|leave|something|without)',
].map(words);

const isCareful = (tagged: string): boolean =>
  saysAny(
    care,
    tagged,
    ({ index, 0: match }) =>
      /^(?:i cannot|i cant|cant|not|never|no|nobody|dont|cannot|nor|nothing|neither|none|doesnt|isnt|un|avoid|less|lack) ?/.test(
        match,
      ) || !isDeniedBefore(tagged, index),
  );

/** A plain fact of a medicine, of a shelf or of a page. */
const OF_THINGS =
  /(?<![^ ])(?:orders?|ship\S*|page|price|prices|list|bottle|label|account|fridge|belongs?|name|names|category)(?![^ ])/;

export function leavesMedicineUnguarded(tagged: string): boolean {
  if (tagged.search(MEDICINE) < 0 || OF_THINGS.test(tagged)) return false;
  return !isCareful(withHarmlessWord(tagged)) && !isDeferred(tagged, tagged.length);
}

const PAIR = words(
  '(?:pairing|the duo|the combo|one in the (?:morning|evening)|(?:take|taking|have|having|use|using|uses|try|keep|keeping|with|enjoy|mix|mixing|combine|combining|continue|continuing|add|adding|drink|drinking|of|on|having) both|both (?:at|in|can|may|are (?:\\S+ )?(?:ok|okay|fine|safe)|is|work|go)|(?:the|these|those) (?:two|pair)(?! products)|the pair|together|combin(?:e|es|ed|ing|ation)|mixing|side by side|each other|one another|(?:they|these) (?:make|are|form) (?:a|an|the|such) (?:\\S+ )?(?:team|pair|match|couple|combo))|apart',
);
const OF_PAIRS =
  /(?<![^ ])(?:prices?|costs?|sold|sell|made|ship\S*|orders?|bottles?|hold|holds|contain\S*|belong\S*|grow\S*|called|names?|plants?|family|compare\S*|label|page|list|comes? from|made from|taste\S*|smell\S*|vegan|capsules?|powders?|reviews?|stock|cart|support|studies|stud(?:y|ied)|results|evidence|famil(?:y|ies)|absorbed|products?|kinds?|forms?|meal|food|foods|recipe|cook\S*|water|ING|vitamins?)(?![^ ])/;

const NOTHING_AGAINST =
  / (?:no (?:reason|need|point) to (?:\S+ ){0,3}apart|nothing (?:stops|keeps|prevents|speaks against)) /;

/** Two things at once, while a medicine is what the conversation is about. */
export function leavesPairUnguarded(tagged: string): boolean {
  if (tagged.search(PAIR) < 0 || OF_PAIRS.test(tagged)) return false;
  if (NOTHING_AGAINST.test(tagged)) return true;
  return !isCareful(withHarmlessWord(tagged)) && !isDeferred(tagged, tagged.length);
}

const people =
  '(?:people|anybody|anyone|someone|somebody|everybody|everyone|those|women|men|woman|man|child|children|kids?|adults?|mothers|fathers|patients?|famil(?:y|ies)|friends?|who|whoever|persons?|elders|folks|relatives?|parents?|communit(?:y|ies)|you(?! are))';
/** What makes a sentence about a disease no claim and no diagnosis. */
const frames = [
  `${people}${upTo(5)}(?:with|have|has|had|having|get|got|living|live|lives|at (?:higher |more |greater |high |low )?risk|told|diagnosed|treated|prone|watching|facing|caring|of|lost|carry|carries|ask|asks|die|dies|suffer)${upTo(5)}DIS`,
  `(?:if|when|whether|unless|in case|until|do you have|do you take|not for|whose|already have|(?<=^ )i have|during|while|treated for|prescribed for|medicines? (?:for|against)|between|(?<!go |goes |going )after|before|beside)${upTo(8)}DIS`,
  `(?:causes?|caused|causing|leads? to|leading to|led to|risks?|(?<!classic |textbook |clear |sure |telltale )(?:signs?|symptoms?) of|forms? of|kinds? of|types? of|results? in|resulting in|linked (?:to|with)|tied to|brings? on|triggers?|worsens?|worse|history of|chances? of|raises?|raise the|higher|more likely|set off|heavy (?:periods|bleeding)|mistaken for|called|named|known as|because of|deficiency|mimic|feel like|complications?|brings?|bring|raise|rates? of|cases? of|share of|burden of|(?:protect|feed)s?)${upTo(10)}DIS`,
  `(?:about|on) (?:\\S+ ){0,2}DIS(?= (?:\\.|,|here|stands?|and|is|are|on|in)|$| $)|(?:questions?|read|pages?|articles?|learn|topics?|entry|entries|conditions?|word|words|name|section|facts|sheets?)${upTo(5)}DIS|DIS${upTo(2)}(?:pages?|entry|entries|section|article|question|topic)`,
  'DIS(?: (?:is|are|was|were|means|can be))(?: (?:also|often|mostly|usually|most|very|more|still|both|only|much|so|far))* (?:a|an|the|one|not|when|where|what|common|found|caused|serious|treated|checked|diagnosed|watched|managed by|your doctors|something|different|hard|no|nothing|among|about|linked|named|called|short for|in|on|at|passed|spread|carried|known|seen|felt|measured|silent|inherited|genetic|twice|times|for|illness\\S*|diseases?|conditions?)',
  'DIS (?:means|makes|gives|shows|takes|spreads|lasts|hurts|happens?|comes?|affects?|runs|begins|starts|needs?|often|which|who|deserves|belongs|tests?|clinics?|awareness|month|associations?|foundations?|care|teams?|support|groups?|walk|research|screenings?|programs?|educators?|medicines?|specialists?|shots?|vaccines?|trait|drugs?|nurses?|community|risk|symptoms?|can (?:cause|lead|make|come|be|damage|show|have|hide|raise|run|also)|always|runs|and its|strikes|hits)|common (?:among|in)|more common|with DIS (?:count|watch|mind|choose)',
  // Of somebody's own signs it would be a diagnosis.
  '(?<=^(?:(?! you | your | yours | this | that | it ).)*)(?:may|can) be (?:a |an )?DIS',
  `(?:doctors?|clinics?|911|988|hospital|emergency|treatments?|treated|tests?|tested|screen\\S*|diagnos\\S*|vaccin\\S*|prescri\\S*|specialist|surgery|MED|pharmac\\S*|nurses?|dietitian|team|medicines?|medications?|midwife|insurance)`,
  `(?<=^.* (?:stud(?:y|ies|ied)|research\\S*|trials?|evidence|results?|findings?|data|proof|tested) .*|^)(?:small|mixed|early|few|limited|unclear|weak|more research|uncertain|conflicting|too little|not enough|inconclusive|animals|test tubes?|no good|poor|thin|unproven|disappoint\\S*)|(?:been|being|is|are|was|were) (?:studied|tested|looked at|researched)`,
  'illegal|scams?|fraud\\S*|warn\\S*|beware|avoid|careful|harm\\S*|danger\\S*|false|myth|promises?|claims?|ask|asks|tell|tells|instead of food|(?<!no |any |without )(?:worry|concern|trouble|upset|matters?)|equipo|medico|medica|farmaceutico|clinica',
].map(words);

const DISEASE = /(?<![^ ])DIS(?![^ ])/g;
/** Without a word around it a name is a heading, unless it answers a question. */
const HEADING =
  /^ (?:\. )?(?:(?:high|low|kinds?|and|or|,|about|your|our|health|other|more) )*DIS (?:(?:and|or|,|DIS|health|care|\.) )*$/;
const EAGER =
  /(?<![^ ])(?:nothing(?: \S+){1,4} DIS(?: \S+){0,3} (?:like|as|better)|prov(?:e|es|ed|en)|guarantee\S*|bye|farewell|miracle|goodbye)(?![^ ])/;

/** A disease in a sentence that is neither about people who have it, nor about what it is, nor about its care. */
export function speaksFreelyOfDisease(tagged: string, previous: string): boolean {
  if (!DISEASE.test(tagged)) return false;
  DISEASE.lastIndex = 0;
  if (HEADING.test(tagged)) return previous.trim().endsWith('?');
  if (EAGER.test(tagged) && !/ (?:not|no|never|nobody|illegal|scam|fraud) /.test(tagged)) return true;
  if ([...tagged.matchAll(DISEASE)].every(({ index }) => isDeniedBefore(tagged, index))) return false;
  return frames.every((pattern) => tagged.search(pattern) < 0);
}

const DELICATE = words(
  `(?:pregnan(?:t|cy)|expecting (?:mothers?|moms?|women)|moms? to be|nursing|breast ?feeding|trimester|${youngChild}|(?:(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:years?|yrs?)|(?:months?|weeks?)) olds?)`,
);
const INTAKE = words(
  '(?:can|may|could|should|will|might|even|feel free|go ahead|let|give|giving)(?: (?!\\. )\\S+){0,8} (?:take|have|drink|eat|use|enjoy|try|sip|get|love|add|chew|swallow)|(?:sip|dose|spoon|spoonful|capsule|cup|drop|drops|gummy|taste) (?:of|for|to|in)|(?:great|good|perfect|ideal|made|gentle|lovely|wonderful) (?:for|on|with)',
);
const OF_FOOD =
  /(?<![^ ])(?:only|milk|breast milk|formula|food|foods|iron rich|fortified|reach of|out of reach|folic|folate|prenatal|need|needs|before|lead|honey|recommended|count|limit|periods)(?![^ ])/;

/** Something to take for somebody who must ask first. */
const FORBIDS = / (?:(?:should|must|may|can|do) not|cannot|never|not for|older children) /;

export function feedsTheDelicate(tagged: string): boolean {
  if (
    tagged.search(DELICATE) < 0 ||
    (tagged.search(INTAKE) < 0 &&
      !/ (?:ING|PROD|our|(?:on|with|from|by|for) (?:this|these|it)) /.test(tagged)) ||
    OF_FOOD.test(tagged) ||
    FORBIDS.test(tagged)
  )
    return false;
  return !isCareful(withHarmlessWord(tagged)) && !isDeferred(tagged, tagged.length);
}

const GRAVE = words(
  '(?:chest (?:pains?|pressure|tightness|is tight)|(?:tight|tightness|pain|pressure)(?: \\S+)? (?:in|on) (?:your|the|his|her) chest|numbness|blurr(?:y|ed) vision|loss of vision|double vision|vision loss|short(?:ness)? of breath|trouble breathing|blood in (?:\\S+ )?(?:stool|urine|vomit|poop)|(?:black|bloody) stools?|fainting|passing out|slurred speech|face drooping|lump(?:s)?|worst headache|high fever|seizures?|yellow (?:skin|eyes)|coughing (?:up )?blood)',
);
const HELP = words(
  `(?:${helper}|call|see|seen|tell|ask|stop|right away|at once|today|immediately|help|serious|dangerous|danger|warnings?|signs?|can (?:cause|bring|make|lead|be)|may (?:cause|bring|make|lead|be)|cause|causes|side effects?|too much|rare|reported|avoid|looked at|checked|linked|symptoms?|harm\\S*|need|needs|test|deadly|trouble|cannot wait)`,
);

/** A grave sign, and nobody to turn to. */
export const playsDownSign = (tagged: string): boolean =>
  tagged.search(GRAVE) >= 0 && tagged.search(HELP) < 0;
