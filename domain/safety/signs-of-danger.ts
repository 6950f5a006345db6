import type { Sign } from './emergency.ts';
import { upTo, words } from './pattern.ts';

const sign = (id: Sign['id'], ...sources: string[]): Sign[] =>
  sources.map((source) => ({ id, pattern: words(source) }));

const sugar =
  '(?:(?:my|his|her|their|mamas|moms|daddys|dads|husbands|wifes|grandmas|grannys|blood|the|mi) (?:blood |fasting )?(?:sugars?|glucose|bs|azucar)|(?<=^ )(?:sugars?|glucose)|cgm|dexcom|freestyle libre|glucose meter|glucometer|blood sugar)';
const reads =
  '(?: (?:is|was|at|reads?|reading|level|count|of|to|just|only|all|the|way|down|up|dropped|drops|dropping|fell|falls|went|goes|hit|tested|checked|it|its|about|around|like|under|below|over|above|says|said|shows|showing|now|got|keeps?|been|in|low|high|and|a|,|esta|en|bajo|subio|thats|right|still|me|gave|run|running|ran)){0,7} ';
const notAnAmount =
  '(?! (?:grams?|g|mg|calories|cal|count|capsules?|servings?|percent|cents|dollars|off|years?|yrs?|days?|weeks?|months?|minutes?|points?|pounds|lbs|oz|per|carbs?))(?!%)';

const smallBaby =
  '(?:baby|son|daughter|she|he)(?: \\S+){0,2} (?:[1-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten) weeks(?! (?:pregnant|along|ago))';
const carrying = '(?:pregnant|pregnancy|[1-4]\\d weeks|trimester)';
const headache =
  '(?:headaches?|(?:pounding|splitting|aching) head|head (?:is |be |just )*(?:hurts?|hurting|pounding|splitting|killing))';
const preeclampsia =
  '(?:vision|blurry|blurred|spots|stars|flashing|(?:face|hands?|feet|ankles)(?: \\S+){0,4} (?:swollen|swelling|swole|puffy)|(?:swollen|swelling|puffy)(?: \\S+){0,3} (?:face|hands?|feet)|high (?:blood )?pressure|pressure (?:is )?(?:high|up))';

/** Sugar, pregnancy, small babies and the rest that cannot wait. */
export const signsOfDanger: readonly Sign[] = [
  ...sign(
    'low-sugar',
    `${sugar}${reads}(?:[2-6]\\d)${notAnAmount}`,
    `(?:low (?:blood )?sugar|hypoglycemia|hypoglycemic|sugar (?:(?!\\. )\\S+ ){0,3}?(?:low|dropped|dropping|bottomed out|crashed|crashing))${upTo(12)}(?:shaky|shaking|shakes|sweaty|sweating|confused|pass out|passed out|faint|fainting|unconscious|seizure|out of it|cant think|wont wake)`,
    `(?:shaky|shaking|sweaty|sweating|confused|pass out|passed out|faint|fainting|dizzy)${upTo(10)}sugar (?:(?!\\. )\\S+ ){0,3}?(?:low|dropped|dropping|bottomed out|crashed|crashing)`,
    `(?:took|gave|injected|had)${upTo(3)}(?:too much|double|twice as much|extra) (?:\\S+ )?(?:insulin|MED)${upTo(12)}(?:sugar|shaky|shaking|sweating|confused|passed out|faint)|(?:took|gave|injected)${upTo(3)}(?:too much|double|extra) (?:\\S+ )?insulin|insulin${upTo(3)}twice by (?:accident|mistake)`,
    `azucar${upTo(4)}(?:baja|bajo)${upTo(6)}(?:temblando|sudando|mareado|mareada|confundid[oa])`,
  ),
  ...sign(
    'high-sugar',
    `${sugar}${reads}(?:[3-9]\\d\\d|1\\d\\d\\d)${notAnAmount}`,
    `(?:sugar|glucose|meter)${upTo(3)}(?:says|reads|reading|is) (?:hi|high)${upTo(10)}(?:vomit|vomiting|throwing up|confused|fruity|sleepy|cant breathe)`,
    '(?:in|have|having|had|with) (?:diabetic )?(?:ketoacidosis|dka)|fruity breath|breath (?:\\S+ )?smells? (?:like )?(?:\\S+ )?(?:fruit|fruity|acetone|nail polish)',
    '(?:moderate|large|high) ketones|ketones? (?:is |are |be |came back |level |reading |at )*(?:high|large|moderate|purple|[2-9](?:\\.\\d)?)(?! (?:mg|drinks?))',
    `(?:diabetic|type 1|type one|t1d)${upTo(8)}(?:vomit\\S*|throwing up)${upTo(10)}(?:breath|breathing|confused|thirsty|belly|stomach|sleepy|fast)`,
    `(?:diabetic|type 1|type one|t1d)${upTo(10)}breathing (?:fast|hard|heavy)`,
  ),
  ...sign(
    'pregnancy',
    `pregnant${upTo(14)}(?:bleeding|bleed|blood clots?|not moving|stopped moving|isnt moving|hasnt moved|water broke|leaking fluid|seeing (?:spots|stars)|severe (?:pain|headache)|blurry vision|blurred vision|passed out|contractions)`,
    `(?:bleeding|not moving|stopped moving|hasnt moved|isnt moving|water broke|seeing spots|severe headache)${upTo(14)}(?:pregnant|pregnancy|weeks along|trimester)`,
    'baby (?:has |is |aint )?(?:stopped|not|isnt|hasnt|aint) (?:been )?(?:moving|moved|kicking|kicked)(?! yet)',
    `embarazada${upTo(8)}(?:sangrando|sangrado|sangre)`,
    `${carrying}${upTo(16)}${headache}${upTo(10)}${preeclampsia}`,
    `${carrying}${upTo(16)}${preeclampsia}${upTo(10)}${headache}`,
    `${headache}${upTo(10)}${preeclampsia}${upTo(10)}${carrying}`,
    `${carrying}${upTo(12)}(?:upper (?:belly|stomach|abdominal) pain|pain (?:under|below) (?:my )?(?:right )?ribs)`,
    `(?:think|have|having|got|could|might|is this|signs of my)${upTo(4)}(?:pre ?eclampsia|eclampsia|hellp)`,
  ),
  ...sign(
    'baby',
    `(?:newborn|${smallBaby}|(?:[1-9]|1[0-2]|two|three|four|five|six|seven|eight) weeks? old|(?:1|2|one|two) months? old|infant)${upTo(8)}(?:fever|temperature|temp|10[0-5](?:\\.\\d)?|limp|wont (?:eat|feed|nurse)|floppy)`,
    `(?:fever|temperature)${upTo(8)}(?:newborn|(?:[1-9]|two|three|four|five|six|seven|eight) weeks? old|(?:1|2|one|two) months? old)`,
    `bebe${upTo(3)}(?:un|dos|1|2) mes(?:es)?${upTo(4)}fiebre`,
    `(?:baby|infant|newborn)${upTo(5)}(?:limp|floppy|stiff neck|fever of 10[3-9]|seizure)`,
  ),
  ...sign(
    'sickle-crisis',
    `(?:sickle(?: cell)?(?! trait)|scd|hbss)${upTo(16)}(?:fever|chest|cant breathe|trouble breathing|worst pain|pain is (?:so |real )?bad|severe pain|spleen|pain wont|pain (?:\\S+ )?not (?:stopping|going)|wont stop|blurry|10[1-5]|crisis (?:and |, )?(?:nothing|cant|cannot|so bad|help)|in (?:a |pain )?crisis|having (?:a )?(?:pain )?crisis|crisis (?:now|right now))`,
    `(?:fever|severe pain|having (?:a )?crisis|pain crisis (?:now|right now))${upTo(10)}sickle(?: cell)?(?! trait)`,
  ),
  ...sign(
    'erection',
    `(?:erection|hard)${upTo(4)}(?:wont go (?:down|away)|(?:for )?(?:[4-9]|four|five|six) hours)`,
    'priapism',
  ),
  ...sign(
    'liver',
    `(?:my|his|her|moms|mamas) (?:skin|eyes|eyeballs)${upTo(6)}(?:yellow|jaundiced?)|yellow (?:skin|eyes|eyeballs)(?! tea)`,
    `(?:my|his|her) (?:urine|pee)${upTo(5)}(?:dark brown|brown|cola|coca cola|tea colored)`,
  ),
  ...sign(
    'unspecified',
    '(?:think|feel like|feels like|believe) (?:im|i am|hes|shes|he is|she is|my \\S+ is) dying',
    '(?:need|send|get me|call|call me) (?:a |an |the )?(?:ambulance|911|paramedics)(?: (?:now|please|asap))?',
    '(?:this is|its|have|having|is) (?:a |an )(?:medical )?emergency(?! (?:room|kit|contact|fund|supply|c))',
    `(?:high )?fever${upTo(3)}stiff neck|stiff neck${upTo(3)}fever`,
    'me (?:estoy )?muriendo|emergencia medica|llam(?:a|en) a una ambulancia',
  ),
];

const PRESSURE_WORDS = /\b(?:pressure|bp|high blood|cuff|hypertension|hypertensive|presion)\b/;
const READING = /(?<![\d.])([12]\d\d) ?(?:\/|over|sobre|by) ?(\d{2,3})(?![\d.])/g;
const SKY_HIGH =
  /\b(?:pressure|bp|high blood)\b(?: (?!\. )\S+){0,5} (?:through the roof|sky high|stroke level|dangerously high|crazy high|off the charts|way up|over (?:1[89]\d|2\d\d)|(?:is|was|at|reads|hit|top|to) (?:1[89]\d|2[0-5]\d))\b/g;
const SYMPTOMS =
  /\b(?:head ?aches?|head (?:(?!\. )\S+ ){0,2}?(?:hurts?|hurting|pounding|busting|splitting|killing)|vision|blurry|see(?:ing)? (?:spots|stars|double)|chest|dizzy|confused|nose ?bleeds?|nose (?:is |be )?bleeding|numb|weak|breath|breathe|vomiting|throwing up|faint|speech|dolor de cabeza)\b/;

/** In pregnancy 160 over 110 is what ACOG calls severe. */
const PREGNANT = /\b(?:pregnant|pregnancy|trimester|[1-4]\d weeks(?: along| pregnant)?)\b/;

/** Systolic 180 or diastolic 120 and more is what the American Heart Association calls a crisis; symptoms make it 911. Where it stands in the text. */
export function findPressure(
  plain: string,
  context: string,
): { id: 'pressure' | 'pressure-high' | 'pregnancy'; index: number } | undefined {
  const pregnant = PREGNANT.test(context);
  if (!pregnant && !PRESSURE_WORDS.test(context)) return undefined;
  const [top, bottom] = pregnant ? [160, 110] : [180, 120];
  const readings = [...plain.matchAll(READING)].filter(
    ([, systolic, diastolic]) =>
      (Number(systolic) >= top || Number(diastolic) >= bottom) && Number(diastolic) < Number(systolic),
  );
  const hit = readings[0] ?? [...plain.matchAll(SKY_HIGH)][0];
  if (!hit) return undefined;
  if (pregnant) return { id: 'pregnancy', index: hit.index };
  return { id: SYMPTOMS.test(plain) ? 'pressure' : 'pressure-high', index: hit.index };
}
