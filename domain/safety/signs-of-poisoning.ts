import type { Sign } from './emergency.ts';
import { upTo, words } from './pattern.ts';

const child =
  '(?:baby|babies|toddler|infant|newborn|child|children|kids?|grandbaby|grandchild|grandson|granddaughter|son|daughter|nephew|niece|little one|boy|girl|\\d{1,2} (?:year|yr|month|mo)s? old|bebe|hijo|hija|nino|nina|nieto|nieta)';
const pills =
  '(?:pills?|tablets?|capsules?|gumm(?:y|ies)|vitamins?|supplements?|medicines?|medication|meds|iron|bottle|softgels?|lozenges?|pastillas?|tylenol|melatonin|aspirin|benadryl|MED)';
const poison =
  '(?:bleach|antifreeze|lye|drain cleaner|rat poison|poison|pesticide|gasoline|lighter fluid|cleaners?|detergent|laundry pods?|tide pods?|nail polish(?: remover)?|battery|batteries|nicotine|vape juice|edibles?|essential oil)';
const swallowed =
  '(?:swallow|swallowed|swallowing|swallered|ate|eaten|eating|eat up|et|drank|drunk|ingested|ingest|got into|gotten into|getting into|got in|got a ?hold of|got hold of|chewed up|put in (?:his|her) mouth|se trago|se comio|trago|comio|tomo)';
const number =
  '(?:1\\d|[2-9]\\d|1\\d\\d|twenty|thirty|forty|fifty|sixty|a hundred)(?! ?(?:mg|mcg|iu|g|ml|day|days|month|months|year|years|minutes|hours|percent))';

const sign = (id: Sign['id'], sources: readonly string[], unless?: RegExp): Sign[] =>
  sources.map((source) => ({ id, pattern: words(source), ...(unless && { unless }) }));

const DRINKS =
  /\b(?:bottle|jar|glass|cup|pot|thing|box|pack|bag) of (?:\S+ )?(?:water|tea|juice|soda|milk|sorrel|kombucha|lemonade|ginger ale|cookies|chips|honey|shake|smoothie)\b/;
const ORDERS =
  /\b(?:orders?|payments?|charged?|card|paypal|quiz|money|survey|test|class|bus|code|coupon|points?|photos?|pictures?)\b/;

export const signsOfPoisoning: readonly Sign[] = [
  ...sign('child-poisoning', [
    `${child}${upTo(7)}${swallowed}${upTo(6)}(?:${pills}|${poison}|whole (?:bottle|thing|pack|jar)|handful)`,
    `(?:swallowed|drank|ingested|got into|gotten into|ate)${upTo(4)}(?:${pills}|${poison})${upTo(5)}${child}`,
    `${child}${upTo(5)}(?:poisoned|poisoning|overdosed?)`,
    '(?:baby|infant|newborn|bebe|\\d{1,2} months? old)(?: \\S+){0,5} (?:ate|had|tasted|eaten|swallowed|licked|comio) (?:\\S+ ){0,3}(?:honey|miel)',
  ]),
  ...sign(
    'overdose',
    [
      'overdos(?:e|ed|ing)|overdosis|sobredosis|od ed|oded|oding',
      `(?:took|taken|swallowed|ate|popped|downed|drank|tome|me tome)${upTo(4)}(?:(?:a |the )?(?:whole|entire|full) (?:bottle|pack|box|jar)|(?:a )?handful|${number} (?:of )?(?:\\S+ ){0,2}?(?:pills?|tablets?|capsules?|gummies|softgels?|tylenol|aspirins?|melatonin|benadryl|pastillas|MED)|demasiadas pastillas|todas las pastillas|un frasco)`,
      `(?:swallowed|downed|popped)${upTo(2)}all (?:of )?(?:my|his|her|the|them) ?(?:\\S+ )?(?:pills?|meds|medicine|medication|tablets?|capsules?)?`,
      `(?:took|taken|tome)${upTo(2)}all (?:of )?(?:my|his|her|the) (?:\\S+ )?(?:pills?|meds|medicine|medication|tablets?|capsules?|MED)${upTo(2)}(?:at once|at the same time|left|in the (?:bottle|house|cabinet))`,
      `(?:drank|swallowed|drunk|ingested|ate) (?:\\S+ ){0,3}?${poison}`,
      'poisoned (?:my|him|her)self|(?:been|was|being|got) poisoned|carbon monoxide',
    ],
    DRINKS,
  ),
  ...sign(
    'too-much',
    [
      `(?:took|taken|gave|swallowed)${upTo(5)}(?:double|twice(?! (?:a|per|daily|weekly|this|the))|two doses|2 doses|second dose|extra (?:dose|pill|one|capsules?|tablets?|gummy)|too (?:many|much)|more than (?:the label|it says|i should|recommended|i was supposed))`,
      `(?:ate|had|drank)${upTo(3)}too (?:many|much) (?:of )?(?:\\S+ ){0,3}?${pills}`,
      '(?:accidentally|mistakenly|by accident|by mistake) (?:took|taken|doubled|gave|swallowed|ate|drank)',
      `(?:took|doubled|gave|swallowed|ate|drank)${upTo(8)}(?:by accident|by mistake|accidentally)`,
    ],
    ORDERS,
  ),
  {
    id: 'overdose',
    pattern: words(`(?:took|taken)${upTo(2)}all (?:of )?my (?:pills?|meds|medicine|medication|tablets?)`),
    soft: true,
  },
  {
    id: 'overdose',
    pattern: words(`(?:take|taking|eat|drink|have|having|use)${upTo(2)}too (?:many|much)`),
    soft: true,
  },
];

/** 'He ate them' counts when the turn before spoke of a child and of pills. */
export const childSwallowed = words(
  `(?:he|she|they|it|baby|we think he|we think she)${upTo(3)}${swallowed}${upTo(5)}(?:them|it|some|\\d+|${pills}|handful|all)`,
);
export const childNearPills = new RegExp(
  `\\b${child}\\b.*\\b(?:${pills}|cabinet|purse|vitamin|${poison})\\b`,
);
