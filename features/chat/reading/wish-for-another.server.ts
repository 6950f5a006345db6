import { plainWords } from '#platform/text/in-one-form.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { askPatterns } from './patterns.server.ts';
import { subjectWords } from './plain-words.server.ts';
import { toldOfProducts } from './same-fact.server.ts';
import { asksWhichOfOurs, wishesForGoods } from './wishes-for-goods.server.ts';

/** 'And for my husband?' behind facts of a product wishes for the same again, but for somebody else: the wish, as if it had been for them. */
export function wishForAnother(plain: string, history: readonly Turn[]): string | undefined {
  if (subjectWords(plain).length > 0 || !/\bfor\b/.test(plain) || !toldOfProducts(history)) return undefined;
  const wishes = (asked: string): boolean =>
    askPatterns.shelf.test(asked) || wishesForGoods(asked) || asksWhichOfOurs(asked, true);
  return history
    .findLast(({ role, content }) => role === 'user' && wishes(plainWords(content)))
    ?.content.replace(
      FOR_SOMEBODY,
      OF_MEN.test(plain) ? ' for a man ' : OF_WOMEN.test(plain) ? ' for a woman ' : ' ',
    );
}
const OF_MEN =
  /\b(?:husband|father|dad|daddy|son|brother|uncle|grandfather|grandpa|boyfriend|nephew|man)s?\b/;
const OF_WOMEN =
  /\b(?:wife|mother|mom|mama|momma|mum|daughter|sister|aunt|auntie|grandmother|grandma|granny|nana|girlfriend|niece|woman)s?\b/;
const FOR_SOMEBODY =
  /\bfor (?:an? |my |the )?(?:\w+ )?(?:man|woman|men|women|male|female|lady|ladies|guys?|wife|husband|mother|father|mom|mama|dad|girl|boy)(?: of (?:about )?\d+)?\b|\b(?:wo)?m[ae]n'?s\b/gi;
