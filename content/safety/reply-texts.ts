import type { ReplyTexts } from '#features/chat/safety/reply/reply-gate.ts';
import { FDA_STATEMENT } from '../claims.data.ts';

/** What the assistant adds to an engine's words, or says in their place. */
export const replyTexts: ReplyTexts = {
  fdaStatement: FDA_STATEMENT,
  nothingLeft:
    'I do not have an answer that I can stand behind here. A pharmacist can answer this for free, by phone, with your whole list in front of them. I can tell you about ingredients, products, orders and shipping, if you ask me another way.',
  muchLeftOut:
    'I left out part of this answer because I could not check it. A pharmacist or doctor can tell you the rest.',
};

/** First parts of the store's paths that an answer may link to; products are checked one by one. */
export const linkablePages: ReadonlySet<string> = new Set([
  '',
  'shop',
  'bundles',
  'bestsellers',
  'wishlist',
  'cart',
  'health-goals',
  'conditions',
  'learn',
  'community',
  'about',
  'contact',
  'shipping',
  'faq',
  'privacy',
  'terms',
  'disclaimer',
  'kia-giveaway',
  'auth',
  'account',
  'quiz',
]);
