import type { Sign } from './emergency.ts';
import { upTo, words } from './pattern.ts';

const self = '(?:my|him|her|them)sel(?:f|ves)';

const hard = [
  `(?:kill|killing|killed|unalive|hang|hanging|shoot|shooting|drown|drowning) ${self}`,
  `(?:want|wants|wanna|wanting|going|gonna|thinking|think|plan|planning|keep|keeps|feel like|ready|tempted|urges?|started|starting|been|thoughts?)${upTo(3)}(?:hurt|hurting|harm|harming|cut|cutting|burn|burning) ${self}`,
  'cutting (?:myself|himself|herself|again)|self ?harm(?:ing|ed)?',
  '(?:end|ending|take|taking) (?:my|his|her|their) (?:own )?life(?! back)',
  'suicid(?:e|al|ally)|unalive|kms|sewerslide',
  '(?:want|wants|wanna|wanting|wish|wishing|hoping|praying|ready|id rather|rather) (?:that )?(?:to |i could |i would |he could |she could )?(?:just )?(?:die|be dead|was dead|were dead|be gone forever)',
  'wish(?:es|ed)? (?:i|he|she|they) (?:was|were|had|would) (?:dead|never (?:been )?(?:born|woken up|woke up)|not wake up)',
  `(?:dont|do not|doesnt|does not|didnt) (?:even |really )?(?:want|wanna) (?:to )?(?:live|be alive|be here (?:any ?more|no more)|wake up (?:any ?more|no more|tomorrow)|exist|go on|be on this earth|keep living)`,
  '(?:better off|rather be) (?:dead|without me|if i (?:was|were) (?:gone|dead)|if i died)',
  '(?:no|any|aint no|not any) (?:reason|point|use) (?:to|in|of|for) (?:live|living|being alive|keep living|be alive|being here|me to live|going on)',
  '(?:nothing|aint got nothing|aint nothing) (?:left )?to live for',
  '(?:go|going|fall|falling) (?:back )?(?:to )?(?:sleep|bed|asleep) and (?:never|not|dont) (?:ever )?(?:wake|waking)',
  '(?:never|not) (?:want to |wanna )?wake up (?:again|ever again)',
  '(?:tired|sick|done) (?:of|with) (?:living|being alive|life itself)',
  '(?:end|ending) it all',
  '(?:jump|jumping) (?:off|from) (?:a |the |that )?(?:bridge|roof|building|balcony|overpass)|(?:cut|slit|cutting|slitting) my wrists?',
  '(?:dont|do not|cant|cannot) see (?:a |any |the |no )?(?:reason|point) (?:to|in) (?:keep |go |carry )?(?:going|on|live|living)',
  '(?:life|living) (?:isnt|is not|aint|not) worth (?:it|living)|(?:want to|wanna|wish i could) (?:just )?disappear forever',
  '(?:cant|cannot|dont wanna|dont want to) (?:go on|keep going on) (?:living|like this|any ?more|no more|much longer)',
  '(?:cant|cannot|dont wanna|dont want to) (?:live|keep living) (?:like this|no more|any ?more)',
  `(?:pills?|ways?|drugs?|much|many|supplements?|vitamins?|herbs?|it)${upTo(6)}(?:to die|to kill me|would kill me|take to die|to end my life|die in my sleep|kill a person|be lethal|is lethal)`,
  `painless (?:way|ways|death)|painlessly|lethal dose|fatal dose`,
  'how (?:can|do|could|would) i (?:just )?die',
  '(?:talks?|talking|talked|thinks?|thinking|threatens?|threatening|threatened)(?: (?:about|of|me|to)){0,2} (?:ending it|end it)(?= (?:all|\\.|now|tonight|today|soon)|$| $)',
  '(?:gonna|going to|wants? to|wanna|finna|ready to|about to|will) end it(?= (?:all|\\.|now|tonight|today|soon)|$| $)',
  '(?:nobody|no one|no body) would (?:even )?(?:care|miss|notice)(?: \\S+){0,2} if (?:i|he|she|they) (?:died|was gone|were gone|wasnt here|disappeared|was dead|were dead)',
  'quier(?:o|e) (?:morir|matarse|suicidarse|morirme|matarme)|me quiero (?:matar|morir|suicidar)|(?:matar|suicidar)me|suicid(?:io|arme|arse)|se quiere (?:matar|morir|suicidar)|no quiere? (?:seguir )?viv(?:ir|iendo)|no quiero (?:seguir )?viv(?:ir|iendo)|quitarme la vida|hacerme dano',
];

/** Heavy words that may mean the pain, the bills or the itching. */
const soft = [
  '(?:cant|cannot) (?:take|do) (?:it|this) (?:no more|any ?more|much longer)',
  '(?:feel|feeling|felt|im|so) (?:hopeless|worthless|empty inside)',
  'hopeless|give up on (?:life|everything)|giving up on (?:life|everything)|no hope left|nobody would (?:miss|care)',
  'am i (?:going to|gonna) die',
  '(?:plan|planning|going|gonna) (?:to )?kill (?:him|her|them|my (?:husband|wife|mother|father|boss|family))',
  'thinking about ending things',
];

export const signsOfSelfHarm: readonly Sign[] = [
  ...hard.map((source): Sign => ({ id: 'self-harm', pattern: words(source) })),
  ...soft.map((source): Sign => ({ id: 'self-harm', pattern: words(source), soft: true })),
];
