import { formIn } from '../products/forms.server.ts';
import { substancesNamed } from '../products/wanted.server.ts';
import { askPatterns } from './patterns.server.ts';

/** It names something that a shop has, and wants it: a substance, a form, a price, or what it is to be without. */
export const wishesForGoods = (plain: string): boolean =>
  (substancesNamed(plain).length > 0 || formIn(plain) !== undefined || GOODS.test(plain)) &&
  // 'Soursop tea back in stock yet'
  [WISHES, BUDGET, WITHOUT, askPatterns.stock].some((said) => said.test(plain));

/** 'I need iron, but not the kind that stops you up', 'need hair growth vitamins' */
const WISHES =
  /^(?:(?:\w+ ){0,2}?i |(?:hi |hey |hello |yo |ok |please |pls )*)(?:need|want) (?!to\b|you\b|help\b|advice\b|info|it\b|more info)/;
const GOODS = /\b(?:vitamins|supplements?)\b/;

/** 'Teas with no caffeine', 'a multivitamin without iron' */
const WITHOUT =
  /^(?:(?:a|an|any|some|need|looking for|want|please|hi|hello) )*(?:[a-z0-9']+ ){1,3}?(?:(?:with|wit|w) (?:no|zero)|without(?: any)?) [a-z]+(?: [a-z]+)?$/;

/** 'Herbal tea, under 30 dollars' */
const BUDGET =
  /\b(?:under|below|less than|up to|no more than|around) (?:about )?\d+(?: dollars?| bucks?)?\b(?! (?:mg|mcg|iu|grams?|years?|days?|weeks?|months?))/;
