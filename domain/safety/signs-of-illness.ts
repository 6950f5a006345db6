import type { Sign } from './emergency.ts';
import { upTo, words } from './pattern.ts';

const others =
  '(?:he|she|they|him|her|them|mama|mom|mother|momma|daddy|dad|father|granny|grandma|grandmother|grandpa|grandfather|husband|wife|son|daughter|brother|sister|baby|man|woman|aunt|auntie|uncle|friend|kid|child|somebody|someone)';
const hurting =
  '(?:hurt|hurts|hurting|hurtin|pain|pains|painful|paining|tight|tightness|tightening|pressure|heavy|heaviness|ache|aches|aching|burning|crushing|crushed|squeezing|squeezed|squeeze|discomfort)';
const present =
  '(?:having|havin|have|think|thinks|feel|feels|feeling|might be|could be|may be|this is|is it|is this|be)';

const sign = (id: Sign['id'], sources: readonly string[], unless?: RegExp): Sign[] =>
  sources.map((source) => ({ id, pattern: words(source), ...(unless && { unless }) }));

export const signsOfIllness: readonly Sign[] = [
  { id: 'stroke', pattern: words('(?:signs?|symptoms?) of (?:a |having a )?(?:mini )?stroke'), soft: true },
  {
    id: 'bleeding',
    pattern: words('blood in (?:my |his |her |the )?(?:urine|pee|stools?|poop|vomit)'),
    soft: true,
  },
  {
    id: 'seizure',
    pattern: words('(?:someone|somebody|person|anyone) (?:has|is having|have) (?:a )?seizure'),
    soft: true,
  },
  { id: 'heart', pattern: words('(?:signs?|symptoms?) of (?:a |having a )?heart attack'), soft: true },
  ...sign('unconscious', [
    `${others} (?:just )?(?:wont|will not|cant|cannot|doesnt|isnt|aint) (?:be )?(?:wake|waking)(?: up)?`,
    `(?:cant|cannot|wont|unable to) (?:get ${others} to )?(?:wake|wake up) (?:my )?${others}`,
    `(?:cant|cannot) get (?:my )?${others} to wake(?: up)?`,
    'stopped breathing|(?:isnt|aint|is not|hes not|shes not|quit|barely) breathing',
    'unconscious|semi ?conscious|unresponsive|not responding|wont respond',
    `${others} (?:just |done |has |have |is |keeps |finna )*(?:passed out|passing out|pass out|collapsed|fell out|blacked out|fainted)`,
    '(?:i|im) (?:just |keep |almost |nearly |about to )*(?:passed out|passing out|pass out|collapsed|fainted|fainting|blacked out)',
    '(?:lips|face|baby|fingers|skin) (?:are |is |be |turning |turned |going |went |looks? )*blue',
    'no pulse|no heartbeat|needs? cpr|no respira|no despierta|inconsciente|desmayad[oa]|se desmayo',
  ]),
  ...sign(
    'breathing',
    [
      `(?:throat|tongue|airway)${upTo(4)}(?:clos(?:e|ed|es|ing)(?: up)?|swell(?:s|ing|ed)?|swollen|swole|tight(?:ness|ening|ens)?|shut(?:ting)?)`,
      `(?:closing|swelling|swollen|swole|tightness|tightening)${upTo(3)}(?:throat|tongue|airway)`,
      `(?:lips?|(?<!hands and |feet and )face(?! and (?:my )?(?:hands|feet|ankles|legs|fingers))|mouth)${upTo(4)}(?:swell(?:s|ing|ed)?|swollen|swole|ballooned|ballooning)`,
      `(?:swelling|swollen|swole)${upTo(3)}(?:lips?|face|mouth)`,
      '(?:cant|cannot|can not|couldnt|barely|hardly|unable to|struggling to|struggle to|gasping to|fighting to) (?:hardly |even |barely |really |seem to )?(?:breathe|breath|catch (?:my|his|her) breath|get (?:any |enough )?air)',
      '(?:trouble|difficulty|hard|harder|hard time|struggling|gasping) (?:with |for |to )?(?:breathing|breathe|breath|air)',
      `(?:short|shortness|out) of (?:breath|air)${upTo(5)}(?:now|suddenly|all of a sudden|rest|resting|sitting|talk|speak|chest|lying)`,
      `(?:suddenly|sudden|cant talk)${upTo(4)}(?:short|shortness|out) of breath`,
      'anaphylaxis|anaphylactic(?: shock)?|allergic shock',
      `(?:hives|welts|rash|allergic|bee sting)${upTo(10)}(?:breathe|breathing|wheeze|wheezing|throat|tongue|lips|dizzy|faint|swelling|swollen)`,
      `(?:stung|sting|hives|allergic|swelling)${upTo(8)}(?:cant|cannot) swallow`,
      `wheezing${upTo(8)}hives|used (?:my|his|her) epi ?pen`,
      'no (?:puedo|puede) respirar|se me cierra la garganta|me (?:ahogo|asfixio)|(?:is|are|im|hes|shes|baby|started) choking',
    ],
    /\bnose\b|\ballergy season\b|\bcongest/,
  ),
  ...sign(
    'heart',
    [
      `chest (?!pain (?:pills?|medic)|cold|congestion|press|workout|day|infection)(?:(?!\\. )\\S+ ){0,4}?${hurting}(?! pills?| medic)`,
      `${hurting}${upTo(5)}chest(?! (?:cold|congestion|infection|workout|day))`,
      '(?:elephant|weight|brick|something|somebody|ton) (?:is |be )?(?:sitting |standing |pressing |sittin |heavy |of bricks )*on (?:my|his|her) chest',
      `${present}${upTo(4)}heart attack(?! (?:at|when i saw|in a|on a))`,
      'heart attack (?:now|right now|help)',
      'chest (?:feels?|is feeling|be feeling) (?:\\S+ )?(?:funny|weird|off|strange|wrong)',
      'heart (?:really |be |is |just |keeps? )*(?:hurts?|hurting|stopping|stopped|giving out)',
      `pain${upTo(5)}(?:down|in) (?:my|his|her|the) (?:left )?arm${upTo(6)}(?:sweat|sweats|sweating|sweaty)`,
      `(?:pain|numbness|tingling|ache|aching|hurting)${upTo(5)}(?:left arm|jaw)${upTo(8)}(?:sweat|sweats|sweating|sweaty|chest|breath|breathe|dizzy|nausea|nauseous|sick)`,
      `(?:left arm|jaw)${upTo(4)}(?:numb|hurts?|hurting|aching|tingling|tingles)${upTo(8)}(?:sweat|sweats|sweating|sweaty|chest|breath|breathe|dizzy|nausea|nauseous)`,
      `heart${upTo(4)}(?:racing|pounding|fluttering|beating|skipping)${upTo(10)}(?:faint|passed out|pass out|dizzy|chest|cant breathe|short of breath|light ?headed)`,
      'dolor (?:fuerte )?(?:de|en el|del) pecho|duele (?:mucho )?el pecho|presion en el pecho|ataque (?:al corazon|cardiaco)|infarto',
    ],
    /\b(?:blood pressure chest|breast ?feeding|nursing bra)\b/,
  ),
  ...sign('stroke', [
    `(?:face|mouth|smile|lip)${upTo(5)}(?:droop(?:s|ing|ed|y)?|twisted|lopsided|crooked|(?:fell|hanging|sliding) (?:down )?on one side)`,
    `(?:slurred|slurring|garbled)${upTo(3)}(?:speech|words?|talk|talking)`,
    `speech${upTo(3)}(?:slurred|slurring|garbled)|(?:talking|speaking|words) (?:are |is |coming out |be |all )*(?:slurred|garbled|sideways)|slurring`,
    '(?:cant|cannot|suddenly cant|unable to) (?:move|feel) (?:my |his |her |one |the )?(?:left |right )?(?:arms?|legs?|side|face)',
    '(?:cant|cannot|unable to) (?:lift|raise|use) (?:one |(?:my |his |her )?(?:left |right ))(?:arm|leg|side|hand)',
    `(?:suddenly|sudden) (?:(?!\\. )\\S+ ){0,2}(?:cant|unable to) (?:see|speak|talk|walk)`,
    '(?:he|she|mama|daddy|husband|wife|granny|grandma) (?:suddenly )?(?:cant|cannot) (?:speak|talk)(?: right)?',
    `(?:numb|numbness|weak|weakness|paralyzed|dead)${upTo(5)}(?:one|left|right|whole) side`,
    `(?:one|left|right|whole) side${upTo(6)}(?:numb|numbness|weak|weakness|paralyzed|dead|droop(?:s|ing|y)?|not moving|wont move)`,
    `sudden(?:ly)?${upTo(4)}(?:numb|numbness|confused|confusion|blind|vision|weakness|severe headache)`,
    '(?:worst|thunderclap) headache',
    '(?:cant|cannot|unable to) see out of (?:my|his|her|one) (?:left |right )?(?:eye|side)',
    `not making sense${upTo(8)}(?:talk|talks|talking|arm|speech|limp|weak)|(?:arm|leg|side|face) (?:is |went |gone |all )*limp`,
    `${present}${upTo(4)}(?<!heat |sun )(?:mini )?stroke(?! (?:of|level|risk|survivor))|stroke (?:right )?now`,
    `(?:ayuda|tengo|tiene|teniendo|dando un|esta teniendo)${upTo(3)}(?:derrame|embolia)|cara (?:caida|torcida)`,
  ]),
  ...sign(
    'bleeding',
    [
      `(?:coughing|cough|coughed|throwing|threw|vomiting|vomited|vomit|spitting|puking|puked|pukin)(?: up)?${upTo(3)}blood`,
      `(?:vomit|stools?|poop|bowel movements?|poo)${upTo(3)}(?:black|tarry|coffee grounds|full of blood|bloody|blood in it)`,
      '(?:black|tarry|bloody)(?: \\S+)? (?:stools?|poop|poo|bowel movements?|diarrhea)',
      `(?:bleeding|nosebleeds?|nose bleed|blood)${upTo(6)}(?:wont stop|not stopping|doesnt stop|cant stop|will not stop|wont quit|for (?:an hour|hours|30 minutes))`,
      'soaking (?:through )?(?:a |one |two )?pads?(?: \\S+){0,2} (?:an|every|per|each) hour',
      `(?:cant|cannot|wont) (?:stop|get it to stop)(?: the)? bleeding`,
      `(?:hit|bumped|banged|busted)${upTo(3)}head${upTo(14)}(?:MED|blood thinners?)`,
      `(?:MED|blood thinners?)${upTo(14)}(?:hit|bumped|banged|busted|fell on)${upTo(3)}head`,
      'vomit(?:o|ando) (?:con )?sangre|sangrado que no para',
    ],
    /\b(?:iron|pepto|bismuth|charcoal|blueberr)/,
  ),
  ...sign('seizure', [
    '(?:having|havin) (?:a |another )?(?:seizure|convulsion)s?|(?:is|are|started|keeps|hes|shes) (?:seizing|convulsing)|wont stop (?:seizing|convulsing)',
    '(?:just|he|she|baby|son|daughter) had (?:a |another |his first |her first )(?:seizure|convulsion)|first seizure|convulsionando',
  ]),
];
