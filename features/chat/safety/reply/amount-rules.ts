import { saysAny, upTo, words } from '../pattern.ts';
import { isDeferred, isDeniedBefore } from './denial.ts';
import type { ReplyFacts } from './reply-facts.ts';

/** More than the label says, without a number in it. */

const piece =
  '(?:capsules?|caps|pills?|tablets?|gummies|gummy|softgels?|drops|droppers?|scoops?|teaspoons?|tablespoons?|spoons?|spoonfuls?|servings?|doses?|lozenges?|ones?|bottles?)';
const swallow = '(?:take|taking|use|have|add|pop|swallow|chew|give|try|drink|eat|throw in)';
const amount = '(?:amounts?|doses?|dosages?|servings?|intake)';

const urging = [
  `${swallow}(?: (?!\\. |until |unless )\\S+){0,3} (?:more|extra|additional)(?: (?:of (?:it|them|these|this)|${piece}|if|when|whenever|on|until|for))`,
  `${swallow} (?:double|twice|triple|more|extra|another|as (?:much|many) as|the whole|a whole|a lot of|plenty of|a few|(?:one|two|three) or (?:two|three|four))`,
  `(?:couple|few|handful|bit|some)(?: of)? ${piece} (?:more|extra|on top)|(?:another|an extra|a second) ${piece} (?:or two|wont|will not|does|never|cant)`,
  `(?:double|triple|quadruple|doubling|tripling|up|bump up) (?:it|them|up|that|this|the|your)(?: ${amount})?(?: (?:if|when|for|until|to|after|and)|(?= \\.)|(?= ,)| $|$)|(?:keep|keeps) (?:increasing|raising|adding|upping)`,
  `(?:double|twice|triple|three times|half again) (?:the |that |this |as )*(?:much|${amount}|label)`,
  '(?:exceed|surpass|outdo|top)(?:ing|s)? (?:the |that |this |your )?(?:label|dose|serving|limit|amount|recommended)|bump(?:ing)? (?:it|that|this|them) up|(?:whole|entire|full) (?:\\S+ )?(?:days|weeks) worth|all (?:of (?:it|them) )?(?:at once|in one go)',
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|a dozen|[1-9]|1\\d)(?: (?:or|to) (?:\\S+))?(?: of (?:them|these|those))? (?:should|will|would|ought to) (?:do|be enough|work|help|fix|suffice)|(?:go|going|went) (?:wild|crazy|all out|heavy|big|nuts) (?:with|on)',
  '(?:whatever|whichever) (?:amount|dose|number)',
  'more is (?:always |usually )?better|the more the better',
  `(?:go|going|goes) (?:higher|over|above|beyond|past|up)(?: (?!\\. )\\S+){0,3} (?:label|serving|dose|limit|amount|that|upper)`,
  `more than (?:the label|it says|the label says|recommended|the bottle)${upTo(4)}(?:no harm|fine|okay|ok|safe|harmless|does no|wont|nothing|help)`,
  `(?:cant|cannot|can not|impossible to|hard to|no way to) (?:really |ever |possibly )?(?:take|have|get|overdo|overdose|eat|drink)(?: (?:too much|too many|on|it))?`,
  '(?:no|without (?:a|any)|there isnt an?|there is not an?) (?:real |upper |safe |such )*(?:upper )?limits?',
  `(?:ignore|disregard|forget|never mind|dont mind|do not mind)${upTo(3)}(?:serving|label|directions|dose|dosage|limit|warnings?|maximum)`,
  `(?:a|by the) handful(?: of ${piece})? (?:a|per|each|every|of) (?:day|morning|night|capsules|pills|gummies|tablets)|by the handful`,
  `(?:adult|full|grown up|same)(?: \\S+)? ${amount}${upTo(3)}(?:child(?:ren)?|kids?|toddlers?|baby|babies|son|daughter)|(?:child(?:ren)?|kids?|toddlers?|babies|baby|son|daughter)${upTo(4)}(?:adult|full|grown up) ${amount}`,
].map(words);
/** These say it with a denial of their own. */
const OWN_DENIAL =
  /^(?:cant|cannot|can not|impossible|hard|no|without|there|never mind|dont mind|do not mind) /;
/** 'If nothing happens, bump it up' denies something else. */
const NEAR_DENIAL = / (?:\S+nt|not|no|never|nobody|nor|cannot|without|nothing)(?: (?!, )\S+){0,5} $/;
const ABOUT_ORDERS = /(?<![^ ])(?:orders?|cart|checkout|shipping|discount|pay|paid)(?![^ ])/;

/** With the word behind it: 'no upper limit is set' for one vitamin excuses no 'no upper limit for' another. */
function saysSo(facts: ReplyFacts, match: string, rest: string): boolean {
  const [next = ''] = rest.slice(match.length).trim().split(' ');
  return facts.plain.includes(/^(?:[A-Z]+|[.,])?$/.test(next) ? match : `${match} ${next}`);
}

/** Tells somebody to take more; excused where the evidence says it in the same words. */
export function urgesMore(tagged: string, facts: ReplyFacts): boolean {
  return saysAny(urging, tagged, ({ index, 0: match }) => {
    if (ABOUT_ORDERS.test(tagged) || saysSo(facts, match, tagged.slice(index))) return false;
    if (
      / (?:water|food|greens|vegetables|fluids?|fruit|fiber rich|time|care|rest|meals?|than an? hour|hours) /.test(
        `${match} `,
      )
    )
      return false;
    if (isDeferred(tagged, index + match.length)) return false;
    return (
      OWN_DENIAL.test(`${match} `) ||
      !NEAR_DENIAL.test(tagged.slice(0, index)) ||
      !isDeniedBefore(tagged, index)
    );
  });
}
