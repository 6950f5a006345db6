import { formIn } from '../products/forms.server.ts';
import { substancesNamed } from '../products/wanted.server.ts';
import { askPatterns } from './patterns.server.ts';

/** It names something that a shop has, and wants it: a substance, a form, a price, or what it is to be without. */
export const wishesForGoods = (plain: string): boolean =>
  (substancesNamed(plain).length > 0 || formIn(plain) !== undefined || GOODS.test(plain)) &&
  // 'Soursop tea back in stock yet'
  ([WISHES, BUDGET, askPatterns.stock].some((said) => said.test(plain)) || isWithoutSomething(plain));

/**
 * 'Which one for bloating', 'which of yalls teas helps with gas': of what we sell, where nothing else was spoken of. 'Which one is better, yam or
 * plantain' compares.
 */
export const asksWhichOfOurs = (plain: string, isFirst: boolean): boolean =>
  !OR.test(plain) && ((isFirst && WHICH_FOR.test(plain)) || WHICH_OF_YOURS.test(plain));
const OR = /\b(?:or|between|than|vs)\b/;
const FOR_IT =
  '(?:is |are |be |s )?(?:good |best |the best |made |meant )?(?:for|helps?|to help|works? (?:for|on)|do (?:i|you|yall))\\b';
const WHICH_FOR = new RegExp(`^(?:\\w+ ){0,3}?which (?:ones?|bottle|product) ${FOR_IT}`);
const WHICH_OF_YOURS = new RegExp(
  `\\bwhich (?:ones? )?(?:of )?(?:yalls?|y'alls?|your|yours|ur) (?:\\w+ ){0,2}?${FOR_IT}`,
);

/** 'I need iron, but not the kind that stops you up', 'need hair growth vitamins' */
const WISHES =
  /^(?:(?:\w+ ){0,2}?i |(?:hi |hey |hello |yo |ok |please |pls )*)(?:need|want) (?!to\b|you\b|help\b|advice\b|info|it\b|more info)/;
const GOODS = /\b(?:vitamins|supplements?)\b/;

/** 'Teas with no caffeine', 'a multivitamin without iron': a few words of a thing, and what it does without. */
function isWithoutSomething(plain: string): boolean {
  const [thing = '', without = '', ...more] = plain.split(WITHOUT);
  const own = wordsOf(thing).filter((word) => !BEFORE_A_THING.has(word));
  const other = wordsOf(without);
  return more.length === 0 && own.length > 0 && own.length <= 3 && other.length > 0 && other.length <= 2;
}
const WITHOUT = / (?:with|wit|w) (?:no|zero) | without (?:any )?/;
const BEFORE_A_THING = new Set([
  'a',
  'an',
  'any',
  'some',
  'need',
  'looking',
  'for',
  'want',
  'please',
  'hi',
  'hello',
]);
const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');

/** 'Herbal tea, under 30 dollars' */
const BUDGET =
  /\b(?:under|below|less than|up to|no more than|around) (?:about )?\d+(?: dollars?| bucks?)?\b(?! (?:mg|mcg|iu|grams?|years?|days?|weeks?|months?))/;
