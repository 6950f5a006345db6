import { saysAny, upTo, words } from '../pattern.ts';
import { isDeniedBefore } from './denial.ts';

/** How nobody may be spoken to: insults, contempt for a group, and pressure to buy. They read plain text, questions included. */

const bad =
  '(?:lazy|ugly|crazy|dirty|greedy|sloppy|gross|ignorant|foolish|careless|selfish|weak willed|dramatic|insane)';
const group =
  '(?:black|brown|white|african|african american|latin[oa]|hispanic|asian|poor|old|fat|obese|sick|overweight|diabetic)';

const rude = [
  '(?:stupid|dumb|idiots?|idiotic|morons?|moronic|imbeciles?|junkies?|crackheads?|retard(?:s|ed)?|hysterical|hypochondriacs?|pathetic|losers?|clueless|dimwits?|nitwits?|crybab(?:y|ies)|drama queens?|(?:such a|a big|like a) baby|lost cause|hopeless case|whin(?:e|es|ing|y|er|ers)|ghetto|shut up|get a grip|man up|grow up|nobody asked you)',
  `(?:you are|youre|you were|you look|you sound|you seem|your|being|stop being|are you|people are|folks are|women are|men are|they are|theyre|all|so|too|such) (?:just |really |so |too |very |a |an |all |always |simply |being )*${bad}`,
  `(?:dont be|do not be|werent|were not) (?:so |such a |that |a )*${bad}`,
  `${bad} (?:people|person|patients?|women|men|folks|talk)`,
  '(?:you are|youre|you look|you got|you have gotten|are you) (?:just |really |so |too |very |way )*(?:fat|old|disgusting|revolting)(?! (?:enough|for this order))|too fat (?:for|to)',
  `(?:be|feel) ashamed of|shame on you|your (?:own )?fault|yourself to blame|blame yourself|(?:did|brought|do|bring)${upTo(4)}(?:on|upon|to) yourself|serves? you right|what did you expect|should have known better`,
  '(?:use|using) your (?:brain|head|common sense)|think before you|stop (?:whining|complaining|moaning|crying|making excuses|being)|no excuses|(?:with|use|have|no|any) common sense|(?:everybody|everyone|anybody|any child|a child) (?:\\S+ ){0,4}(?:knows|would know|could tell you) that|(?:do|did|cant|wont|dont|why dont) you (?:ever|even|never|not) (?:listen|read|think|understand|learn)|typical (?:of|for) (?:you|someone|people|a woman|a man)|no wonder you|(?:silly|foolish|ridiculous|absurd) (?:thing|question|idea|worry)|how (?:can|could) you be (?:so|this|that)|lose (?:some|the|that) weight (?:before|first)|get over (?:it|yourself)|not my problem|who cares',
  'you people (?:never|always|are|should|dont|do not|need|must|only|just|have|cant|cannot|keep|and your|all|want|eat|think)|your kind (?:always|never|just|only|are|of people)|(?:people|folks|women|men|patients|someone|types) like you (?:always|never|just|only|are|dont|should|cant)|those people (?:always|never|just|only|are all|dont|cant|should)',
  `${group} (?:people|folks|women|men|patients)(?: (?:just|simply|always|never|only|all|really|are|do not|dont|wont|tend to|like to|refuse to|eat|eats?|ask|listen)){1,4} (?:badly|lazy|dirty|too much|listen|take care|for discounts|complain|junk|garbage|irresponsible|noncompliant|difficult|wrong|worse|late|to blame|ignorant)`,
].map(words);

/** 'You are not lazy', 'there is no stupid question'. */
const SOFTENED = / (?:not|never|isnt|arent|no) /;

export function isRude(plain: string): boolean {
  return saysAny(rude, plain, ({ index, 0: match }) => {
    const own = /^(?:dont be|do not be|werent|were not) /.exec(match)?.[0].length ?? 0;
    return !isDeniedBefore(plain, index) && !SOFTENED.test(match.slice(own));
  });
}

const pressing = [
  'before (?:its|it is|it gets) too late|last chance|final chance|act (?:now|fast|today)|once in a lifetime|limited time|going fast|flying off|sell(?:s|ing)? (?:out )?fast|almost (?:sold out|gone)|nearly (?:sold out|gone)|(?:supplies|supply|stocks?|time) (?:is|are) (?:running (?:out|low)|limited)|while (?:supplies|stocks?) lasts?',
  '(?:tomorrow|tonight|soon|by then)(?: \\S+){0,4} gone|prices? (?:will |may |are going to )?(?:jump|rise|go up|double|climb|soar)|waited too long|order (?:quick|quickly|fast)|clock is ticking|(?:gambling|playing|gamble|play) with your (?:\\S+ )?(?:health|heart|life|future|family)|stock up (?:now|tonight|today|while)|every (?:day|hour|minute|week) (?:that )?you wait|(?:grab|snag|claim|secure|get yours)(?: \\S+){0,3} (?:now|tonight|today|fast|quick|quickly|while)',
  'only today|today only|(?:offer|deal|price|sale)(?: \\S+)? (?:ends|expires) (?:tonight|today|soon|at midnight|in)|(?:within|in) the next (?:\\S+ )?(?:minutes?|hours?|half hour)|(?:dont|do not) miss (?:out|this|it)',
  '(?:will|youll|youd|would|may) regret|cant afford not|cannot afford not|(?:everybody|everyone) (?:is|else is|has|s) (?:buying|already|ordering|bought)',
  `without (?:this|it|our)${upTo(5)}(?:gambl\\S+|playing|risk\\S*|danger)`,
  `if you (?:really )?(?:love|loved|care|cared)${upTo(6)}(?:buy|order|get|add|would|will|youll|youd)`,
  `(?:dont|do not|never|why) wait${upTo(10)}(?:order|buy|get (?:it|yours)|start taking|cart)`,
  `(?:health|life|heart|family|body|children)${upTo(5)}(?:risk|danger|suffer|pay for it)${upTo(5)}(?:without (?:it|this|PROD|ING)|if you (?:dont|do not|leave|wait|skip)|unless you (?:buy|order|take))`,
].map(words);
const HURRY = /(?<![^ ])hurry(?![^ ])/g;
const NO_HURRY =
  /(?<![^ ])(?:no|not|never|dont|without|need to|have to|any|in a)(?: (?:a|big|need|to|reason|in)){0,3} $/;

/** 'Before it is too late', 'you will regret it': fear and haste sell nothing here. */
export function pressesToBuy(plain: string): boolean {
  if ([...plain.matchAll(HURRY)].some(({ index }) => !NO_HURRY.test(plain.slice(0, index)))) return true;
  return saysAny(
    pressing,
    plain,
    ({ index }) => !isDeniedBefore(plain, index) && !/ (?:911|988|doctor|help|emergency|clinic) /.test(plain),
  );
}
