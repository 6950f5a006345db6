import { isDenied, isPast, sentenceAt } from './how-it-is-said.ts';
import { words } from './pattern.ts';
import type { GroupRow } from './safety-tables.ts';
import type { VisitorReader } from './visitor-words.ts';

/** Terms of a group in another sense. They are taken out first. */
const otherSenses = [
  'nursing (?:homes?|school|students?|degree|job|assistant|program|a (?:grudge|drink|hangover|cold)|major|shoes|scrubs)',
  'expecting (?:a |an |my |the |your |our )?(?:new )?(?:packages?|orders?|delivery|deliveries|refunds?|calls?|e ?mails?|shipments?|results?|miracles?|more|better|it|to|them|this|that|something|too much|company|guests)',
  '(?:hours|mode|method) of operation|operation (?:hours|warp)|(?:return|refund|checkout|shipping|order|standard|normal|the|a|what|your) (?:\\S+ )?procedures?(?: (?:for|to))?',
  'seniors? (?:discounts?|year|manager|prom|citizens? (?:discounts?|day)|moment|moments|dog|cat)|high school seniors?',
  'child(?:ren)? ?(?:proof|resistant|safe cap|lock|labor)|inner child|(?:reach|sight) of children|kid(?:ding|s menu)|baby (?:powder|hairs?|spinach|steps|daddy|mama|kale|oil|blue|bottom|aspirin|boomers?)|hey baby|thanks baby',
  '(?:trying|try|hoping|planning|ready) for (?:a |another )?(?:baby|child|kids?)',
  'teen(?:age)? (?:years|acne serum)|hair transplants?|plant transplant\\S*',
  'too much iron(?:ing|y)|breast cancer (?:awareness|walk|month|ribbon|research|donation|fund)|sickle cell (?:awareness|month|walk|trait|research|foundation)',
].map(words);

/** What passes: behind 'years ago' it no longer holds. The others stay. */
const PASSING = new Set(['pregnancy', 'nursing', 'surgery']);
const OF_OTHERS = /\b(?:family history|runs in|in (?:my|the|our) family)\b/;

/** A child that is no teenager, also by what it is to somebody. A pattern on plain words. */
export const youngChild =
  '(?:babies|baby|toddlers?|infants?|newborns?|child|children|kids?|kiddos?|son|daughter|grandbaby|grandbabies|grandchild|grandchildren|grandson|granddaughter|nephew|niece|little (?:one|girl|boy)|(?:boy|girl)s?|hij[oa]s?|nin[oa]s?|niet[oa]s?|bebe)';
const relation = `(?:${youngChild}|teens?|teenagers?)`;
const givenTo = words(
  `(?:for|to|on|near|around|give|giving|gave|get|getting|help|helps|safe for|ok for|okay for|good for|para|darle(?: a)?|dar(?: a)?) (?:my |a |an |our |his |her |the |your |small |young |little |mi |un |una |los |las |mis |(?:\\S+ )?(?:year|yr|month|week)s? old )*${relation}`,
);
const takes = words(
  `${relation}(?: (?:also|even|just|still|who|that))? (?:take|takes|taking|have|has|use|uses|using|drink|drinks|eat|eats|need|needs|is|are|be|cant|wont|gets|got|keeps?|get|chew|safely|under|with|who|tomar|toma|tiene)(?! (?:out|grown|in college))`,
);
const AGED = /(?<![^ ])(\d{1,2}) ?(years?|yrs?|yo|months?|mos?|weeks?|anos)(?: old)?(?: olds?)?(?![^ ])/g;
const KIDS_DOSE = words(
  '(?:kids?|childrens?|pediatric|toddlers?|baby|infants?|teen) (?:dose|dosage|vitamins?|multivitamins?|gummies|formula|version|supplements?|size)',
);
const elder =
  '(?:elderly|seniors?|grandmother|grandfather|grandma|grandpa|granny|big mama|abuela|abuelo)(?: (?:mother|father|parents?|neighbor|people|folks))?';
const GIVEN_TO_ELDER = words(
  `(?:for|to|give|giving|help|can|should|para) (?:my |our |her |his |the |an? |mi )*${elder}|${elder} (?:takes?|taking|uses?|needs?|wants to take|drinks)`,
);

/** A son of 35. */
const GROWN =
  /\b(?:son|daughter|nephew|niece|boy|girl|child|kids?|children) (?:is|are|who is|whos|hes|shes|turned|turning)(?: (?:now|a|all|already|just))? (?:1[89]|[2-9]\d|grown|adults?)\b|\b(?:son|daughter|nephew|niece)(?: ,)? (?:aged? )?(?:1[89]|[2-9]\d)\b(?! (?:months?|weeks?|days?|mg|lbs?|pounds))|\b(?:grown|adult) (?:son|daughter|children|kids|child)\b/;

/** A son who is stationed in Germany, a daughter at Howard: no age is said, and what is told of them no child does. */
const LIVES_GROWN = words(
  `(?:son|daughter|nephew|niece|grandson|granddaughter|kid|boy|girl|child)(?: (?!(?:and|but|husband|wife|dad|daddy|father|mama|mother|i|im|we|who)\\b)[a-z']+){0,7} (?:stationed|deployed|enlisted|away at school|in the (?:army|navy|marines?|air force|coast guard|national guard|service|military)|(?:in|at|to|off to|from|started|starting|finishing|graduated) (?:college|university|grad school|law school|med(?:ical)? school|nursing school)|at (?:howard|morehouse|spelman|hampton|fisk|tuskegee|famu|grambling|xavier|morgan state|jackson state|prairie view|clark atlanta|bowie state|north carolina a and t|nc a and t|southern)|(?:his|her) (?:own (?:place|apartment)|wife|husband|fiancee?|job)|(?:test|shift|physical) (?:at|for) (?:his |her )?(?:work|job)|works (?:at|in|for|as|nights|days|offshore)|drives (?:a |an )?(?:truck|bus|forklift|eighteen wheeler))`,
);

/** Words of a group that mean something else, as in 'a nursing home'. */
export const speaksOtherwise = (plain: string): boolean =>
  otherSenses.some((pattern) => plain.search(pattern) >= 0);

export interface GroupFinding {
  groups: readonly GroupRow[];
  /** A child is the one who would take it. */
  forChild: boolean;
}

/** The groups that a message speaks of: negation, other senses and times long past understood. */
export function findGroups(reader: VisitorReader, rows: readonly GroupRow[], plain: string): GroupFinding {
  const text = otherSenses.reduce((rest, pattern) => rest.replace(pattern, '…'), plain);
  const ages = [...text.matchAll(AGED)].map(([, number, unit = '']) =>
    /^[mw]/.test(unit) ? 1 : Number(number),
  );
  const forChild = isForChild(text, ages);
  const forElder = text.search(GIVEN_TO_ELDER) >= 0 || ages.some((age) => age >= 65);
  const ids = new Set(
    reader.groupsIn(text).flatMap(({ group, index }) => (holds(group.id, text, index) ? [group.id] : [])),
  );
  if (forChild) ids.add('children');
  if (forElder) ids.add('older-adults');
  return { groups: rows.filter(({ id }) => ids.has(id)), forChild };
}

function isForChild(text: string, ages: readonly number[]): boolean {
  if (GROWN.test(text)) return false;
  if (text.search(LIVES_GROWN) >= 0 && !ages.some((age) => age < 18)) return false;
  if (ages.some((age) => age >= 18)) return ages.some((age) => age < 18) && /\bold\b/.test(text);
  const given = [...text.matchAll(givenTo), ...text.matchAll(takes), ...text.matchAll(KIDS_DOSE)];
  if (given.some(({ index }) => !isDenied(text, index))) return true;
  const aged = /(?<![^ ])\d{1,2} ?(?:years?|yrs?|yo|months?|weeks?) ?olds?(?![^ ])|\b\d{1,2}yo\b/.test(text);
  return (
    aged &&
    ages.some((age) => age < 18) &&
    !/\b(?:order|bottle|package|account|store|company|been|ago)\b/.test(text)
  );
}

function holds(id: string, text: string, index: number): boolean {
  // Whoever speaks of children and grandparents mostly buys for somebody else, or tells a story.
  if (id === 'children' || id === 'older-adults') return false;
  if (isDenied(text, index)) return false;
  const sentence = sentenceAt(text, index);
  if (OF_OTHERS.test(sentence)) return false;
  return !(PASSING.has(id) && isPast(sentence));
}
