import type { VoicePage } from './voice-tools.ts';

/** What a visitor wants done, as it is said: for the embedded engine, which has no model that would decide it. */
export type Wish =
  | { kind: 'page'; page: VoicePage }
  | { kind: 'search'; query: string }
  /** To see something: one product, or a list where it names no one product. */
  | { kind: 'show'; name: string }
  | { kind: 'add'; name: string }
  /** `email` is empty when no address was said; `about` may be empty too. */
  | { kind: 'mail'; email: string; about: string };

const pageWords: [page: VoicePage, words: RegExp][] = [
  ['home', /^(home|homepage|main page|start|start page|front page)$/],
  ['shop', /^(shop|store|all products|products|shopping)$/],
  ['about', /^(about|about us|about you|about biolife)$/],
  ['conditions', /^(conditions|health conditions|all conditions)$/],
  ['learn', /^(learn|learning|health stories)$/],
  ['community', /^(community|events|support groups)$/],
  ['contact', /^(contact|contact us|contact form)$/],
  ['cart', /^(cart|shopping cart|basket|bag)$/],
  ['account', /^(account|profile|orders|order history)$/],
  ['faq', /^(faq|f a q|frequently asked questions|questions and answers)$/],
];

const POLITE =
  /^(?:(?:hey|hi|hello|ok|okay|um|uh|well|so|please|biolife)[\s,]+)*(?:(?:can|could|would|will) you\s+|i(?: would|'d) (?:like|love) (?:you )?to\s+|i want (?:you )?to\s+|let(?:'|’)?s\s+|let me\s+)?(?:please\s+)?/i;
const ENDING = /(?:[\s,]+(?:please|for me|thanks|thank you|now))*[.!?\s]*$/i;
const ARTICLE = /^(?:(?:the|my|your|some|a|an|any|one|all)\s+)+/i;

/** Reads an order to the store out of what was said; undefined for anything else: that is a question, and gets an answer. */
export function readWish(said: string): Wish | undefined {
  const words = said.trim().replace(POLITE, '').replace(ENDING, '').trim();
  return readMail(words) ?? readAdd(words) ?? readSearch(words) ?? readPage(words) ?? readShow(words);
}

function readMail(words: string): Wish | undefined {
  if (!/^(?:(?:e-?mail|mail)\b|send\b.*\b(?:e-?mail|mail|@|at)\b|send\b.*@)/i.test(words)) return undefined;
  const email = readAddress(words);
  const about =
    /\b(?:about|on|regarding)\s+(.+?)(?=\s+(?:to|at)\s+\S+(?:\s|@)|$)/i
      .exec(words)?.[1]
      ?.replace(ARTICLE, '') ?? '';
  return { kind: 'mail', email, about: about.replace(email, '').trim() };
}

/** 'jane at example dot com' is how an address sounds. */
function readAddress(words: string): string {
  const written = /[^\s@,]+@[^\s@,]+\.[^\s@,.]+/.exec(words)?.[0];
  if (written) return written.toLowerCase();
  const spoken = /\b(?:to|address)\s+(\S+(?:\s(?:dot|underscore|dash)\s\S+)*\sat\s\S+(?:\sdot\s\S+)+)/i.exec(
    words,
  )?.[1];
  return (spoken ?? '')
    .toLowerCase()
    .replace(/\sat\s/, '@')
    .replace(/\sdot\s/g, '.')
    .replace(/\sunderscore\s/g, '_')
    .replace(/\sdash\s/g, '-')
    .replace(/\s/g, '');
}

function readAdd(words: string): Wish | undefined {
  const name =
    /^(?:add|put|drop|throw)\s+(.+?)\s+(?:to|in|into)\s+(?:my |the )?(?:shopping )?(?:cart|basket|bag)$/i.exec(
      words,
    )?.[1] ?? /^(?:buy|order)\s+(.+)$/i.exec(words)?.[1];
  return name ? { kind: 'add', name: name.replace(ARTICLE, '') } : undefined;
}

function readSearch(words: string): Wish | undefined {
  const query =
    /^(?:search|look)(?: (?:the |your )?(?:shop|store))?(?: for| up)\s+(.+)$/i.exec(words)?.[1] ??
    /^find(?: me)?\s+(.+)$/i.exec(words)?.[1];
  return query ? { kind: 'search', query: query.replace(ARTICLE, '') } : undefined;
}

function readPage(words: string): Wish | undefined {
  const target =
    /^(?:go(?: back)?(?: to)?|take me(?: back)?(?: to)?|bring me(?: back)?(?: to)?|navigate(?: to)?|open(?: up)?|show(?: me)?|visit|see)\s+(.+)$/i.exec(
      words,
    )?.[1];
  if (!target) return undefined;
  const place = target
    .toLowerCase()
    .replace(ARTICLE, '')
    .replace(/\s+(?:page|section|tab)$/, '');
  const page = pageWords.find(([, pattern]) => pattern.test(place))?.[0];
  return page && { kind: 'page', page };
}

function readShow(words: string): Wish | undefined {
  const name = /^(?:show me|open(?: up)?|view|take me to|see)\s+(.+)$/i.exec(words)?.[1];
  // 'Show me how …' asks for words.
  return name && !/^(?:how|what|why|when|where|if|whether)\b/i.test(name)
    ? { kind: 'show', name: name.replace(ARTICLE, '').replace(/\s+page$/i, '') }
    : undefined;
}
