import type { Sign } from './emergency.ts';
import { upTo, words } from './pattern.ts';

/** Harm that somebody does, or fears to do, to another; and what pets swallow. */

const sign = (id: Sign['id'], sources: readonly string[], unless?: RegExp): Sign[] =>
  sources.map((source) => ({ id, pattern: words(source), ...(unless && { unless }) }));

const near =
  '(?:husband|wife|boyfriend|girlfriend|partner|ex|fiancee?|baby ?daddy|babys father|spouse|my man|old man|dad|father|stepdad|stepfather|stepmother|he|she|hes|shes|esposo|marido|novio|pareja)';
const strikes =
  '(?:hits?|hitting|beats?|beating|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|shov(?:es|ed|ing)|abus(?:es|ed|ing)|hurts?|hurting|threaten(?:s|ed|ing)?|rap(?:es|ed|ing)|put(?:s|ting)? (?:his|her) hands on)';
const partner =
  '(?:husband|wife|boyfriend|girlfriend|partner|ex|fiancee?|baby ?daddy|spouse|my man|stepdad|stepfather)';
const me = '(?:me|us|my (?:mom|mother|mama|sister|daughter|son|kids|children))';
/** 'He hit me up', 'beats me at chess', 'hit me with a deal'. */
const inPlay =
  '(?! (?:up|at|out of|in (?:chess|cards|the game)|to (?:it|the)|with (?:a |the |some )?(?:deal|price|link|news|code|discount|joke|question)|every time we play))';

const pet =
  '(?:dogs?|doggy|puppy|puppies|pup|cats?|kittens?|kitty|pets?|rabbit|bunny|hamster|parrot|perr[oa]|perrito|gat[oa]|gatito|poodle|chihuahua|bulldog|pit|pit ?bull|retriever)';
const swallowed =
  '(?:ate|eaten|eating|eat|et|swallow\\S*|chew\\S*|lick\\S*|drank|drunk|ingested|got into|gotten into|getting into|got in|got (?:a )?hold of|gobbled|snatched|se comio|comio|se trago)';
const poison =
  '(?:pills?|tablets?|capsules?|gumm(?:y|ies)|vitamins?|supplements?|medicines?|medication|meds|iron|bottle|softgels?|melatonin|MED|xylitol|chocolate|grapes?|raisins?|onions?|edibles?|essential oils?|tea tree|nicotine|vape|antifreeze|bleach|rat poison|batter(?:y|ies)|detergent|pastillas|vitaminas|whole (?:bottle|bag|pack|jar)|container|magnesium|probiotics?|ashwagandha|turmeric|powder)';

const child = '(?:baby|babies|newborn|infant|twins|kids?|child|children|son|daughter|toddler)';
const leadsTo =
  '(?: (?:to|of|about|that|i|im|ill|am|will|might|could|gonna|going|wanna|want|is|are|telling|tell|me|just|keep|keeps|like|having|get|getting)){0,8}';

export const signsOfHarm: readonly Sign[] = [
  ...sign('harm-to-child', [
    `(?:picture|picturing|imagine|imagining|see myself|want|wants|wanna|scared|afraid|terrified|thoughts?|thinking|think|urges?|feel like|voices?|images?|might|gonna|going)${leadsTo} (?:hurt|hurting|harm|harming|kill|killing|shake|shaking|drown|drowning|smother|smothering|throw|throwing) (?:my|the|our|this|his|her) (?:own )?${child}(?! (?:shower|shampoo|powder|food|an? (?:shower|party|birthday|first)))`,
    `(?:baby|newborn|postpartum|baby blues|infant)${upTo(8)}(?:think|thinking|thoughts?|want|wanna|urges?) (?:about |of |to )?(?:smother|drown|shak|hurt|harm|kill|throw)\\S* (?:her|him|it|them)`,
    `voices?${upTo(4)}(?:tell|tells|telling|told) me to (?:hurt|kill|harm)`,
    `(?:quiero|miedo de) (?:hacerle dano|lastimar|matar) a mi (?:bebe|hij[oa])`,
  ]),
  ...sign(
    'violence',
    [
      `${near}(?: (?:just|always|keeps?|be|is|has|been|done|had|still|got|drunk|and|gets|mad))* ${strikes} (?:on )?${me}${inPlay}`,
      `${partner}${upTo(8)}${strikes} (?:on )?${me}${inPlay}`,
      `(?:hide|hiding|run|running|escape|get away|safe) from (?:my |his |her )${partner}`,
      `(?:he|she|${partner}) (?:said|says|told me|swore|texted)(?: \\S+){0,5} (?:kill|hurt|beat|shoot) ${me}`,
      `(?:scared|afraid|terrified) of (?:my|his|her) (?:own )?${near}|(?:${near}) (?:gets|got|getting|is|turns|turned|became) (?:\\S+ )?violent`,
      `(?:domestic|partner|family) (?:violence|abuse)|abusive (?:relationship|marriage|home|husband|wife|boyfriend|girlfriend|partner)|battered (?:woman|wife)`,
      `(?:grabbed|grabs|held|holds|had|got) me by (?:the|my) (?:throat|neck|hair)|hands? (?:around|on|round) my (?:throat|neck)`,
      `threaten(?:s|ed|ing)? to (?:hurt|kill|beat|shoot) ${me}`,
      '(?:me|nos) (?:pega|golpea|maltrata|amenaza)(?! con)|violencia domestica',
    ],
    /\b(?:awareness|donat\w+|charity|month|at chess|game)\b/,
  ),
  ...sign('pet-poisoning', [
    `${pet}${upTo(6)}${swallowed}${upTo(7)}${poison}`,
    `(?:gave|given|fed) (?:my |the |our )?${pet}${upTo(5)}${poison}`,
    `${poison}${upTo(4)}(?:eaten|swallowed) by${upTo(2)}${pet}`,
    `${pet}${upTo(4)}(?:poisoned|overdosed)`,
  ]),
  {
    id: 'pet-poisoning',
    pattern: words(`(?:toxic|poisonous|dangerous|harmful|bad) (?:to|for) (?:my |a |the )?${pet}`),
    soft: true,
  },
];
